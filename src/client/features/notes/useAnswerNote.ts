import { graphql } from "react-relay";
import type { useAnswerNoteMutation } from "../../../../__generated__/relay/useAnswerNoteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";
import type { Writer } from "./NotesContext.ts";
import { optimisticNote, type TypedNote } from "./optimistic-note.ts";

type AnswerOptions = Pick<Outcome, "onRefused"> & {
  /** Called when it is saved, with whether it is public. */
  onWritten: (isShown: boolean) => void;
  /** Author of the answer. */
  writer: Writer;
  /** Connection with the thread's answers, to which it is appended optimistically. */
  answers: string;
  /** Connection with the author's notes, to which it is prepended. */
  own: readonly string[];
};

/** Adds an answer to a note, optimistically; reverts if the server refuses. */
export function useAnswerNote() {
  const [change, isAnswering] = useChange<useAnswerNoteMutation>(graphql`
    mutation useAnswerNoteMutation($input: AnswerNoteInput!, $answers: [ID!]!, $own: [ID!]!)
    @raw_response_type {
      answerNote(input: $input) {
        __typename
        ... on WriteNoteSuccess {
          noteEdge @appendEdge(connections: $answers) @prependEdge(connections: $own) {
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

  function answerNote(
    noteId: string,
    typed: TypedNote,
    { writer, answers, own, onWritten, onRefused }: AnswerOptions,
  ): void {
    const { text, tags, name } = typed;
    change({
      variables: {
        input: { noteId, text, tags: [...tags], ...(name && { authorName: name }) },
        answers: [answers],
        own: [...own],
      },
      optimisticResponse: {
        answerNote: {
          __typename: "WriteNoteSuccess",
          noteEdge: { cursor: "", node: optimisticNote(typed, writer, null, noteId) },
        },
      },
      fields: ["text", "tags", "authorName"],
      onDone: ({ noteEdge: { node } }) => onWritten(node.state === "VISIBLE"),
      onRefused,
    });
  }

  return { answerNote, isAnswering };
}
