import { graphql, useFragment } from "react-relay";
import type { useEditNote_note$key } from "../../../../__generated__/relay/useEditNote_note.graphql.ts";
import type { useEditNoteMutation } from "../../../../__generated__/relay/useEditNoteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";

/** New content of a note, and the version it is based on; its region does not change. */
export type NoteEdit = {
  text: string;
  tags: readonly string[];
  version: number;
};

type EditOutcome = Outcome & {
  /** Called if somebody else has changed the note, with the current version; the store has its text. */
  onConflict: (version: number, sentence: string) => void;
};

/** Updates the user's own note, optimistically; reverts if the server refuses. */
export function useEditNote(noteKey: useEditNote_note$key) {
  const note = useFragment(
    graphql`
      fragment useEditNote_note on Note {
        id
        text
        tags
        state
        version
        editedAt
      }
    `,
    noteKey,
  );
  const [change, isEditing] = useChange<useEditNoteMutation>(graphql`
    mutation useEditNoteMutation($input: EditNoteInput!) @raw_response_type {
      editNote(input: $input) {
        __typename
        ... on EditNoteSuccess {
          note {
            ...useEditNote_note
          }
        }
        ... on NoteConflict {
          message
          note {
            version
            ...useEditNote_note
          }
        }
        ... on InvalidInput {
          problems {
            field
            message
          }
        }
      }
    }
  `);

  function editNote({ text, tags, version }: NoteEdit, outcome: EditOutcome): void {
    change({
      variables: { input: { id: note.id, version, text, tags: [...tags] } },
      optimisticResponse: {
        editNote: {
          __typename: "EditNoteSuccess",
          note: {
            id: note.id,
            state: note.state,
            editedAt: note.editedAt,
            version: note.version,
            text: text.trim(),
            tags: [...tags],
          },
        },
      },
      fields: ["text", "tags"],
      ...outcome,
      onConflict: ({ note: now, message }) => outcome.onConflict(now.version, message),
    });
  }

  return { editNote, isEditing };
}
