import { graphql } from "react-relay";
import type { useAnswerNoteMutation } from "../../../../__generated__/relay/useAnswerNoteMutation.graphql.ts";
import { useChange } from "../parts/use-change.ts";
import type { Outcome } from "../parts/refusal.ts";
import type { Writer } from "./NotesContext.ts";
import { optimisticNote, type TypedNote } from "./optimistic-note.ts";

type AnswerOptions = Pick<Outcome, "onRefused"> & {
  /** Called when it is written, with whether everybody sees it. */
  onWritten: (isShown: boolean) => void;
  /** Who writes it. */
  writer: Writer;
  /** The list of the thread's answers, which it comes to the end of, where it shows at once. */
  answers: string;
  /** The list of what the writer wrote, which it is put in front of. */
  own: readonly string[];
};

/** Answers a note; it shows at once and is taken back when the server refuses. */
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
