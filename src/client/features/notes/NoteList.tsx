import { graphql, useFragment } from "react-relay";
import type { NoteList_notes$key } from "../../../../__generated__/relay/NoteList_notes.graphql.ts";
import { NoteThread } from "./NoteThread.tsx";

type NoteListProps = {
  notes: NoteList_notes$key;
  /** The list's name. */
  label: string;
  /** The thread that was chosen on the picture; the number counts up, so that it can be chosen again. */
  chosen: { id: string; serial: number } | null;
  /** Called with the id of the thread somebody is at, null when they have left it. */
  onNear: (id: string | null) => void;
};

/** Threads one below the other. */
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
