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

/** Asks for the albums to add something to, adds it, and shows the result. */
export function Keeping({ wanted }: { wanted: ToKeep }) {
  const environment = useRelayEnvironment();
  const { addToAlbums } = useAddToAlbums();
  const { createAlbum } = useCreateAlbum();
  const { removeAlbumEntry } = useRemoveAlbumEntry();
  const { restoreAlbumEntry } = useRestoreAlbumEntry();
  const [asked, setAsked] = useState<ToKeep | null>(wanted);
  const [last, setLast] = useState(wanted);
  const [kept, setKept] = useState<Kept | null>(null);
  /** Counts results: the outcome of an earlier one is no longer shown. */
  const told = useRef(0);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // While a native modal dialog is open, only its own content is visible and reachable.
  const [place, setPlace] = useState(openPlace);
  if (last !== wanted) {
    setLast(wanted);
    setAsked(wanted);
    setKept(null);
    setPlace(openPlace());
  }
  // A result belongs to the page on which the action was taken.
  useEffect(tellNothing, [path, wanted]);

  function tellNothing() {
    told.current += 1;
    setKept(null);
  }

  /** Shows a new result, and returns a function that adds to it unless a newer one is shown. */
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
              // After a refusal, the notice no longer claims that it is in them.
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
          // Whether or not the new album can be created, the others need not wait.
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
