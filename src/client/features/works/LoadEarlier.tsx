import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFocusHandedOn } from "./use-focus-handed-on.ts";

type LoadEarlierProps = {
  isLoading: boolean;
  /** Whether the last attempt failed. */
  failed: boolean;
  onLoadEarlier: () => void;
};

/** Number of pages that load automatically, before the visitor has to press the button. */
const pagesUnasked = 3;
/** Distance from the top of the list at which they load, in pixels. */
const near = 800;

/** Loads the previous page of works, when the user scrolls up near the start of the list or presses the button. */
export function LoadEarlier({ isLoading, failed, onLoadEarlier }: LoadEarlierProps) {
  const place = useRef<HTMLDivElement>(null);
  const [unasked, setUnasked] = useState(pagesUnasked);
  // The button is removed after the first page has loaded; the focus then moves to the list, which begins with that
  // page.
  useFocusHandedOn(place, (part) => part.closest<HTMLElement>("#found"));
  const waits = isLoading || failed || unasked === 0;

  const loadUnasked = useEffectEvent(() => {
    setUnasked((left) => left - 1);
    onLoadEarlier();
  });

  useEffect(() => {
    if (waits) return;
    let before = scrollY;
    // Only when scrolling up, because a user who jumped to a position wants to see it first.
    const watch = () => {
      const isUpwards = scrollY < before;
      before = scrollY;
      const { bottom } = place.current?.getBoundingClientRect() ?? { bottom: -Infinity };
      if (isUpwards && bottom > -near) loadUnasked();
    };
    addEventListener("scroll", watch, { passive: true });
    return () => removeEventListener("scroll", watch);
  }, [waits]);

  function loadAsked() {
    setUnasked(pagesUnasked);
    onLoadEarlier();
  }

  return (
    <div className="load-earlier" ref={place}>
      {failed && (
        <p role="alert">
          The works before these could not be loaded. Check your connection and try again.
        </p>
      )}
      <Button onClick={loadAsked} aria-disabled={isLoading}>
        {isLoading ? "Loading earlier works …" : failed ? "Try again" : "Earlier works"}
      </Button>
    </div>
  );
}
