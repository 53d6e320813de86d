import { isDeepStrictEqual } from "node:util";
import { writtenFields } from "../../record/work-fields.ts";
import type { WorkInput } from "./work-input.ts";

/** Values of some of a work's fields. */
export type FieldValues = Partial<WorkInput>;

/** All fields of a work, in the order in which they are shown. */
export const workFields = [
  "identifier",
  ...writtenFields,
  "status",
  "images",
] as const satisfies readonly (keyof WorkInput)[];

/** What is told of a work under one name. */
export type WorkField = (typeof workFields)[number];

/** The fields in which two states of a work differ. */
export function changedFields(before: WorkInput, after: WorkInput): WorkField[] {
  return workFields.filter((field) => !isSame(before[field], after[field]));
}

/** The values of some fields. */
export function valuesOf(state: WorkInput, fields: readonly WorkField[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field, state[field]]));
}

/** A state in which some fields have other values. */
export function withValues(state: WorkInput, values: FieldValues): WorkInput {
  return { ...state, ...values };
}

/** A work without what a change did to it, and the fields that are not put back because they were changed since. */
export type WithoutChange = { state: WorkInput; kept: WorkField[] };

/**
 * Takes a change back out of what a work is now. A field that is neither what the change made of it nor what it was
 * before was changed since: it is kept.
 */
export function withoutChange(
  present: WorkInput,
  before: WorkInput,
  after: WorkInput,
): WithoutChange {
  const fields = changedFields(before, after);
  const kept = fields.filter(
    (field) => !isSame(present[field], after[field]) && !isSame(present[field], before[field]),
  );
  const back = fields.filter((field) => !kept.includes(field));
  return { state: withValues(present, valuesOf(before, back)), kept };
}

/** Whether two values are stored alike: PostgreSQL knows no minus zero, and JSON no order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  return isDeepStrictEqual(plain(one), plain(other));
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
