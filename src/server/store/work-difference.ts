import { isDeepStrictEqual } from "node:util";
import { writtenFields } from "../../record/work-fields.ts";
import type { WorkInput } from "./work-input.ts";

/** Values of some of a work's fields. */
export type FieldValues = Partial<WorkInput>;

/** All fields of a work, in display order. */
export const workFields = [
  "identifier",
  ...writtenFields,
  "status",
  "images",
] as const satisfies readonly (keyof WorkInput)[];

/** Field of a work's record. */
export type WorkField = (typeof workFields)[number];

/** Returns the fields in which two states of a work differ. */
export function changedFields(before: WorkInput, after: WorkInput): WorkField[] {
  return workFields.filter((field) => !isSame(before[field], after[field]));
}

/** Returns the values of some fields. */
export function valuesOf(state: WorkInput, fields: readonly WorkField[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field, state[field]]));
}

/** Returns a state with some values replaced. */
export function withValues(state: WorkInput, values: FieldValues): WorkInput {
  return { ...state, ...values };
}

/** State of a work without a change, and the fields that were not restored because a later change replaced them. */
export type WithoutChange = { state: WorkInput; kept: WorkField[] };

/**
 * Reverts a change of a work. A field whose value is neither the one the change made nor the one before it was changed
 * later, and retains its value.
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

/**
 * Returns whether two values are equal once stored: PostgreSQL has no minus zero, and JSON objects have no key order.
 */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object") return false;
  return isDeepStrictEqual(plain(one), plain(other));
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
