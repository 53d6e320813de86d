import { wordsOf } from "../../../text/rich-text.ts";
import type { RichText } from "../../../text/rich-text.ts";

/** Content fields that contain readable plain text. */
const plain: ReadonlySet<string> = new Set([
  "title",
  "label",
  "caption",
  "words",
  "source",
  "transcript",
]);

/** Returns all words of a block of any kind, a line for each part. */
export function wordsHeld(content: object): string {
  return linesIn(content).join("\n");
}

function linesIn(held: unknown): string[] {
  if (typeof held !== "object" || held === null) return [];
  if (Array.isArray(held)) return held.flatMap(linesIn);
  if ("type" in held && held.type === "doc") {
    const words = wordsOf(held as RichText);
    return words === "" ? [] : [words];
  }
  return Object.entries(held).flatMap(([field, value]) => {
    if (typeof value !== "string") return linesIn(value);
    return plain.has(field) && value !== "" ? [value] : [];
  });
}
