import type { WorkFieldsInput } from "../../../__generated__/resolvers.ts";
import type { WorkFields } from "../../record/work-fields.ts";
import { readLanguage } from "../../text/language.ts";

const texts = ["date", "workType", "technique", "description", "creditLine"] as const;

/** Returns the fields to change in their stored form. A null title becomes an empty one, which the rules reject. */
export function givenFields(fields: WorkFieldsInput): Partial<WorkFields> {
  const given: Partial<WorkFields> = {};
  if (fields.title !== undefined) given.title = fields.title ?? "";
  for (const field of texts) {
    const value = fields[field];
    if (value !== undefined) given[field] = value;
  }
  if (fields.recordLanguage !== undefined) {
    const tag = fields.recordLanguage;
    given.recordLanguage = tag && (readLanguage(tag) ?? tag);
  }
  for (const field of ["earliestYear", "latestYear"] as const) {
    const value = fields[field];
    // JSON has a negative zero, PostgreSQL does not.
    if (value !== undefined) given[field] = value === null ? null : value + 0;
  }
  for (const field of ["subjects", "places"] as const) {
    const value = fields[field];
    if (value !== undefined) given[field] = [...(value ?? [])];
  }
  if (fields.creators !== undefined) {
    given.creators = (fields.creators ?? []).map(({ name, role = null }) => ({ name, role }));
  }
  if (fields.dimensions !== undefined) {
    const { dimensions } = fields;
    given.dimensions = dimensions && {
      text: dimensions.text,
      heightCm: dimensions.heightCm ?? null,
      widthCm: dimensions.widthCm ?? null,
      depthCm: dimensions.depthCm ?? null,
    };
  }
  if (fields.rights !== undefined) {
    given.rights = fields.rights && { uri: fields.rights.uri ?? null, label: fields.rights.label };
  }
  if (fields.metadata !== undefined) {
    given.metadata = (fields.metadata ?? []).map(({ label, values }) => ({
      label,
      values: [...values],
    }));
  }
  return given;
}
