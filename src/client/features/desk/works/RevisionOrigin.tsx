import { graphql, useFragment } from "react-relay";
import type { RevisionOrigin_revision$key } from "../../../../../__generated__/relay/RevisionOrigin_revision.graphql.ts";

/** Author and origin of a revision: `Ada, by hand`. */
export function RevisionOrigin({ revision: key }: { revision: RevisionOrigin_revision$key }) {
  const { through, actor, by, restored, ...told } = useFragment(
    graphql`
      fragment RevisionOrigin_revision on WorkRevision {
        through
        actor
        by
        restored
        import {
          label
        }
      }
    `,
    key,
  );
  const who = by ?? (actor === "MEMBER" ? "A former member" : null);
  const source = told.import ? ` of ${told.import.label}` : "";
  const ways: Readonly<Record<string, string>> = {
    BEGINNING: "before histories were kept",
    IMPORT: `by the import${source}`,
    SAMPLE: "with the sample collection",
    EDIT: "by hand",
    BULK_EDIT: "by hand, with others",
    PUT_BACK: `revision ${restored ?? ""} put back`,
    UNDO: `by undoing the import${source}`,
  };
  const how = ways[through] ?? "in another way";
  return who === null ? how.charAt(0).toUpperCase() + how.slice(1) : `${who}, ${how}`;
}
