import { useMemo, useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { NoteQueue_viewer$key } from "../../../../__generated__/relay/NoteQueue_viewer.graphql.ts";
import type { NoteQueuePaginationQuery } from "../../../../__generated__/relay/NoteQueuePaginationQuery.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoteNotice, type Notice } from "./NoteNotice.tsx";
import { NotesDeedsContext } from "./NotesDeedsContext.ts";
import { useNoteQueueSubscription } from "./useNoteQueueSubscription.ts";
import { useNotesDeeds } from "./use-notes-deeds.ts";
import { WaitingNote } from "./WaitingNote.tsx";

/** How many further notes are asked for at a time. */
const atOnce = 20;
const none: readonly string[] = [];

/** The notes that wait for a curator, longest waiting first, as they come and go. */
export function NoteQueue({ viewer }: { viewer: NoteQueue_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NoteQueuePaginationQuery,
    NoteQueue_viewer$key
  >(
    graphql`
      fragment NoteQueue_viewer on Viewer
      @refetchable(queryName: "NoteQueuePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @throwOnFieldError {
        desk {
          noteQueueLength
          noteQueue(first: $first, after: $after)
            @connection(key: "NoteQueue_desk_noteQueue", filters: []) {
            __id
            edges {
              node {
                id
                ...WaitingNote_note
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const queue = data.desk?.noteQueue;
  const [length, setLength] = useState<number | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const queueId = queue?.__id ?? "";
  useNoteQueueSubscription(queueId, setLength);
  const lists = useMemo(() => [queueId], [queueId]);
  const told = (next: Notice | null) => {
    setNotice(next);
    // The button that was pressed goes with its note.
    if (next && document.activeElement === document.body) list.current?.focus();
  };
  const deeds = useNotesDeeds({ lists: none, ownLists: none, queue: lists, onNotice: told });
  const edges = queue?.edges ?? [];
  const count = Math.max(length ?? data.desk?.noteQueueLength ?? 0, edges.length);

  return (
    <NotesDeedsContext value={deeds}>
      <NoteNotice notice={notice} onOver={() => setNotice(null)} />
      {edges.length === 0 && !hasNext ? (
        <EmptyState title="Nothing waits">
          <p>
            Notes that wait for a curator, and those somebody has reported, come here by themselves.
          </p>
        </EmptyState>
      ) : (
        <>
          <p className="note-queue__count">
            {count === 1 ? "1 note waits" : `${count} notes wait`}, the longest waiting first.
          </p>
          <ul ref={list} className="note-queue" tabIndex={-1} aria-label="Notes that wait">
            {edges.map(({ node }) => (
              <WaitingNote key={node.id} note={node} />
            ))}
          </ul>
        </>
      )}
      {hasNext && (
        <Button aria-disabled={isLoadingNext} onClick={() => !isLoadingNext && loadNext(atOnce)}>
          {isLoadingNext ? "Loading more …" : "More notes"}
        </Button>
      )}
    </NotesDeedsContext>
  );
}
