import type { ImportTableInput, MutationResolvers } from "../../../__generated__/resolvers.ts";
import { ImportFailure } from "../imports/import-failure.ts";
import { jobSentences } from "../imports/jobs/job-sentences.ts";
import { readTableSettings } from "../imports/table-settings.ts";
import type { TableSettings } from "../imports/table-settings.ts";
import {
  addJob,
  applyJob,
  chooseForJob,
  deleteJob,
  jobById,
  pauseJob,
} from "../store/import-jobs.ts";
import { rereadJob, resumeJob } from "../store/import-jobs.ts";
import type { ImportRow } from "../store/import-runs.ts";
import { newId } from "../store/ids.ts";
import { isStorable } from "../store/is-storable.ts";
import { undoOf } from "../store/undo-import.ts";
import { notLanguage } from "../../record/work-rules.ts";
import { readLanguage } from "../../text/language.ts";
import type { Context } from "./context.ts";
import { idWithin } from "./global-id.ts";
import { fieldOfColumn } from "./import-field.ts";
import { invalid } from "./invalid.ts";

type Fields =
  | "prepareImport"
  | "changeImport"
  | "applyImport"
  | "pauseImport"
  | "resumeImport"
  | "discardImport";

/** Mutations of imports; the permission table restricts them to curators and owners. */
export const importMutations: Required<Pick<MutationResolvers, Fields>> = {
  prepareImport: async (_, { input: { upload = null, address = null } }, context) => {
    if ((upload === null) === (address === null)) {
      return invalid("upload", jobSentences.nothingGiven);
    }
    const given = address === null ? await uploaded(upload ?? "", context) : addressed(address);
    if (given === null) {
      return address === null
        ? invalid("upload", jobSentences.notKept)
        : invalid("address", jobSentences.badAddress);
    }
    const memberId = await context.viewer.memberId();
    const isAdded = await addJob(context.db, { ...given, memberId });
    if (!isAdded) return invalid("upload", jobSentences.notKept);
    context.importJobs.wake();
    return { __typename: "PrepareImportSuccess", import: await told(given.id, context) };
  },
  changeImport: async (_, { input }, context) => {
    const { id, newWorks, remotePictures, table } = input;
    const found = await importOf(id, context);
    if (!found) return invalid("id", jobSentences.noImport);
    if (newWorks === "WITHDRAWN" || newWorks === "REMOVED") {
      return invalid("newWorks", jobSentences.badStatus);
    }
    const tag = input.recordLanguage;
    const recordLanguage = tag == null ? tag : readLanguage(tag);
    if (tag != null && recordLanguage === null) return invalid("recordLanguage", notLanguage);
    const settings = table ? settingsOf(table) : null;
    if (settings && "problem" in settings) return invalid("table", settings.problem);
    const isKept = await context.importJobs.isKept(found);
    if (!isKept) return invalid("id", jobSentences.notKept);
    const choices = { ...(newWorks && { newWorks }), ...(remotePictures && { remotePictures }) };
    const isReread =
      settings !== null || recordLanguage !== undefined || Object.keys(choices).length === 0;
    const isChanged = isReread
      ? await rereadJob(context.db, found.run.id, {
          ...choices,
          ...(recordLanguage !== undefined && { recordLanguage }),
          ...(settings && { tableSettings: settings }),
        })
      : await chooseForJob(context.db, found.run.id, choices);
    if (!isChanged) return invalid("id", jobSentences.notReadable);
    if (isReread) context.importJobs.begin(found.run.id);
    return { __typename: "ChangeImportSuccess", import: await told(found.run.id, context) };
  },
  applyImport: async (_, { input: { id } }, context) => {
    const found = await importOf(id, context);
    if (!found) return invalid("id", jobSentences.noImport);
    if (!(await context.importJobs.isKept(found))) return invalid("id", jobSentences.notKept);
    const isApplied = await applyJob(context.db, found.run.id);
    if (!isApplied) return invalid("id", jobSentences.notChecked);
    context.importJobs.wake();
    return { __typename: "ApplyImportSuccess", import: await told(found.run.id, context) };
  },
  pauseImport: async (_, { input: { id } }, context) => {
    const found = await importOf(id, context);
    if (!found) return invalid("id", jobSentences.noImport);
    const isPaused = await pauseJob(context.db, found.run.id);
    if (!isPaused) return invalid("id", jobSentences.notPausable);
    context.importJobs.stop(found.run.id);
    return { __typename: "PauseImportSuccess", import: await told(found.run.id, context) };
  },
  resumeImport: async (_, { input: { id } }, context) => {
    const found = await importOf(id, context);
    if (!found) return invalid("id", jobSentences.noImport);
    if (await undoOf(context.db, found.run.id)) return invalid("id", jobSentences.beingUndone);
    if (!(await context.importJobs.isKept(found))) return invalid("id", jobSentences.notKept);
    const isResumed = await resumeJob(context.db, found.run.id);
    if (!isResumed) return invalid("id", jobSentences.notResumable);
    context.importJobs.wake();
    return { __typename: "ResumeImportSuccess", import: await told(found.run.id, context) };
  },
  discardImport: async (_, { input: { id } }, context) => {
    const found = await importOf(id, context);
    if (!found) return invalid("id", jobSentences.noImport);
    const isDeleted = await deleteJob(context.db, found.run.id);
    if (!isDeleted) return invalid("id", jobSentences.notDiscardable);
    await context.importJobs.discard(found.run.id);
    return { __typename: "DiscardImportSuccess", deletedImportId: id };
  },
};

async function uploaded(upload: string, { db, importJobs }: Context) {
  const whole = await importJobs.files.whole(upload);
  if (!whole || (await jobById(db, upload))) return null;
  return { id: upload, label: whole.label, address: null };
}

function addressed(address: string) {
  const isUrl = address.length <= 2000 && isStorable(address) && URL.canParse(address.trim());
  const url = isUrl ? new URL(address.trim()) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const name = url.pathname.split("/").findLast((part) => part !== "");
  return { id: newId(), label: name ?? url.host, address: url.href };
}

async function importOf(globalId: string, { db }: Context) {
  const id = idWithin("Import", globalId);
  return id === null ? null : jobById(db, id);
}

/** Reads an import again after a change. */
async function told(id: string, { loaders }: Context): Promise<ImportRow> {
  loaders.import.clear(id);
  loaders.importJob.clear(id);
  const run = await loaders.import.load(id);
  if (!run) throw new Error("An import that was changed is not there.");
  return run;
}

function settingsOf(table: ImportTableInput): TableSettings | { problem: string } {
  const { encoding, delimiter, quote, headerRow, sheet, identifiersFrom, columns } = table;
  const said = {
    encoding,
    delimiter,
    quote: quote === "" ? "none" : quote,
    headerRow,
    sheet,
    identifiersFrom,
    columns: columns?.map(({ number, field, mark }) => ({
      column: number,
      field: field ? fieldOfColumn(field) : null,
      mark: mark ?? null,
    })),
  };
  try {
    return readTableSettings(
      Object.fromEntries(Object.entries(said).filter(([, value]) => value != null)),
    );
  } catch (problem) {
    if (problem instanceof ImportFailure) return { problem: problem.message };
    throw problem;
  }
}
