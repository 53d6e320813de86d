import { graphql, useFragment } from "react-relay";
import type { NoteList_notes$key } from "../../../../__generated__/relay/NoteList_notes.graphql.ts";
import { NoteThread } from "./NoteThread.tsx";

type NoteListProps = {
  notes: NoteList_notes$key;
  /** Accessible name of the list. */
  label: string;
  /** The thread selected on the image; the serial number increases so that it can be selected again. */
  chosen: { id: string; serial: number } | null;
  /** Called with the id of the thread that is hovered or focused, null when the user has left it. */
  onNear: (id: string | null) => void;
};

/** A vertical list of threads. */
export function NoteList({ notes: key, label, chosen, onNear }: NoteListProps) {
  const notes = useFragment(
    graphql`
      fragment NoteList_notes on Note @relay(plural: true) {
        id
        ...NoteThread_note
      }
    `,
    key,
  );
  return (
    <ul className="note-list" aria-label={label}>
      {notes.map((note) => (
        <NoteThread
          key={note.id}
          note={note}
          chosen={note.id === chosen?.id ? chosen.serial : null}
          onNear={(isNear) => onNear(isNear ? note.id : null)}
        />
      ))}
    </ul>
  );
}
