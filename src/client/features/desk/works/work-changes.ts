import { writtenFields } from "../../../../record/work-fields.ts";
import type { WorkFields, WrittenField } from "../../../../record/work-fields.ts";
import { fieldsOf, isSameWritten, tidied, writtenOf } from "./written.ts";
import type { Written } from "./written.ts";

/** An unsaved change of a field: its saved value, and its form value. */
export type WorkChange = {
  [Field in WrittenField]: {
    readonly field: Field;
    readonly was: WorkFields[Field];
    readonly mine: Written[Field];
  };
}[WrittenField];

/** The form values after a merge with a newer state of the work. */
export type Met = {
  written: Written;
  /** Changes of fields that another user changed to a different value. */
  conflicts: readonly WorkChange[];
};

/** Returns the fields in which the form differs from the work. */
export function changesOf(fields: WorkFields, written: Written): WorkChange[] {
  const before = writtenOf(fields);
  return writtenFields
    .filter((field) => !isSameWritten(before, written, field))
    .map((field) => changeOf(field, fields, written));
}

/** Merges changes into a newer state of a work. All other fields get their current value. */
export function meet(now: WorkFields, changes: readonly WorkChange[]): Met {
  const written = { ...writtenOf(now), ...minesOf(changes) };
  const mine = fieldsOf(written);
  const conflicts = changes.filter(
    ({ field, was }) => !isSame(was, now[field]) && !isSame(mine[field], now[field]),
  );
  return { written, conflicts };
}

/** Returns the fields in which two states of a work differ. */
export function differingFields(one: WorkFields, other: WorkFields): WrittenField[] {
  return writtenFields.filter((field) => !isSame(one[field], other[field]));
}

/** Returns the changes to persist. Those in conflict keep their original base value. */
export function withConflicts(
  changes: readonly WorkChange[],
  conflicts: readonly WorkChange[],
): WorkChange[] {
  return changes.map((change) => {
    const conflict = conflicts.find(({ field }) => field === change.field);
    return conflict ? ({ ...change, was: conflict.was } as WorkChange) : change;
  });
}

/** The changed fields to save, trimmed and without empty rows. */
export type ToSave = {
  written: Written;
  /** The fields whose value changes. */
  fields: Partial<WorkFields>;
  /** The resulting work. */
  saved: WorkFields;
};

/** Computes which fields of a form must be saved. */
export function toSave(before: WorkFields, written: Written): ToSave {
  const tidy = tidied(written);
  const names = changesOf(before, written).map(({ field }) => field);
  const all = { ...written, ...picked(tidy, names) };
  const after = { ...before, ...picked(fieldsOf(all), names) };
  return { written: all, fields: picked(after, differingFields(before, after)), saved: after };
}

function picked<Values extends object>(values: Values, names: readonly (keyof Values)[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

function changeOf(field: WrittenField, fields: WorkFields, written: Written): WorkChange {
  return { field, was: fields[field], mine: written[field] } as WorkChange;
}

function minesOf(changes: readonly WorkChange[]): Partial<Written> {
  return Object.fromEntries(changes.map(({ field, mine }) => [field, mine]));
}

function isSame(one: unknown, other: unknown): boolean {
  return asText(one) === asText(other);
}

/** JSON has no NaN, which here represents an invalid number. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (Number.isNaN(part) ? "NaN" : part));
}
