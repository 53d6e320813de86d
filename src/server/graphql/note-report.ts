import type { NoteReport, NoteReportResolvers } from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import type { NoteReportModel } from "./models.ts";
import { noteAuthorOf } from "./note-author.ts";

export const noteReport: Complete<NoteReport, NoteReportModel, NoteReportResolvers> = {
  reporter: ({ reporterId, reporterName, isByVisitor }) =>
    noteAuthorOf(reporterId, { name: reporterName, isByVisitor }),
};
