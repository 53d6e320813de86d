import type { ImportReading } from "../../store/import-reading.ts";
import { isDiskFull } from "../disk-full.ts";
import { ImportFailure } from "../import-failure.ts";
import { UnreadTable } from "../unread-table.ts";
import { jobSentences } from "./job-sentences.ts";
import { readingToKeep } from "./reading-to-keep.ts";

/** Why an import at the desk cannot go on, for whoever imports. */
export type JobFailure = {
  sentence: string;
  /** What was found out of its table before it failed. */
  reading: ImportReading | null;
  /** Whether the machine is as it should be. */
  isForeseen: boolean;
};

/**
 * What is said of what was thrown while an import was worked on.
 *
 * @param path of what it is read from, which is nobody's business
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
