import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
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
  useEffect(() => setKept(null), [path]);

  const note = (change: (before: Kept) => Partial<Kept>) =>
    setKept((before) => ({ ...(before ?? nothing), ...change(before ?? nothing) }));
  const onRefused = (refusal: Refusal) => note(() => ({ refusal }));

  function keep({ albums, newTitle, gone, caption }: Choice) {
    const what = wanted;
    setAsked(null);
    setKept({ ...nothing, albums });
    for (const { id, album } of gone) {
      removeAlbumEntry(id, album.id, {
        onAnswered: () => note(({ removed }) => ({ removed: [...removed, { id, album }] })),
        onRefused,
      });
    }
    const add = (into: readonly { id: string }[]) => {
      if (into.length === 0) return;
      const { workId, view } = what;
      const albumIds = into.map(({ id }) => id);
      addToAlbums(
        { albumIds, workId, view, caption: caption || null },
        {
          onAdded: ({ entries, full }) =>
            note(({ albums: named }) => ({
              added: entries,
              full: full.map(({ message }) => message),
              albums: named.filter(({ id }) => full.every(({ albumId }) => albumId !== id)),
            })),
          onRefused: (refusal) => note(() => ({ refusal, albums: [] })),
        },
      );
    };
    if (!newTitle) return add(albums);
    const connections = ownAlbumsLists(environment);
    createAlbum(
      { title: newTitle },
      {
        connections,
        onMade: ({ id, title }) => {
          note(({ albums: named }) => ({ albums: [...named, { id, title }] }));
          add([...albums, { id }]);
        },
        onRefused: (refusal) => {
          onRefused(refusal);
          add(albums);
        },
      },
    );
  }

  function undo({ added, removed }: Kept) {
    setKept({ ...nothing, isUndone: true });
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
          title={wanted.title}
          kept={kept}
          onUndo={undo}
          onAgain={() => note(() => ({ refusal: null }))}
          onClose={() => setKept(null)}
        />,
        place,
      )}
    </PortalProvider>
  );
}

function openPlace(): HTMLElement {
  return document.querySelector<HTMLElement>("dialog[open]") ?? document.body;
}
