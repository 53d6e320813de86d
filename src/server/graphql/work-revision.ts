import type {
  WorkFieldChange,
  WorkFieldValue,
  WorkRevision,
  WorkRevisionConnection,
  WorkRevisionConnectionResolvers,
  WorkRevisionResolvers,
} from "../../../__generated__/resolvers.ts";
import { changedFields, workFields } from "../store/work-difference.ts";
import type { WorkField } from "../store/work-difference.ts";
import type { WorkInput } from "../store/work-input.ts";
import type { Complete } from "./complete.ts";
import { connectionResolvers } from "./connection.ts";
import type { WorkRevisionConnectionModel, WorkRevisionModel } from "./models.ts";
import { fieldNames } from "./work-field.ts";
import { textsOf } from "./work-field-texts.ts";

export const workRevision: Complete<WorkRevision, WorkRevisionModel, WorkRevisionResolvers> = {
  import: ({ importId }, _, { loaders }) =>
    importId === null ? null : loaders.import.load(importId),
  changes: ({ before, after, fields }) => (before ? changesOf(before, after, fields) : []),
  state: ({ after }) => workFields.map((field) => valueOf(after, field)),
};

export const workRevisionConnection: Complete<
  WorkRevisionConnection,
  WorkRevisionConnectionModel,
  WorkRevisionConnectionResolvers
> = connectionResolvers;

/** Returns the differences between two states of a work, field by field. */
export function changesOf(
  before: WorkInput,
  after: WorkInput,
  fields: readonly WorkField[] = changedFields(before, after),
): WorkFieldChange[] {
  return fields.map((field) => ({
    ...fieldNames[field],
    before: textsOf(before, field),
    after: textsOf(after, field),
  }));
}

function valueOf(state: WorkInput, field: WorkField): WorkFieldValue {
  return { ...fieldNames[field], value: textsOf(state, field) };
}
