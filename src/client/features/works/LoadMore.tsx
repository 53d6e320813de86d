import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { formatCount, worksCount } from "./label.ts";
import { useFocusHandedOn } from "./use-focus-handed-on.ts";

type LoadMoreProps = {
  /** How many of them are shown; null if others come before these. */
  shown: number | null;
  total: number;
  isLoading: boolean;
  /** Whether the last attempt failed. */
  failed: boolean;
  onLoadMore: () => void;
};

/** How many pages follow by themselves, before the visitor is asked: else no one reaches the end. */
const pagesUnasked = 3;

/** Loads the next works when the end of the list comes near, or when asked to. */
export function LoadMore({ shown, total, isLoading, failed, onLoadMore }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const [unasked, setUnasked] = useState(pagesUnasked);
  // When the last page is there it goes: Tab leads on from the work before that page.
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
    // The list's length is watched so that a page too short to fill the window is followed by another.
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
