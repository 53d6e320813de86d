import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { formatCount, worksCount } from "./label.ts";
import { useFocusHandedOn } from "./use-focus-handed-on.ts";

type LoadMoreProps = {
  /** Number of works shown; null if there are others before these. */
  shown: number | null;
  total: number;
  isLoading: boolean;
  /** Whether the last attempt failed. */
  failed: boolean;
  onLoadMore: () => void;
};

/**
 * Number of pages that load automatically before the visitor has to press the button; otherwise nobody could reach the
 * page's end.
 */
const pagesUnasked = 3;

/** Loads the next page of works, when the end of the list comes near or the user presses the button. */
export function LoadMore({ shown, total, isLoading, failed, onLoadMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const [unasked, setUnasked] = useState(pagesUnasked);
  // The button is removed after the last page has loaded; Tab then continues from the work before that page.
  useFocusHandedOn(place, (part) => [...(part.parentElement?.querySelectorAll("a") ?? [])].at(-1));
  const waits = isLoading || failed || unasked === 0;

  const loadUnasked = useEffectEvent(() => {
    setUnasked((left) => left - 1);
    onLoadMore();
  });

  useEffect(() => {
    if (waits || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadUnasked();
      },
      { rootMargin: "800px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
    // `shown` is a dependency so that a page too short to fill the viewport is followed by another.
  }, [waits, shown]);

  function loadAsked() {
    setUnasked(pagesUnasked);
    onLoadMore();
  }

  return (
    <div className="load-more" ref={place}>
      {failed && (
        <p role="alert">The next works could not be loaded. Check your connection and try again.</p>
      )}
      <p className="load-more__place numeric">
        {shown === null ? worksCount(total) : `${formatCount(shown)} of ${worksCount(total)}`}
      </p>
      <Button onClick={loadAsked} aria-disabled={isLoading}>
        {isLoading ? "Loading more …" : failed ? "Try again" : "Load more"}
      </Button>
    </div>
  );
}
