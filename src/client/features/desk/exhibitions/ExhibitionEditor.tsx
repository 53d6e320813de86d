import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExhibitionEditor_exhibition$key } from "../../../../../__generated__/relay/ExhibitionEditor_exhibition.graphql.ts";
import type { TakenViewInput } from "../../../../../__generated__/relay/useWriteBlockMutation.graphql.ts";
import { Fold } from "../../../ui/Fold.tsx";
import type { ViewInHand } from "../../exhibitions/takenViewInHand.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { LeaveGuard } from "../works/LeaveGuard.tsx";
import { BlockList } from "./BlockList.tsx";
import { DeletedExhibition } from "./DeletedExhibition.tsx";
import { EditorBar } from "./EditorBar.tsx";
import { EditorKeys } from "./EditorKeys.tsx";
import { EditorPreview } from "./EditorPreview.tsx";
import { ExhibitionStanding } from "./ExhibitionStanding.tsx";
import { exhibitionInHand } from "./exhibitionInHand.ts";
import { newsInWords } from "./exhibition-news.ts";
import { FoundWriting } from "./FoundWriting.tsx";
import { headInWords } from "./head-in-words.ts";
import { HeadForm } from "./HeadForm.tsx";
import { MissedWriting } from "./MissedWriting.tsx";
import { asText } from "./merging/is-same.ts";
import { othersInWords } from "./others-in-words.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useExhibitionDesk } from "./use-exhibition-desk.ts";
import { useIsWide } from "./use-is-wide.ts";
import { useKeptWriting } from "./use-kept-writing.ts";
import { useOthers } from "./use-others.ts";
import { useTakingBack } from "./use-taking-back.ts";
import { useExhibitionSubscription, type ExhibitionEvent } from "./useExhibitionSubscription.ts";

const ConflictDialog = lazyPart(async () => (await import("./ConflictDialog.tsx")).ConflictDialog);
const VersionsDialog = lazyPart(async () => (await import("./VersionsDialog.tsx")).VersionsDialog);

const ignore = () => undefined;

type ExhibitionEditorProps = {
  exhibition: ExhibitionEditor_exhibition$key;
  /** The current user's member id. */
  memberId: string;
};

/** The exhibition editor: the head, the blocks, and the preview beside them. */
export function ExhibitionEditor({ exhibition: key, memberId }: ExhibitionEditorProps) {
  const exhibition = useFragment(
    graphql`
      fragment ExhibitionEditor_exhibition on Exhibition {
        id
        ...exhibitionInHand_exhibition
        ...ExhibitionStanding_exhibition
      }
    `,
    key,
  );
  const { id } = exhibition;
  const { desk, book, name, view, isGone, setGone } = useExhibitionDesk(id, memberId, () =>
    exhibitionInHand(exhibition),
  );
  const kept = useKeptWriting({ desk, name, exhibitionId: id, memberId });
  const { others, note } = useOthers();
  /** Null as long as there was no news. */
  const [news, setNews] = useState<string | null>(null);
  const { state } = view;
  useEffect(() => {
    // A user who continues to write has read the news, which no longer describes the current text.
    if (state === "saving") setNews((before) => before && "");
  }, [state]);
  const isWide = useIsWide();
  const [isBeside, setBeside] = useState(true);
  const [isOver, setOver] = useState(false);
  const isPreviewed = isWide ? isBeside : isOver;
  const setPreviewed = isWide ? setBeside : setOver;
  const [opened, setOpened] = useState<string | null>(null);
  const [isHeadOpen, setHeadOpen] = useState(view.blocks.length === 0);
  const [isInVersions, setInVersions] = useState(false);
  /** Rerenders after views were added, which does not change the view of `desk`. */
  const [, setSeen] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  const hear = useCallback(
    (event: ExhibitionEvent | null) => {
      if (!event) return setGone(true);
      setGone(false);
      const before = desk.view;
      desk.hear(event);
      if (event.by === null || event.by.id === memberId) return;
      note(event, (blockId) => book.idHere(blockId));
      const sentence = newsInWords(before, desk.view, event.by.name ?? "Somebody");
      if (sentence) setNews(sentence);
    },
    [desk, book, memberId, note, setGone],
  );
  useExhibitionSubscription(id, hear);

  const wasGone = useRef(false);
  useEffect(() => {
    // The restore button disappeared together with the message around it.
    if (wasGone.current && !isGone) heading.current?.focus();
    wasGone.current = isGone;
  }, [isGone]);

  const viewShown = useCallback((taken: TakenViewInput) => book.viewShown(taken), [book]);
  const writerIn = (blockId: string) =>
    others.find((other) => other.blockId === blockId)?.name ?? null;

  function remember(views: readonly ViewInHand[]) {
    book.remember(views);
    setSeen((count) => count + 1);
  }

  const editor = useRef<HTMLDivElement>(null);
  const { said, undo, redo } = useTakingBack(desk);
  const toBar = () =>
    editor.current
      ?.querySelector<HTMLElement>(".editor-bar button:not([aria-disabled=true])")
      ?.focus();
  useEditorKeys(editor, desk, !isGone, { undo, redo, toBar });

  if (isGone) {
    return <DeletedExhibition id={id} title={view.head.title} onBack={() => setGone(false)} />;
  }
  return (
    <div
      ref={editor}
      className="exhibition-editor"
      data-previewed={(isWide && isBeside) || undefined}
    >
      <header className="exhibition-editor__head">
        <p className="exhibition-editor__way">
          <Link to="/desk/exhibitions">Exhibitions</Link>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {view.head.title || "Untitled"}
        </h1>
        <ExhibitionStanding exhibition={exhibition} isSaved={view.state === "saved"} />
      </header>
      <EditorBar
        desk={desk}
        view={view}
        others={othersInWords(others)}
        isPreviewed={isWide ? isBeside : null}
        isKept={kept.isKept}
        onUndo={undo}
        onRedo={redo}
        onPreview={() => setPreviewed(!isPreviewed)}
        onVersions={() => setInVersions(true)}
        keys={<EditorKeys editor={editor} />}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <p className="exhibition-editor__news" role="status">
        {news ?? (kept.takenUp > 0 && "What was not saved when you left was taken up again.")}
      </p>
      {kept.found.length > 0 && <FoundWriting found={kept.found} onSettle={kept.settle} />}
      {view.missed.length > 0 && <MissedWriting desk={desk} missed={view.missed} />}
      <div className="exhibition-editor__work">
        <Fold
          title="About the exhibition"
          detail={headInWords(view.head)}
          isOpen={isHeadOpen}
          onToggle={setHeadOpen}
          onFocusChange={ignore}
        >
          {isHeadOpen && (
            <HeadForm
              head={view.head}
              problems={view.problems.get("")}
              viewShown={viewShown}
              onChange={(fields) => desk.writeHead(fields)}
              onTaken={remember}
            />
          )}
        </Fold>
        <BlockList
          desk={desk}
          view={view}
          writerIn={writerIn}
          viewShown={viewShown}
          onTaken={({ views }) => remember(views)}
          onOpen={setOpened}
        />
      </div>
      <LeaveGuard
        isOpen={view.state === "stopped" || view.state === "unsaved"}
        isKept={kept.isKept}
      />
      {isPreviewed && (
        <EditorPreview
          exhibitionId={id}
          title={view.head.title}
          blockId={opened && book.idThere(opened)}
          isBeside={isWide}
          onClose={() => setPreviewed(false)}
        />
      )}
      {view.asked && (
        <PartBoundary waiting={null}>
          <ConflictDialog
            // Resets the choices for each new conflict.
            key={asText(view.asked)}
            asked={view.asked}
            onChoose={(choices) => desk.choose(choices)}
          />
        </PartBoundary>
      )}
      {isInVersions && (
        <PartBoundary waiting={null} onClose={() => setInVersions(false)}>
          <VersionsDialog
            exhibitionId={id}
            onPutBack={(number) => {
              setInVersions(false);
              setNews(`It is what it was in version ${number} now.`);
            }}
            onClose={() => setInVersions(false)}
          />
        </PartBoundary>
      )}
    </div>
  );
}
