import { useEffect, useState } from "react";
import { toText } from "../../../view/view-text.ts";
import { regionInWords, turnInWords } from "../../../view/words.ts";
import { wholeRegion } from "../../../view/view.ts";
import type { Size } from "../../../view/view.ts";
import type { Feed } from "./feed.ts";

/** Milliseconds without movement after which the view is described. */
const restAfter = 1_200;

/** Returns a description of the view of a tour once it rests, for screen readers. */
export function useShownWords(feed: Feed, image: Size | undefined): string {
  const [words, setWords] = useState("");
  const { width, height } = image ?? { width: 0, height: 0 };
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      const view = feed.newest()?.view;
      if (!view || width === 0) return;
      const size = { width, height };
      const region = view.region ?? wholeRegion(size);
      const times = Math.min(width / region.width, height / region.height);
      const parts = [regionInWords(region, size, times), turnInWords(view)];
      setWords(parts.filter(Boolean).join(", "));
    };
    let awaited: string | undefined;
    const later = () => {
      const view = feed.newest()?.view;
      const next = view && toText(view);
      // A movement of the pointer does not change the view.
      if (next === awaited) return;
      awaited = next;
      clearTimeout(resting);
      resting = setTimeout(rest, restAfter);
    };
    later();
    const stop = feed.onShown(later);
    return () => {
      clearTimeout(resting);
      stop();
    };
  }, [feed, width, height]);
  return words;
}
