import { useEffect, useState } from "react";
import { toText } from "../../../view/view-text.ts";
import { regionInWords, turnInWords } from "../../../view/words.ts";
import { wholeRegion } from "../../../view/view.ts";
import type { Size } from "../../../view/view.ts";
import type { Feed } from "./feed.ts";

/** Milliseconds at rest after which it is said what is shown. */
const restAfter = 1_200;

/** What a tour shows of a picture in words, once that rests; for those who do not see it. */
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
      // Where somebody points meanwhile is no other view.
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
