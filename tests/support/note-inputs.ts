import type { NoteRegion } from "../../src/server/store/note-region.ts";
import type { NewNote } from "../../src/server/store/write-note.ts";

/** The region of a whole image created by `imageInput`. */
export const wholePicture: NoteRegion = {
  shape: "WHOLE",
  x: 0,
  y: 0,
  width: 4000,
  height: 3000,
  points: null,
};

/** Returns a rectangle of an image, with plausible defaults. */
export function rectangle(given: Partial<NoteRegion> = {}): NoteRegion {
  return { shape: "RECTANGLE", x: 100, y: 200, width: 300, height: 400, points: null, ...given };
}

/** Returns the input of a note, with plausible defaults. */
export function newNote(given: Partial<NewNote> & Pick<NewNote, "on">): NewNote {
  return { text: "A boat", tags: [], authorName: null, ...given };
}
