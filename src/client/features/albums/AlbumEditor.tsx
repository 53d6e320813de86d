import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AlbumEditor_album$key } from "../../../../__generated__/relay/AlbumEditor_album.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { useTold } from "../parts/use-told.ts";
import { AlbumWords } from "./AlbumWords.tsx";
import type { Entry } from "./albumEntry.ts";
import type { AlbumEntries } from "./useAlbumBook.ts";
import { EntryRow } from "./EntryRow.tsx";
import { placeWhile } from "../parts/reorder.ts";
import { useChooseCover } from "./useChooseCover.ts";
import { useEntryChanges } from "./use-entry-changes.ts";
import { OpenTextsContext } from "./OpenTextsContext.ts";
import { useOpenTexts } from "./use-open-texts.ts";
import { rowId, useReorder } from "../parts/use-reorder.ts";
import { recordAttributes } from "../works/label.ts";

type AlbumEditorProps = {
  album: AlbumEditor_album$key;
  entries: AlbumEntries;
  /** Whether the editor closes once everything is saved. */
  isEnding: boolean;
  /** Called with whether a text is not saved yet. */
  onOpen: (isOpen: boolean) => void;
};

/** Editor of an album: its title and description, and its entries as a list. */
export function AlbumEditor({ album: key, isEnding, onOpen, ...props }: AlbumEditorProps) {
  const { book, entries } = props.entries;
  const album = useFragment(
    graphql`
      fragment AlbumEditor_album on Album @throwOnFieldError {
        id
        title
        version
        cover {
          id
        }
        ...AlbumWords_album
      }
    `,
    key,
  );
  const { move, remove, restore, caption } = useEntryChanges(album.id, book);
  const { chooseCover } = useChooseCover();
  const tellOpen = useOpenTexts({ isEnding, onOpen });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const refuse = useTold(`A change of “${album.title}” was taken back.`, setRefusal);
  const [removed, setRemoved] = useState<{ entry: Entry; isSaved: boolean } | null>(null);
  const [wishedCover, setWishedCover] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, lifted, said, handle, step } = useReorder({
    items: entries.map(({ id, work }) => ({ id, name: work?.title ?? "" })),
    onMove: (id, after) => {
      setRefusal(null);
      move(id, after, refuse);
    },
  });

  function takeOut(entry: Entry) {
    setRefusal(null);
    setRemoved({ entry, isSaved: false });
    // The pressed button is removed with its entry, so the focus moves to the heading.
    heading.current?.focus();
    const isThis = (last: typeof removed) => last?.entry.id === entry.id;
    remove(
      entry.id,
      (reason) => {
        setRemoved((last) => (isThis(last) ? null : last));
        refuse(reason);
      },
      // Undo is offered only now, because the server might otherwise receive it before the removal.
      () => setRemoved((last) => (isThis(last) ? { entry, isSaved: true } : last)),
    );
  }

  function undo() {
    if (!removed) return;
    setRemoved(null);
    setRefusal(null);
    heading.current?.focus();
    restore(removed.entry.id, (reason) => {
      setRemoved((newer) => newer ?? removed);
      refuse(reason);
    });
  }

  function choose(coverEntryId: string) {
    setRefusal(null);
    setWishedCover(coverEntryId);
    const { id, version } = album;
    chooseCover(
      { id, coverEntryId },
      { version, coverId: album.cover?.id ?? null },
      {
        onDone: () => setWishedCover(null),
        onRefused: (reason) => {
          setWishedCover(null);
          refuse(reason);
        },
      },
    );
  }

  const cover = wishedCover ?? album.cover?.id;
  return (
    <OpenTextsContext value={tellOpen}>
      <section className="album-editor" aria-label="Edit the album">
        <AlbumWords album={album} />
        <h2 ref={heading} tabIndex={-1} className="album-editor__heading">
          Its pictures
        </h2>
        <div className="album-page__notice" role="status">
          <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
          {removed && (
            <>
              <span>
                Removed{" "}
                <cite {...recordAttributes(removed.entry.work?.recordLanguage)}>
                  {removed.entry.work?.title}
                </cite>
              </span>
              {removed.isSaved && (
                <Button variant="quiet" onClick={undo}>
                  Undo
                </Button>
              )}
            </>
          )}
        </div>
        <p className="visually-hidden" role="status" aria-live="assertive">
          {said}
        </p>
        <ol ref={list} className="album-editor__list" data-moving={lifted !== null || undefined}>
          {entries.map((entry, place) => (
            <li
              key={entry.id}
              id={rowId(entry.id)}
              className="entry-row"
              data-lifted={lifted?.id === entry.id || undefined}
              style={lifted ? { order: placeWhile(place, lifted) } : undefined}
            >
              <EntryRow
                entry={entry}
                place={place}
                count={entries.length}
                isCover={entry.id === cover}
                isLifted={lifted?.id === entry.id}
                handle={handle(entry.id, place)}
                onStep={(by) => step(entry.id, by)}
                onCover={() => choose(entry.id)}
                onRemove={() => takeOut(entry)}
                onCaption={(made, outcome) => caption(entry, made, outcome)}
              />
            </li>
          ))}
        </ol>
      </section>
    </OpenTextsContext>
  );
}
