import { graphql, readInlineData } from "react-relay";
import type { noteOrder_note$key } from "../../../../__generated__/relay/noteOrder_note.graphql.ts";

/** Which notes are listed, and how. */
export type NoteChoice = {
  order: "NEWEST" | "PLACE";
  /** The id of the member whose notes alone are listed; null for everybody's. */
  author: string | null;
};

/** Where a note stands among others: when it was written, in milliseconds, and its place from the upper left corner. */
export type Standing = { id: string; writtenAt: number; x: number; y: number };

/**
 * Notes in their order, as the server has it: what came meanwhile stands where it belongs, whatever place of the list
 * it was put into.
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

/** Which of two notes comes first: below 0 for the first one. */
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
