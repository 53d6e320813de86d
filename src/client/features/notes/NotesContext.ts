import { createContext, type RefObject } from "react";
import type { NoteShape } from "../../../view/note-shape.ts";
import type { Size } from "../../../view/view.ts";
import type { Notice } from "./NoteNotice.tsx";

/** Who looks, as the writer of notes. */
export type Writer = {
  /** Null for a visitor without an account. */
  member: { readonly id: string; readonly name?: string | null | undefined } | null;
  /** Whether notes may be hidden and shown. */
  isCurator: boolean;
  /** Whether what they write shows before a curator has seen it. */
  isShownAtOnce: boolean;
};

/** What the notes on a picture have in common. */
export type NotesAround = {
  /** Null as long as nobody knows. */
  writer: Writer | null;
  /** The size of the picture. */
  image: Size;
  /** Has the focus after a note that held it and is gone. */
  heading: RefObject<HTMLElement | null>;
  /** The ids of what whoever looks wrote themselves, as far as is known. */
  own: ReadonlySet<string>;
  /** The lists that hold notes: what everybody sees, what one wrote oneself. */
  lists: readonly string[];
  /** The list of what one wrote oneself alone. */
  ownLists: readonly string[];
  /** Brings a note's place into sight. */
  onShow: (shape: NoteShape, words: string) => void;
  /** Says what a change came to. */
  onNotice: (notice: Notice | null) => void;
};

/** Given by `LoadedNotes`. */
export const NotesContext = createContext<NotesAround | null>(null);
