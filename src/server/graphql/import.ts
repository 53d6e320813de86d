import type {
  Import,
  ImportConnection,
  ImportConnectionResolvers,
  ImportResolvers,
} from "../../../__generated__/resolvers.ts";
import { previewUndo } from "../store/preview-undo.ts";
import { undoOf } from "../store/undo-import.ts";
import type { Complete } from "./complete.ts";
import { connectionResolvers } from "./connection.ts";
import { toGlobalId } from "./global-id.ts";
import type { ImportConnectionModel, ImportModel } from "./models.ts";
import { fieldNames } from "./work-field.ts";

export const importRun: Complete<Import, Omit<ImportModel, "id">, ImportResolvers> = {
  id: ({ id }) => toGlobalId("Import", id),
  undo: ({ id }, _, { db }) => undoOf(db, id),
  undoPreview: async ({ id, state }, _, { db }) => {
    if (state === "UNDONE") return null;
    const { keptWorks, ...counts } = await previewUndo(db, id);
    return {
      ...counts,
      keptWorks: keptWorks.map(({ work: { id: workId, state: kept }, fields }) => ({
        id: toGlobalId("Work", workId),
        identifier: kept.identifier,
        title: kept.title,
        fields: fields.map((field) => fieldNames[field].label),
      })),
    };
  },
};

export const importConnection: Complete<
  ImportConnection,
  ImportConnectionModel,
  ImportConnectionResolvers
> = connectionResolvers;
