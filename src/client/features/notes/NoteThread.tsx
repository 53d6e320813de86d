import { useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { NoteThread_note$key } from "../../../../__generated__/relay/NoteThread_note.graphql.ts";
import type { NoteThreadPaginationQuery } from "../../../../__generated__/relay/NoteThreadPaginationQuery.graphql.ts";
import { AnswerNote } from "./AnswerNote.tsx";
import { draftKey } from "./drafts.ts";
import { MoreNotes } from "./MoreNotes.tsx";
import { NoteItem } from "./NoteItem.tsx";
import { useDraft } from "./useDraft.ts";

type NoteThreadProps = {
  note: NoteThread_note$key;
  /**
   * Number that changes whenever the note is selected on the image, which moves the focus to it; null if it is not
   * selected.
   */
  chosen: number | null;
  /** Called with whether it is hovered or focused. */
  onNear: (isNear: boolean) => void;
};

/** Number of answers per further page. */
const answersAtOnce = 50;

/** A note and the answers to it. */
export function NoteThread({ note: key, chosen, onNear }: NoteThreadProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NoteThreadPaginationQuery,
    NoteThread_note$key
  >(
    graphql`
      fragment NoteThread_note on Note
      @refetchable(queryName: "NoteThreadPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" })
      @throwOnFieldError {
        id
        ...NoteItem_note
        answers(first: $first, after: $after)
          @connection(key: "NoteThread_note_answers", filters: []) {
          __id
          edges {
            node {
              id
              state
              ...NoteItem_note
            }
          }
        }
      }
    `,
    key,
  );
  const { id, answers } = data;
  const answer = useDraft(draftKey("answer", id));
  const thread = useRef<HTMLLIElement>(null);

  const shown = answers.edges.filter(({ node }) => node.state === "VISIBLE");
  return (
    <li
      ref={thread}
      className="note-thread"
      data-chosen={chosen !== null || undefined}
      onPointerEnter={() => onNear(true)}
      onPointerLeave={() => onNear(false)}
      onFocus={() => onNear(true)}
      onBlur={() => onNear(false)}
    >
      <NoteItem note={data} answers={null} chosen={chosen} onAnswer={() => answer.change({})} />
      {shown.length > 0 && (
        <ul className="note-thread__answers" aria-label="Answers">
          {shown.map(({ node }) => (
            <li key={node.id}>
              <NoteItem note={node} answers={answers.__id} />
            </li>
          ))}
        </ul>
      )}
      {hasNext && (
        <MoreNotes
          label="More answers"
          count={answersAtOnce}
          isLoading={isLoadingNext}
          loadNext={loadNext}
        />
      )}
      {answer.isKept && (
        <AnswerNote
          noteId={id}
          answers={answers.__id}
          writing={answer}
          onEnd={() => {
            const { current } = thread;
            if (current?.contains(document.activeElement))
              current.querySelector("article")?.focus();
          }}
        />
      )}
    </li>
  );
}
