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

/** A line: the work it says, or why it says none. */
type LineEntry = { row: number; result: UnpicturedWork | { problem: ImportProblemInput } };

/**
 * How many works JSON Lines hold.
 *
 * @throws ImportFailure if they are not UTF-8, a line is too long, or there is none
 */
export async function countJsonLines(path: string): Promise<number> {
  let total = 0;
  for await (const _ of lines(path)) total += 1;
  if (total === 0) throw new ImportFailure("The file holds no line with a work.");
  return total;
}

/** The works of JSON Lines, one a line; `row` counts lines from 1. A line that is no work is a problem of that line. */
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

/** The fields for which a line has no word; metadata it has none of stays too. */
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
