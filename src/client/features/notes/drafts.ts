import type { NoteShape } from "../../../view/note-shape.ts";
import { viewerChanges } from "../../relay/viewer-changes.ts";
import type { Refusal } from "../parts/refusal.ts";

/** Text that the user has typed, until the server has accepted it. */
export type Draft = {
  text: string;
  /** As typed: tags separated by commas. */
  tags: string;
  /** Name that a visitor wants to be shown. */
  name: string;
  /** Region of the note; null for an answer, or if the region does not change. */
  shape: NoteShape | null;
  /** Version of the edited note when it was read; null for a new note. */
  version: number | null;
  /** Number of the send operation in progress; null if there is none. */
  sending: number | null;
  /** Reason why the server refused it. */
  refusal: Refusal | null;
};

/** An empty draft. */
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

/** Returns the key of a draft: of a new note on an image, an answer to a note, an edit of a note, or a report. */
export function draftKey(what: "note" | "answer" | "edit" | "report", id: string): string {
  return `${what}:${id}`;
}

/** Returns a draft typed earlier in this page's lifetime; undefined if there is none. */
export function draftOf(key: string): Draft | undefined {
  return drafts.get(key);
}

/** Stores a draft, so that it survives a closed panel or a failed send. */
export function keepDraft(key: string, draft: Draft): void {
  drafts.set(key, draft);
  tell();
}

/** Removes a draft, because it was sent or cancelled. */
export function forgetDraft(key: string): void {
  drafts.delete(key);
  tell();
}

/** Calls back after every change of a draft, until the returned function is called. */
export function onDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// A member's drafts must not be visible to the next user. A visitor who signs in continues with their drafts.
viewerChanges.subscribe((before) => {
  if (before === null) return;
  drafts.clear();
  tell();
});

/** Splits typed tags into a list. */
export function tagsIn(typed: string): string[] {
  return typed
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}
