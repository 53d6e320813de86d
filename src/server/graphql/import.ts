import type {
  Import,
  ImportConnection,
  ImportConnectionResolvers,
  ImportResolvers,
} from "../../../__generated__/resolvers.ts";
import { groupedByReason } from "../imports/refusal-reasons.ts";
import { countImportRows, importRowsPage, refusedByReason } from "../store/import-rows.ts";
import { previewUndo } from "../store/preview-undo.ts";
import { undoOf } from "../store/undo-import.ts";
import type { Complete } from "./complete.ts";
import { connectionResolvers } from "./connection.ts";
import { toGlobalId } from "./global-id.ts";
import type { ImportConnectionModel, ImportModel } from "./models.ts";
import { pageFrom } from "./page.ts";
import { fieldNames } from "./work-field.ts";

export const importRun: Complete<Import, Omit<ImportModel, "id">, ImportResolvers> = {
  id: ({ id }) => toGlobalId("Import", id),
  // Imports by the command line have no job and are always applied.
  isApplied: async ({ id }, _, { loaders }) => (await loaders.importJob.load(id))?.stage !== "READ",
  isAsking: async ({ id, state }, _, { loaders }) => {
    const reading = state === "FAILED" ? (await loaders.importJob.load(id))?.reading : null;
    if (!reading) return false;
    const fields = reading.columns.map(({ field }) => field);
    const isIdentified =
      fields.includes("identifier") || typeof reading.identifiersFrom === "number";
    return !isIdentified || !fields.includes("title");
  },
  isWaiting: async ({ id }, _, { loaders }) =>
    (await loaders.importJob.load(id))?.isWaiting ?? false,
  rowsPerSecond: async ({ id }, _, { loaders }) =>
    (await loaders.importJob.load(id))?.rowsPerSecond ?? null,
  secondsLeft: async ({ id, rowsTotal, rowsDone }, _, { loaders }) => {
    const rate = (await loaders.importJob.load(id))?.rowsPerSecond;
    return rate && rowsTotal !== null ? Math.ceil((rowsTotal - rowsDone) / rate) : null;
  },
  currentTitle: async ({ id }, _, { loaders }) =>
    (await loaders.importJob.load(id))?.currentTitle ?? null,
  found: async ({ id }, _, { loaders }) => (await loaders.importJob.load(id))?.found ?? null,
  by: async ({ id }, _, { loaders }) => {
    const memberId = (await loaders.importJob.load(id))?.memberId;
    return memberId ? ((await loaders.member.load(memberId))?.name ?? null) : null;
  },
  failure: async ({ id }, _, { loaders }) => (await loaders.importJob.load(id))?.failure ?? null,
  reading: async ({ id }, _, { loaders }) => (await loaders.importJob.load(id))?.reading ?? null,
  notes: async ({ id }, _, { loaders }) => (await loaders.importJob.load(id))?.notes ?? null,
  choices: ({ id }, _, { loaders }) => loaders.importJob.load(id),
  rows: async ({ id }, { fate = null, ...args }, { db }) => ({
    ...(await importRowsPage(db, id, fate, pageFrom(args))),
    importId: id,
    fate,
  }),
  refusals: async ({ id }, _, { db }) =>
    groupedByReason(
      (await refusedByReason(db, id)).map(({ code, column, count, firstRows }) => ({
        ...{ code: code ?? "", column, count, firstRows: firstRows ?? [] },
        isOfTable: firstRows !== null,
      })),
    ),
  samples: async ({ id }, _, { loaders }) => (await loaders.importJob.load(id))?.samples ?? null,
  problemsPath: async ({ id, refused }, _, { db, loaders }) => {
    const isKept =
      refused > 0 &&
      (await loaders.importJob.load(id)) !== null &&
      (await countImportRows(db, id, "REFUSED")) > 0;
    return isKept ? `/desk/imports/${id}/problems.csv` : null;
  },
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
