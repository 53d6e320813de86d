import { writtenFields } from "../../../../record/work-fields.ts";
import type { WorkFields, WrittenField } from "../../../../record/work-fields.ts";
import { fieldsOf, isSameWritten, tidied, writtenOf } from "./written.ts";
import type { Written } from "./written.ts";

/** A field that somebody has changed: what it was before, and what they wrote. */
export type WorkChange = {
  [Field in WrittenField]: {
    readonly field: Field;
    readonly was: WorkFields[Field];
    readonly mine: Written[Field];
  };
}[WrittenField];

/** What is written where a work is told of anew. */
export type Met = {
  written: Written;
  /** The changes of fields that somebody else changed too, and otherwise. */
  conflicts: readonly WorkChange[];
};

/** The fields in which a form says something else than the work it is about. */
export function changesOf(fields: WorkFields, written: Written): WorkChange[] {
  const before = writtenOf(fields);
  return writtenFields
    .filter((field) => !isSameWritten(before, written, field))
    .map((field) => changeOf(field, fields, written));
}

/** Carries changes over to a work as it now is: whatever else was changed meanwhile is as it is there. */
export function meet(now: WorkFields, changes: readonly WorkChange[]): Met {
  const written = { ...writtenOf(now), ...minesOf(changes) };
  const mine = fieldsOf(written);
  const conflicts = changes.filter(
    ({ field, was }) => !isSame(was, now[field]) && !isSame(mine[field], now[field]),
  );
  return { written, conflicts };
}

/** The fields of which two states of a work say different things. */
export function differingFields(one: WorkFields, other: WorkFields): WrittenField[] {
  return writtenFields.filter((field) => !isSame(one[field], other[field]));
}

/** Changes as they are still to be decided: those in conflict with what they were made on. */
export function withConflicts(
  changes: readonly WorkChange[],
  conflicts: readonly WorkChange[],
): WorkChange[] {
  return changes.map((change) => {
    const conflict = conflicts.find(({ field }) => field === change.field);
    return conflict ? ({ ...change, was: conflict.was } as WorkChange) : change;
  });
}

/** What of a form is to be saved: only what somebody has changed, without spaces around it and empty rows. */
export type ToSave = {
  written: Written;
  /** The fields that become different. */
  fields: Partial<WorkFields>;
  /** What the work is to be. */
  saved: WorkFields;
};

/** What a form comes to that is about a work with these fields. */
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

/** JSON has no NaN, which stands here for a number that is written wrongly. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (Number.isNaN(part) ? "NaN" : part));
}
