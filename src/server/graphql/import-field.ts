import type { ImportField } from "../../../__generated__/resolvers.ts";
import type { Field } from "../imports/columns.ts";

/** GraphQL names of the fields that a column can map to. */
export const importFields: Readonly<Record<Field, ImportField>> = {
  identifier: "IDENTIFIER",
  title: "TITLE",
  creators: "CREATORS",
  creatorRoles: "CREATOR_ROLES",
  date: "DATE",
  year: "YEAR",
  earliestYear: "EARLIEST_YEAR",
  latestYear: "LATEST_YEAR",
  workType: "WORK_TYPE",
  technique: "TECHNIQUE",
  subjects: "SUBJECTS",
  places: "PLACES",
  dimensions: "DIMENSIONS",
  description: "DESCRIPTION",
  creditLine: "CREDIT_LINE",
  rights: "RIGHTS",
  recordLanguage: "RECORD_LANGUAGE",
  images: "IMAGES",
  alt: "ALT",
  caption: "CAPTION",
};

const readers: ReadonlyMap<string, Field> = new Map(
  Object.entries(importFields).map(([field, name]) => [name, field as Field]),
);

/** Returns the field for its GraphQL name. */
export function fieldOfColumn(name: ImportField): Field | null {
  return readers.get(name) ?? null;
}
