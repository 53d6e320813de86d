import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { LoadedNotes_image$key } from "../../../../__generated__/relay/LoadedNotes_image.graphql.ts";
import type { LoadedNotesPaginationQuery } from "../../../../__generated__/relay/LoadedNotesPaginationQuery.graphql.ts";
import type { OperationType } from "relay-runtime";
import { boxOf } from "../../../view/note-shape.ts";
import type { NoteShape } from "../../../view/note-shape.ts";
import type { Asked } from "../../relay/use-asked.ts";
import { draftKey } from "./drafts.ts";
import { DraftMark } from "./DraftMark.tsx";
import type { DrawnKind } from "./drawing.ts";
import { DrawLayer } from "./DrawLayer.tsx";
import { inOrder } from "./noteOrder.ts";
import type { NoteChoice } from "./noteOrder.ts";
import { NoteMarks } from "./NoteMarks.tsx";
import type { Notice } from "./NoteNotice.tsx";
import { NotesContext } from "./NotesContext.ts";
import { NotesDeedsContext } from "./NotesDeedsContext.ts";
import { NotesPanel } from "./NotesPanel.tsx";
import type { NotesPlace } from "./notes-place.ts";
import { roomAround } from "./room-around.ts";
import { shownOnce } from "./shown-once.ts";
import { useDraft } from "./useDraft.ts";
import { useNotesDeeds } from "./use-notes-deeds.ts";
import { useNotesSubscription } from "./useNotesSubscription.ts";
import { useOwnNotes } from "./useOwnNotes.ts";
import { useUnread } from "./use-unread.ts";

type LoadedNotesProps = NotesPlace & {
  image: LoadedNotes_image$key;
  /** Whose notes are public before a curator has reviewed them. */
  policy: string;
  choice: NoteChoice;
  onChoice: (choice: NoteChoice) => void;
  /** Called with the number of threads; a stable function per image. */
  onCount: (count: number) => void;
  /** Whether these notes match the current choice. */
  asked: Omit<Asked<OperationType>, "answer">;
};

const noQueue: readonly string[] = [];

/** The notes on an image after they have loaded. */
export function LoadedNotes(props: LoadedNotesProps) {
  const { imageId, size, zoom, surface, isOpen, hasMarks, onOpen, onShow, policy, choice } = props;
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LoadedNotesPaginationQuery,
    LoadedNotes_image$key
  >(
    graphql`
      fragment LoadedNotes_image on Image
      @refetchable(queryName: "LoadedNotesPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        order: { type: "NoteOrder", defaultValue: NEWEST }
        author: { type: "ID" }
      )
      @throwOnFieldError {
        notes(first: $first, after: $after, order: $order, author: $author)
          @connection(key: "LoadedNotes_image_notes", filters: ["order", "author"]) {
          __id
          edges {
            node {
              id
              state
              author {
                member {
                  id
                }
              }
              ...noteOrder_note
              ...NoteList_notes
              ...NoteMarks_notes
            }
          }
        }
        ...NotesPanel_image
      }
    `,
    props.image,
  );
  const { member, isCurator, own, unseen, listId, who } = useOwnNotes(imageId);
  const writing = useDraft(draftKey("note", imageId));
  const [drawn, setDrawn] = useState<DrawnKind | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [near, setNear] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ id: string; serial: number } | null>(null);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const { __id, edges } = data.notes;
  const threads = useMemo(() => {
    const visible = edges.flatMap(({ node }) => {
      const isWanted = choice.author === null || node.author.member?.id === choice.author;
      return node.state === "VISIBLE" && isWanted ? [node] : [];
    });
    return inOrder(visible, choice.order);
  }, [edges, choice]);
  // The selected choice is displayed before its notes have loaded; `question` changes only once they have.
  const [question, setQuestion] = useState(choice);
  if (props.asked.isCurrent && question !== choice) setQuestion(choice);
  const ids = useMemo(() => threads.map(({ id }) => id), [threads]);
  const { unread, show: showThreads } = useUnread({ ids, own, question });
  const listed = threads.filter(({ id }) => !unread.has(id));
  const { onCount } = props;
  useEffect(() => onCount(edges.length), [onCount, edges]);

  const lists = useMemo(() => [__id], [__id]);
  const ownLists = useMemo(() => (listId === null ? [] : [listId]), [listId]);
  useNotesSubscription(imageId, lists, {
    onNews: ({ gone }) => {
      props.asked.outdate();
      // A note of the user that a curator has hidden is still visible to the user.
      if (gone.some((id) => own.has(id))) who.retry();
    },
    // Events between loading the notes and the start of the subscription were missed.
    onFollowing: props.asked.retry,
  });

  // The notice about the review is obsolete after the review.
  const isOver = notice?.sentence === shownOnce && unseen.length === 0;
  const deeds = useNotesDeeds({ lists, ownLists, queue: noQueue, onNotice: setNotice });
  const around = useMemo(() => {
    const isShownAtOnce =
      isCurator || policy === "EVERYBODY" || (policy === "MEMBERS" && member !== null);
    const show = (shape: NoteShape, words: string) =>
      onShow(roomAround(boxOf(shape, size), size), words, panel.current);
    return {
      writer: who.isCurrent ? { member, isCurator, isShownAtOnce } : null,
      image: size,
      heading,
      own,
      lists,
      ownLists,
      onShow: show,
      onNotice: setNotice,
    };
  }, [who.isCurrent, member, isCurator, policy, size, own, lists, ownLists, onShow]);

  const open = useCallback(
    (id: string) => {
      showThreads([id]);
      setChosen((before) => ({ id, serial: (before?.serial ?? 0) + 1 }));
      onOpen();
    },
    [onOpen, showThreads],
  );
  useEffect(() => {
    // A panel that opens again later does not move the focus to it again.
    if (!isOpen || drawn) setChosen(null);
  }, [isOpen, drawn]);
  const marked = useMemo(() => [...threads, ...unseen], [threads, unseen]);

  return (
    <NotesContext value={around}>
      <NotesDeedsContext value={deeds}>
        {hasMarks && drawn === null && (
          <NoteMarks
            notes={marked}
            image={size}
            zoom={zoom}
            surface={surface}
            near={near ?? chosen?.id ?? null}
            onOpen={open}
          />
        )}
        {isOpen && drawn === null && writing.draft.shape && (
          <DraftMark shape={writing.draft.shape} onMove={zoom.onMove} surface={surface} />
        )}
        {drawn && (
          <DrawLayer
            key={drawn}
            kind={drawn}
            image={size}
            zoom={zoom}
            surface={surface}
            onDrawn={(shape) => {
              writing.change({ shape });
              setDrawn(null);
            }}
            onCancel={() => setDrawn(null)}
          />
        )}
        {isOpen && drawn === null && (
          <NotesPanel
            image={data}
            imageId={imageId}
            panelRef={panel}
            headingRef={heading}
            heir={surface}
            listed={listed}
            unseen={unseen}
            choice={choice}
            onChoice={props.onChoice}
            asked={props.asked}
            who={who}
            held={unread.size}
            onHeld={() => showThreads(ids)}
            chosen={chosen}
            onNear={setNear}
            notice={isOver ? null : notice}
            onNotice={setNotice}
            hasMarks={hasMarks}
            onMarks={props.onMarks}
            writing={writing}
            onDraw={setDrawn}
            hasNext={hasNext}
            isLoadingNext={isLoadingNext}
            loadNext={loadNext}
          />
        )}
      </NotesDeedsContext>
    </NotesContext>
  );
}
