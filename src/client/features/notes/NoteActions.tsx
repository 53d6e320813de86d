import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { NoteActions_note$key } from "../../../../__generated__/relay/NoteActions_note.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { NotesContext } from "./NotesContext.ts";
import { NotesDeedsContext } from "./NotesDeedsContext.ts";

type NoteActionsProps = {
  note: NoteActions_note$key;
  /** Id of the connection with the answers of its thread; null for a note that starts a thread. */
  answers: string | null;
  onAnswer: (() => void) | undefined;
  onEdit: () => void;
  onReport: () => void;
};

/** Actions for a note that the current user may take. */
export function NoteActions(props: NoteActionsProps) {
  const { answers, onAnswer, onEdit, onReport } = props;
  const { id, state, version, author, parent } = useFragment(
    graphql`
      fragment NoteActions_note on Note {
        id
        state
        version
        author {
          name
          member {
            id
          }
        }
        parent {
          id
        }
      }
    `,
    props.note,
  );
  const around = use(NotesContext);
  const deeds = use(NotesDeedsContext);
  if (!around?.writer || !deeds) return null;

  const { own, writer } = around;
  const isOwn = own.has(id) || (writer.member !== null && writer.member.id === author.member?.id);
  const of = isOwn ? "your note" : `the note by ${author.name}`;
  const act = (label: string, run: () => void) => (
    <Button variant="quiet" aria-label={`${label} ${of}`} onClick={run}>
      {label}
    </Button>
  );
  return (
    <div className="note__acts">
      {onAnswer && state === "VISIBLE" && act("Answer", onAnswer)}
      {isOwn && act("Edit", onEdit)}
      {isOwn && act("Delete", () => deeds.remove(id, parent ? { answers } : null))}
      {!isOwn && state === "VISIBLE" && act("Report", onReport)}
      {writer.isCurator && state === "PENDING" && act("Approve", () => deeds.approve(id, version))}
      {writer.isCurator && state === "HIDDEN" && act("Show", () => deeds.show(id, version))}
      {writer.isCurator && state !== "HIDDEN" && act("Hide", () => deeds.hide(id, version))}
    </div>
  );
}
