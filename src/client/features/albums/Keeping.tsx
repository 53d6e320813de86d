import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria";
import { createPortal } from "react-dom";
import { useRelayEnvironment } from "react-relay";
import { KeepDialog, type Choice } from "./KeepDialog.tsx";
import { KeptNotice, type Kept } from "./KeptNotice.tsx";
import type { ToKeep } from "./keep-request.ts";
import { ownAlbumsLists } from "./own-albums-lists.ts";
import { useAddToAlbums } from "./useAddToAlbums.ts";
import { useCreateAlbum } from "./useCreateAlbum.ts";
import { useRemoveAlbumEntry } from "./useRemoveAlbumEntry.ts";
import { useRestoreAlbumEntry } from "./useRestoreAlbumEntry.ts";
import type { Refusal } from "../parts/refusal.ts";

const nothing: Kept = { albums: [], added: [], removed: [], full: [], refusal: null };

/** Asks which albums something is put into, does it, and says what came of it. */
export function Keeping({ wanted }: { wanted: ToKeep }) {
  const environment = useRelayEnvironment();
  const { addToAlbums } = useAddToAlbums();
  const { createAlbum } = useCreateAlbum();
  const { removeAlbumEntry } = useRemoveAlbumEntry();
  const { restoreAlbumEntry } = useRestoreAlbumEntry();
  const [asked, setAsked] = useState<ToKeep | null>(wanted);
  const [last, setLast] = useState(wanted);
  const [kept, setKept] = useState<Kept | null>(null);
  /** What is told about, counted: what comes of anything before is not told any more. */
  const told = useRef(0);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // Over a modal of the browser's own nothing is seen or reached but what stands in it.
  const [place, setPlace] = useState(openPlace);
  if (last !== wanted) {
    setLast(wanted);
    setAsked(wanted);
    setKept(null);
    setPlace(openPlace());
  }
  // What was said belongs to the page on which it was done.
  useEffect(tellNothing, [path, wanted]);

  function tellNothing() {
    told.current += 1;
    setKept(null);
  }

  /** Tells of something new, and gives the way to add to it while nothing newer is told. */
  function tell(first: Kept) {
    const own = (told.current += 1);
    setKept(first);
    return (change: (before: Kept) => Partial<Kept>) => {
      if (own !== told.current) return;
      setKept((before) => before && { ...before, ...change(before) });
    };
  }

  function keep({ albums, newTitle, gone, caption }: Choice) {
    const what = wanted;
    setAsked(null);
    const note = tell({ ...nothing, albums });
    const onRefused = (refusal: Refusal) => note(() => ({ refusal }));
    for (const { id, album } of gone) {
      removeAlbumEntry(id, album.id, {
        onAnswered: () => note(({ removed }) => ({ removed: [...removed, { id, album }] })),
        onRefused,
      });
    }
    const add = (into: Kept["albums"]) => {
      if (into.length === 0) return;
      const { work, view } = what;
      const albumIds = into.map(({ id }) => id);
      addToAlbums(
        { albumIds, workId: work.id, view, caption: caption || null },
        {
          onAdded: ({ entries, full }) =>
            note((before) => ({
              added: [...before.added, ...entries],
              full: [...before.full, ...full.map(({ message }) => message)],
              // After a refusal it is not said any more that it is in them.
              albums: [...before.albums.filter((album) => !into.includes(album)), ...into].filter(
                ({ id }) => full.every(({ albumId }) => albumId !== id),
              ),
            })),
          onRefused: (refusal) => note(() => ({ refusal, albums: [] })),
        },
      );
    };
    if (!newTitle) return add(albums);
    const connections = ownAlbumsLists(environment);
    let waiting: Kept["albums"] = albums;
    createAlbum(
      { title: newTitle },
      {
        connections,
        onMade: ({ id, title }) => {
          const made = { id, title };
          note(({ albums: named }) => ({ albums: [...named, made] }));
          add([...waiting, made]);
        },
        onRefused: (refusal) => {
          onRefused(refusal);
          // Whether or not the new one can be made yet, the others need not wait.
          add(waiting);
          waiting = [];
        },
      },
    );
  }

  function undo({ added, removed }: Kept) {
    const note = tell({ ...nothing, isUndone: true });
    const onRefused = (refusal: Refusal) => note(() => ({ refusal }));
    for (const { id, albumId } of added) {
      removeAlbumEntry(id, albumId, { onAnswered: () => {}, onRefused });
    }
    for (const { id, album } of removed) {
      restoreAlbumEntry(id, album.id, { onAnswered: () => {}, onRefused });
    }
  }

  return (
    <PortalProvider getContainer={() => place}>
      {asked && <KeepDialog what={asked} onKeep={keep} onClose={() => setAsked(null)} />}
      {createPortal(
        <KeptNotice
          work={wanted.work}
          kept={kept}
          onUndo={undo}
          onAgain={() => setKept((before) => before && { ...before, refusal: null })}
          onClose={tellNothing}
        />,
        place,
      )}
    </PortalProvider>
  );
}

function openPlace(): HTMLElement {
  return document.querySelector<HTMLElement>("dialog[open]") ?? document.body;
}
