import type { NoteShape } from "../../../view/note-shape.ts";

/** What somebody has typed and not sent. */
export type Draft = {
  text: string;
  /** As typed: words divided by commas. */
  tags: string;
  /** What a visitor wants to be called. */
  name: string;
  /** Where the note is to be; null for an answer, or where it stays. */
  shape: NoteShape | null;
};

const drafts = new Map<string, Draft>();

/** The name of a draft: of a new note on a picture, of an answer to a note, of a note as it is changed, or of a report. */
export function draftKey(what: "note" | "answer" | "edit" | "report", id: string): string {
  return `${what}:${id}`;
}

/** What was typed before, as long as the page is there; undefined if nothing was. */
export function draftOf(key: string): Draft | undefined {
  return drafts.get(key);
}

/** Keeps what is typed, so that neither a panel that closes nor a failed send costs it. */
export function keepDraft(key: string, draft: Draft): void {
  drafts.set(key, draft);
}

/** The note was sent, or is not wanted. */
export function forgetDraft(key: string): void {
  drafts.delete(key);
}

/** Tags as they are sent. */
export function tagsIn(typed: string): string[] {
  return typed
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}
