import type { NoteShape } from "../../../view/note-shape.ts";
import { viewerChanges } from "../../relay/viewer-changes.ts";
import type { Refusal } from "../parts/refusal.ts";

/** What somebody has typed, until it is sent and taken. */
export type Draft = {
  text: string;
  /** As typed: words divided by commas. */
  tags: string;
  /** What a visitor wants to be called. */
  name: string;
  /** Where the note is to be; null for an answer, or where it stays. */
  shape: NoteShape | null;
  /** The version of the note that is changed, as it was read; null for what is new. */
  version: number | null;
  /** Which sending it is on its way with; null if it is not on its way. */
  sending: number | null;
  /** Why it was not taken. */
  refusal: Refusal | null;
};

/** A draft as it begins. */
export const nothingTyped: Draft = {
  text: "",
  tags: "",
  name: "",
  shape: null,
  version: null,
  sending: null,
  refusal: null,
};

const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

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
  tell();
}

/** The note was sent, or is not wanted. */
export function forgetDraft(key: string): void {
  drafts.delete(key);
  tell();
}

/** Calls back after every change of a draft, until the returned function is called. */
export function onDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// What somebody typed is not for whoever comes after them; who signs in goes on with what they began.
viewerChanges.subscribe((before) => {
  if (before === null) return;
  drafts.clear();
  tell();
});

/** Tags as they are sent. */
export function tagsIn(typed: string): string[] {
  return typed
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}
