import type { ImportReading } from "../../store/import-reading.ts";
import { isDiskFull } from "../disk-full.ts";
import { ImportFailure } from "../import-failure.ts";
import { UnreadTable } from "../unread-table.ts";
import { jobSentences } from "./job-sentences.ts";
import { readingToKeep } from "./reading-to-keep.ts";

/** Reason why an import in the dashboard cannot continue, for the user. */
export type JobFailure = {
  sentence: string;
  /** The reading of its table up to the failure. */
  reading: ImportReading | null;
  /** Whether the failure is an expected one, such as invalid input or a full disk. */
  isForeseen: boolean;
};

/**
 * Describes an error of an import for the user.
 *
 * @param path of the source, which must not appear in the sentence
 */
export function failureOf(problem: unknown, path: string | null): JobFailure {
  if (problem instanceof ImportFailure) {
    const reading = problem instanceof UnreadTable ? readingToKeep(problem.reading) : null;
    return { sentence: withoutPath(problem.message, path), reading, isForeseen: true };
  }
  const isFull = isDiskFull(problem);
  const sentence = isFull ? jobSentences.diskFull : jobSentences.died;
  return { sentence, reading: null, isForeseen: isFull };
}

function withoutPath(message: string, path: string | null): string {
  const before = `${path}: `;
  return path !== null && message.startsWith(before) ? message.slice(before.length) : message;
}
