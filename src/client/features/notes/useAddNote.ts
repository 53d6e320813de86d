import { graphql } from "react-relay";
import type { useAddNoteMutation } from "../../../../__generated__/relay/useAddNoteMutation.graphql.ts";
import type { NoteShape } from "../../../view/note-shape.ts";
import type { Size } from "../../../view/view.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";
import { optimisticRegion, regionInput } from "./noteShape.ts";
import type { Writer } from "./NotesContext.ts";
import { optimisticNote, type TypedNote } from "./optimistic-note.ts";

type NewNote = TypedNote & { imageId: string; shape: NoteShape; image: Size };

type AddOptions = Pick<Outcome, "onRefused"> & {
  /** Called when it is saved, with whether it is public. */
  onWritten: (isShown: boolean) => void;
  /** Author of the note. */
  writer: Writer;
  /** Connections that it is prepended to. */
  connections: readonly string[];
};

/** Adds a note to an image, optimistically; reverts if the server refuses. */
export function useAddNote() {
  const [change, isAdding] = useChange<useAddNoteMutation>(graphql`
    mutation useAddNoteMutation($input: AddNoteInput!, $connections: [ID!]!) @raw_response_type {
      addNote(input: $input) {
        __typename
        ... on WriteNoteSuccess {
          noteEdge @prependEdge(connections: $connections) {
            cursor
            node {
              state
              image {
                noteCount
              }
              ...NoteList_notes
            }
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

  function addNote(note: NewNote, { writer, connections, onWritten, onRefused }: AddOptions): void {
    const { imageId, shape, image, text, tags, name } = note;
    const input = { imageId, region: regionInput(shape), text, tags: [...tags] };
    change({
      variables: {
        input: { ...input, ...(name && { authorName: name }) },
        connections: [...connections],
      },
      optimisticResponse: {
        addNote: {
          __typename: "WriteNoteSuccess",
          noteEdge: {
            cursor: "",
            node: optimisticNote(note, writer, optimisticRegion(shape, image), null),
          },
        },
      },
      fields: ["text", "tags", "authorName"],
      onDone: ({ noteEdge: { node } }) => onWritten(node.state === "VISIBLE"),
      onRefused,
    });
  }

  return { addNote, isAdding };
}
