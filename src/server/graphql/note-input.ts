import { isStorable } from "../store/is-storable.ts";
import type { FieldProblem } from "../../../__generated__/resolvers.ts";
import { noteLimits } from "../store/note-limits.ts";
import { noteSentences } from "./note-sentences.ts";

/** The texts of a note as sent. */
export type TypedNote = {
  text: string;
  tags?: readonly string[] | null;
  authorName?: string | null;
};

/** The texts of a note as stored: trimmed, without duplicate tags. */
export type CleanNote = {
  text: string;
  tags: string[];
  authorName: string | null;
};

/** Converts the texts of a note to their stored form. */
export function cleanNote({ text, tags, authorName }: TypedNote): CleanNote {
  return {
    text: text.replace(/\r\n?/g, "\n").trim(),
    tags: cleanTags(tags ?? []),
    authorName: oneLine(authorName ?? "") || null,
  };
}

/** Validates the stored form of a note; returns the problems of its fields. */
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

/** Validates the reason of a report; returns its problems. */
export function problemsOfReason(reason: string): FieldProblem[] {
  const message =
    reason === ""
      ? noteSentences.noReason
      : reason.length > noteLimits.reason
        ? noteSentences.longReason
        : unstorable(reason);
  return message === null ? [] : [{ field: "reason", message }];
}

/** Returns the problem of a text with a null character or half of a surrogate pair, which PostgreSQL cannot store. */
function unstorable(text: string): string | null {
  return isStorable(text) ? null : noteSentences.unstorable;
}

/** Removes tags that differ only in case from an earlier one. */
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
