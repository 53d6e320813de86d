import { useRouter } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { fromWorkSearch, toReadingSearch } from "../../view/address.ts";
import type { WorkViewSearch } from "../../view/address.ts";
import type { Looking } from "../features/viewer/looking.ts";
import { stringifySearch } from "../../view/search-text.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Zero-based index of the image whose zoom view was opened at this history entry. */
    closeUpOf?: number;
  }
}

/** Reads the view of a work from the URL, and updates it. */
export function useLooking(
  to: "/works/$slug" | "/works/$slug/embed",
  slug: string,
  search: WorkViewSearch,
): Looking {
  const router = useRouter();
  const reading = useMemo(() => fromWorkSearch(slug, search), [slug, search]);

  const onLook = useCallback<Looking["onLook"]>(
    (next, how) => {
      // Closing a zoom view that was opened here navigates back, so that the back button does not open it again; unless
      // the user has moved on to another image.
      if (how === "close" && router.latestLocation.state.closeUpOf === next.image) {
        router.history.back();
        return;
      }
      const { image } = next;
      const here = { to, params: { slug } };
      // The URL is updated with a delay. The update must not return a user who has left the page.
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
