import * as v from "valibot";
import { exportedWorkSchema } from "../exports/exported-work.ts";
import { writtenFields } from "../../record/work-fields.ts";
import type { ImportProblemInput } from "../store/import-runs.ts";
import type { WorkInput } from "../store/work-input.ts";
import { decoderFor } from "./encoding.ts";
import { ImportFailure } from "./import-failure.ts";
import { readBytes } from "./source-bytes.ts";
import { maxRowLength } from "./table-rows.ts";
import type { UnpicturedWork } from "./work-from-row.ts";

/** A line: its work, or the reason why it contains none. */
type LineEntry = { row: number; result: UnpicturedWork | { problem: ImportProblemInput } };

/**
 * Counts the works of a JSON Lines file.
 *
 * @throws ImportFailure if it is not UTF-8, a line is too long, or it has no work
 */
export async function countJsonLines(path: string): Promise<number> {
  let total = 0;
  for await (const _ of lines(path)) total += 1;
  if (total === 0) throw new ImportFailure("The file holds no line with a work.");
  return total;
}

/** Yields the works of a JSON Lines file, one a line; `row` counts lines from 1. An invalid line yields a problem. */
export async function* jsonLinesEntries(path: string): AsyncGenerator<LineEntry> {
  for await (const { number, text } of lines(path)) yield entryOf(number, text);
}

function entryOf(row: number, text: string): LineEntry {
  const refuse = (code: string, message: string): LineEntry => ({
    row,
    result: { problem: { row, identifier: null, code, message } },
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse("not-json", "The line is not JSON.");
  }
  const parsed = v.safeParse(exportedWorkSchema, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue);
    const where = path === null ? "The line is no work" : `“${path}” cannot be read`;
    return refuse("unreadable", `${where}: ${issue.message}.`);
  }
  const { images, ...work } = parsed.output;
  return {
    row,
    result: {
      work: {
        ...work,
        ...unsaidBy(value),
        ...(!says(value, "metadata") && { saidLabels: [] }),
      },
      ...(!says(value, "images") && { isSilentOfImages: true }),
      images: images.map(({ file, alt, caption, ...said }) => ({ file, alt, caption, said })),
      saysStatus: true,
    },
  };
}

/** Returns the fields that a line does not contain; for missing metadata see `saidLabels`. */
function unsaidBy(line: unknown): Pick<WorkInput, "unsaid"> {
  const unsaid = writtenFields
    .filter((field) => field !== "title" && field !== "metadata")
    .filter((field) => !says(line, field));
  return unsaid.length > 0 ? { unsaid } : {};
}

function says(line: unknown, name: string): boolean {
  return typeof line === "object" && line !== null && Object.hasOwn(line, name);
}

async function* lines(path: string): AsyncGenerator<{ number: number; text: string }> {
  const decoder = decoderFor({ name: "UTF-8", from: "utf-8" });
  let held = "";
  let number = 0;
  for await (const bytes of readBytes(path)) {
    const parts = (held + decoder.write(bytes)).split("\n");
    held = parts.pop() ?? "";
    if (held.length > maxRowLength) {
      const most = maxRowLength.toLocaleString("en");
      throw new ImportFailure(
        `Line ${number + parts.length + 1} is longer than ${most} characters.`,
      );
    }
    for (const text of parts) {
      number += 1;
      if (text.trim() !== "") yield { number, text };
    }
  }
  const text = held + decoder.end();
  if (text.trim() !== "") yield { number: number + 1, text };
}
