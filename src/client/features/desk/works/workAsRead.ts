import { graphql, readInlineData } from "react-relay";
import type { workAsRead_work$key } from "../../../../../__generated__/relay/workAsRead_work.graphql.ts";
import type { WorkFields } from "../../../../record/work-fields.ts";

/** Publication status of a work on the dashboard. */
export type Standing = "DRAFT" | "PUBLISHED" | "WITHDRAWN";

/** A work, as one response describes it. */
export type ReadWork = {
  readonly id: string;
  /** Number of the latest revision. */
  readonly version: number;
  readonly standing: Standing;
  readonly fields: WorkFields;
};

/**
 * Reads a work from a response. Unsaved changes are compared with the state on which they are based, which the Relay
 * store does not retain.
 */
export function workAsRead(key: workAsRead_work$key): ReadWork {
  const work = readInlineData(
    graphql`
      fragment workAsRead_work on Work @inline {
        id
        version
        status
        title
        creators {
          name
          role
        }
        date
        earliestYear
        latestYear
        workType
        technique
        subjects
        places
        dimensions {
          text
          heightCm
          widthCm
          depthCm
        }
        description
        creditLine
        rights {
          uri
          label
        }
        recordLanguage
        metadata {
          label
          values
        }
      }
    `,
    key,
  );
  const { id, version, status, dimensions, rights } = work;
  return {
    id,
    version: version ?? 1,
    standing: status === "PUBLISHED" || status === "WITHDRAWN" ? status : "DRAFT",
    fields: {
      title: work.title,
      creators: work.creators.map(({ name, role = null }) => ({ name, role })),
      date: work.date ?? null,
      earliestYear: work.earliestYear ?? null,
      latestYear: work.latestYear ?? null,
      workType: work.workType ?? null,
      technique: work.technique ?? null,
      subjects: [...work.subjects],
      places: [...work.places],
      dimensions: dimensions
        ? {
            text: dimensions.text,
            heightCm: dimensions.heightCm ?? null,
            widthCm: dimensions.widthCm ?? null,
            depthCm: dimensions.depthCm ?? null,
          }
        : null,
      description: work.description ?? null,
      creditLine: work.creditLine ?? null,
      rights: rights ? { uri: rights.uri ?? null, label: rights.label } : null,
      recordLanguage: work.recordLanguage ?? null,
      metadata: work.metadata.map(({ label, values }) => ({ label, values: [...values] })),
    },
  };
}
