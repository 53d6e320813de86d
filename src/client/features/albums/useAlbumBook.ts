import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type {
  useAlbumBook_album$data,
  useAlbumBook_album$key,
} from "../../../../__generated__/relay/useAlbumBook_album.graphql.ts";
import { AlbumBook } from "./album-book.ts";
import type { Reading } from "./album-book.ts";
import { albumEntry } from "./albumEntry.ts";
import type { Entry } from "./albumEntry.ts";
import { readAlbum } from "./read-album.ts";

/** The entries of an album as far as they are known, and how to read them anew. */
export type AlbumEntries = {
  book: AlbumBook;
  entries: readonly Entry[];
  /** Whether there are more than are shown. */
  isPart: boolean;
  /** Whether they could not be read. */
  isFailed: boolean;
  readAnew: () => void;
};

/** Keeps an album's entries: the first from the page's answer, the rest read behind it. */
export function useAlbumBook(albumKey: useAlbumBook_album$key): AlbumEntries {
  const album = useFragment(
    graphql`
      fragment useAlbumBook_album on Album @throwOnFieldError {
        id
        entries(first: 100) {
          change
          edges {
            node {
              ...albumEntry_entry
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    albumKey,
  );
  const { id, entries: page } = album;
  const environment = useRelayEnvironment();
  const [book] = useState(() => new AlbumBook(firstReading(page)));
  const [isPart, setPart] = useState(page.pageInfo.hasNextPage);
  const [isFailed, setFailed] = useState(false);
  const entries = useSyncExternalStore(
    book.subscribe,
    () => book.entries,
    () => book.entries,
  );

  const reading = useRef<AbortController | null>(null);
  const readAnew = useCallback(() => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setFailed(false);
    readAlbum(environment, id, signal).then(
      (whole) => {
        if (signal.aborted) return;
        // What cannot be read any more is told by whoever follows the album.
        if (whole) book.read(whole);
        setPart(false);
      },
      () => setFailed(!signal.aborted),
    );
  }, [environment, id, book]);
  useEffect(() => () => reading.current?.abort(), []);

  // The page is asked for again after a cut.
  useEffect(() => {
    if (page.pageInfo.hasNextPage) readAnew();
    else book.read(firstReading(page));
  }, [book, page, readAnew]);

  return { book, entries, isPart, isFailed, readAnew };
}

/** Of a part of an album nobody knows what else there is at that change. */
function firstReading({ change, edges, pageInfo }: useAlbumBook_album$data["entries"]): Reading {
  const entries = edges.map(({ node }) => albumEntry(node));
  return { change: pageInfo.hasNextPage ? 0 : change, entries };
}
