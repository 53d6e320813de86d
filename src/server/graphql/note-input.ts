import { isStorable } from "../store/is-storable.ts";
import type { FieldProblem } from "../../../__generated__/resolvers.ts";
import { noteLimits } from "../store/note-limits.ts";
import { noteSentences } from "./note-sentences.ts";

/** What of a note somebody types, as it is sent. */
export type TypedNote = {
  text: string;
  tags?: readonly string[] | null;
  authorName?: string | null;
};

/** The same as it is kept: without spaces around it, every tag once. */
export type CleanNote = {
  text: string;
  tags: string[];
  authorName: string | null;
};

/** A note as it is kept. */
export function cleanNote({ text, tags, authorName }: TypedNote): CleanNote {
  return {
    text: text.replace(/\r\n?/g, "\n").trim(),
    tags: cleanTags(tags ?? []),
    authorName: oneLine(authorName ?? "") || null,
  };
}

/** What is wrong with a note as it is to be kept, field by field. */
export function problemsOfNote({ text, tags, authorName }: CleanNote): FieldProblem[] {
  const problems = [
    ["text", text === "" ? noteSentences.noText : null],
    ["text", text.length > noteLimits.text ? noteSentences.longText : null],
    ["tags", tags.length > noteLimits.tags ? noteSentences.manyTags : null],
    ["tags", tags.some((tag) => tag.length > noteLimits.tag) ? noteSentences.longTag : null],
    ["authorName", (authorName ?? "").length > noteLimits.name ? noteSentences.longName : null],
    ["text", unstorable(text)],
    ["tags", unstorable(tags.join(" "))],
    ["authorName", unstorable(authorName ?? "")],
  ] as const;
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

/** What is wrong with the reason of a report. */
export function problemsOfReason(reason: string): FieldProblem[] {
  const message =
    reason === ""
      ? noteSentences.noReason
      : reason.length > noteLimits.reason
        ? noteSentences.longReason
        : unstorable(reason);
  return message === null ? [] : [{ field: "reason", message }];
}

/** No stored text has a null character, and half of a character is none. */
function unstorable(text: string): string | null {
  return isStorable(text) ? null : noteSentences.unstorable;
}

/** Tags that differ in case alone are one, written as it came first. */
function cleanTags(tags: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const tag of tags.map(oneLine)) {
    const folded = tag.toLowerCase();
    if (tag !== "" && !byFolded.has(folded)) byFolded.set(folded, tag);
  }
  return [...byFolded.values()];
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}
