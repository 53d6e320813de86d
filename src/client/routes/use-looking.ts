import { useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { fromWorkSearch, toReadingSearch } from "../../view/address.ts";
import type { WorkViewSearch } from "../../view/address.ts";
import type { Looking } from "../features/viewer/looking.ts";
import { stringifySearch } from "../../view/search-text.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Where this step of the history began with opening the close-up view: of which image, from 0. */
    closeUpOf?: number;
  }
}

/** What of a work is looked at, read from the address and written to it. */
export function useLooking(
  to: "/works/$slug" | "/works/$slug/embed",
  slug: string,
  search: WorkViewSearch,
): Looking {
  const router = useRouter();
  const reading = useMemo(() => fromWorkSearch(slug, search), [slug, search]);

  const onLook = useCallback<Looking["onLook"]>(
    (next, how) => {
      // Closing what was opened here is the same as going back, so that going back does not open it again; unless
      // that would lead away from the image one has gone on to.
      if (how === "close" && router.latestLocation.state.closeUpOf === next.image) {
        router.history.back();
        return;
      }
      const { image } = next;
      const here = { to, params: { slug } };
      // The address follows late. It must not call somebody back who has gone to another page.
      const isHere = router.latestLocation.pathname === router.buildLocation(here).pathname;
      if (how === "move" && !isHere) return;
      void router.navigate({
        ...here,
        search: toReadingSearch(next),
        state: ({ closeUpOf, ...state }) => ({
          ...state,
          closeUpOf: { open: image, move: closeUpOf, close: undefined }[how],
        }),
        replace: how !== "open",
        resetScroll: false,
      });
    },
    [router, to, slug],
  );

  const exactly = stringifySearch(toReadingSearch(reading));
  const path = `/works/${encodeURIComponent(slug)}${exactly}`;
  return useMemo(() => ({ ...reading, path, onLook }), [reading, path, onLook]);
}
