import { graphql, readInlineData } from "react-relay";
import type { noteOrder_note$key } from "../../../../__generated__/relay/noteOrder_note.graphql.ts";

/** Filter and order of the notes list. */
export type NoteChoice = {
  order: "NEWEST" | "PLACE";
  /** Id of the member whose notes are listed; null for those of all authors. */
  author: string | null;
};

/** Sort key of a note: time of writing in milliseconds, and position from the upper left corner. */
export type Standing = { id: string; writtenAt: number; x: number; y: number };

/**
 * Sorts notes as the server does, so that a note added live is in the right position, wherever it was inserted into the
 * list.
 */
export function inOrder<Note extends noteOrder_note$key>(
  notes: readonly Note[],
  order: NoteChoice["order"],
): Note[] {
  const standing = new Map(notes.map((note) => [note, standingOf(note)]));
  const nowhere = { id: "", writtenAt: 0, x: 0, y: 0 };
  const of = (note: Note) => standing.get(note) ?? nowhere;
  return notes.toSorted((one, other) => compareNotes(of(one), of(other), order));
}

/** Compares two notes; the result is negative if the first one comes first. */
export function compareNotes(one: Standing, other: Standing, order: NoteChoice["order"]): number {
  if (order === "NEWEST") {
    return other.writtenAt - one.writtenAt || compareIds(other.id, one.id);
  }
  return one.y - other.y || one.x - other.x || compareIds(one.id, other.id);
}

function standingOf(key: noteOrder_note$key): Standing {
  const { id, createdAt, region } = readInlineData(
    graphql`
      fragment noteOrder_note on Note @inline {
        id
        createdAt
        region {
          box {
            x
            y
          }
        }
      }
    `,
    key,
  );
  const { x, y } = region?.box ?? { x: 0, y: 0 };
  return { id, writtenAt: Date.parse(createdAt), x, y };
}

function compareIds(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
