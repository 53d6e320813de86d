import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import type {
  useAlbumBook_album$data,
  useAlbumBook_album$key,
} from "../../../../__generated__/relay/useAlbumBook_album.graphql.ts";
import { loadPart } from "../parts/missing-part.ts";
import { AlbumBook } from "./album-book.ts";
import type { Reading } from "./album-book.ts";
import { albumEntry } from "./albumEntry.ts";
import type { Entry } from "./albumEntry.ts";

/** Loads the code that reads a whole album. Only long albums, and those that missed an event, need it. */
const loadReader = () => import("./read-album.ts");

/** The known entries of an album, and a function that loads them again. */
export type AlbumEntries = {
  book: AlbumBook;
  entries: readonly Entry[];
  /** Whether there are more entries than shown. */
  isPart: boolean;
  /** Whether loading them failed. */
  isFailed: boolean;
  readAnew: () => void;
};

/** Manages an album's entries: the first ones from the page's response, the rest loaded after it. */
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
    loadPart(loadReader)
      .then(({ readAlbum }) => readAlbum(environment, id, signal))
      .then(
        (whole) => {
          if (signal.aborted) return;
          // The album's subscription reports that it is no longer visible.
          if (whole) book.read(whole);
          setPart(false);
        },
        () => setFailed(!signal.aborted),
      );
  }, [environment, id, book]);
  useEffect(() => () => reading.current?.abort(), []);

  // The page's query is repeated after a connection loss.
  useEffect(() => {
    if (page.pageInfo.hasNextPage) readAnew();
    else book.read(firstReading(page));
  }, [book, page, readAnew]);

  return { book, entries, isPart, isFailed, readAnew };
}

/**
 * Converts the page's entries to a read. For a part of an album, it is unknown which other entries exist at its change
 * number, so the number is 0.
 */
function firstReading({ change, edges, pageInfo }: useAlbumBook_album$data["entries"]): Reading {
  const entries = edges.map(({ node }) => albumEntry(node));
  return { change: pageInfo.hasNextPage ? 0 : change, entries };
}
