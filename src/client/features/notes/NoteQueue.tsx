import { useMemo, useRef, useState } from "react";
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { NoteQueue_viewer$key } from "../../../../__generated__/relay/NoteQueue_viewer.graphql.ts";
import type { NoteQueueAnewQuery } from "../../../../__generated__/relay/NoteQueueAnewQuery.graphql.ts";
import type { NoteQueuePaginationQuery } from "../../../../__generated__/relay/NoteQueuePaginationQuery.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { MoreNotes } from "./MoreNotes.tsx";
import { NoteNotice, type Notice } from "./NoteNotice.tsx";
import { NotesDeedsContext } from "./NotesDeedsContext.ts";
import { useNoteQueueSubscription } from "./useNoteQueueSubscription.ts";
import { useNotesDeeds } from "./use-notes-deeds.ts";
import { WaitingNote } from "./WaitingNote.tsx";

/** Number of notes per page. */
const atOnce = 20;
/** Maximum number of notes in a response. */
const mostAtOnce = 100;
const anewQuery = graphql`
  query NoteQueueAnewQuery($first: Int!) {
    viewer {
      ...NoteQueue_viewer @arguments(first: $first)
    }
  }
`;
const none: readonly string[] = [];

/** The notes that wait for a curator, longest waiting first, updated live. */
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
  const [notice, setNotice] = useState<Notice | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const queueId = queue?.__id ?? "";
  const environment = useRelayEnvironment();
  const loaded = queue?.edges.length ?? 0;
  useNoteQueueSubscription(queueId, () => {
    const first = Math.min(mostAtOnce, Math.max(atOnce, loaded));
    const options = { fetchPolicy: "network-only" } as const;
    // A failure means that the connection is lost; the subscription then restarts with the next one and calls this
    // again.
    fetchQuery<NoteQueueAnewQuery>(environment, anewQuery, { first }, options).subscribe({});
  });
  const lists = useMemo(() => [queueId], [queueId]);
  const told = (next: Notice | null) => {
    setNotice(next);
    // The pressed button is removed with its note.
    if (next && document.activeElement === document.body) (list.current ?? empty.current)?.focus();
  };
  const deeds = useNotesDeeds({ lists: none, ownLists: none, queue: lists, onNotice: told });
  const edges = queue?.edges ?? [];
  const count = Math.max(data.desk?.noteQueueLength ?? 0, edges.length);
  const isEmpty = edges.length === 0 && !hasNext;

  return (
    <NotesDeedsContext value={deeds}>
      <NoteNotice notice={notice} onOver={() => setNotice(null)} />
      <p className="note-queue__count" role="status">
        {!isEmpty &&
          (count === 1 ? "1 note waits." : `${count} notes wait, the longest waiting first.`)}
      </p>
      {isEmpty ? (
        <div ref={empty} className="note-queue" tabIndex={-1}>
          <EmptyState title="Nothing waits">
            <p>
              Notes that wait for a curator, and those somebody has reported, come here by
              themselves.
            </p>
          </EmptyState>
        </div>
      ) : (
        <ul ref={list} className="note-queue" tabIndex={-1} aria-label="Notes that wait">
          {edges.map(({ node }) => (
            <WaitingNote key={node.id} note={node} />
          ))}
        </ul>
      )}
      {hasNext && (
        <MoreNotes
          label="More notes"
          count={atOnce}
          isLoading={isLoadingNext}
          loadNext={loadNext}
          heir={() => list.current}
        />
      )}
    </NotesDeedsContext>
  );
}
