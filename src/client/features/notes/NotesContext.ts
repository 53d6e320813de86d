import { createContext, type RefObject } from "react";
import type { NoteShape } from "../../../view/note-shape.ts";
import type { Size } from "../../../view/view.ts";
import type { Notice } from "./NoteNotice.tsx";

/** The current user as an author of notes. */
export type Writer = {
  /** Null for a visitor without an account. */
  member: { readonly id: string; readonly name?: string | null | undefined } | null;
  /** Whether they may hide and unhide notes. */
  isCurator: boolean;
  /** Whether their notes are public before a curator has reviewed them. */
  isShownAtOnce: boolean;
};

/** Data shared by the notes on an image. */
export type NotesAround = {
  /** Null while unknown. */
  writer: Writer | null;
  /** Size of the image. */
  image: Size;
  /** Receives the focus when a focused note is removed. */
  heading: RefObject<HTMLElement | null>;
  /** Ids of the user's own notes, as far as known. */
  own: ReadonlySet<string>;
  /** Ids of the connections that hold notes: the public ones and the user's own. */
  lists: readonly string[];
  /** Id of the connection that holds only the user's own notes. */
  ownLists: readonly string[];
  /** Zooms to the region of a note. */
  onShow: (shape: NoteShape, words: string) => void;
  /** Shows the outcome of a change. */
  onNotice: (notice: Notice | null) => void;
};

/** Provided by `LoadedNotes`. */
export const NotesContext = createContext<NotesAround | null>(null);
