import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFocusHandedOn } from "./use-focus-handed-on.ts";

type LoadEarlierProps = {
  isLoading: boolean;
  /** Whether the last attempt failed. */
  failed: boolean;
  onLoadEarlier: () => void;
};

/** How many pages come by themselves, before the visitor is asked. */
const pagesUnasked = 3;
/** How near the top of the list comes before they do, in pixels. */
const near = 800;

/** Loads the works before those shown, when somebody scrolls up to them or asks for them. */
export function LoadEarlier({ isLoading, failed, onLoadEarlier }: LoadEarlierProps) {
  const place = useRef<HTMLDivElement>(null);
  const [unasked, setUnasked] = useState(pagesUnasked);
  // When all of them are there it goes: the list begins with them.
  useFocusHandedOn(place, (part) => part.closest<HTMLElement>("#found"));
  const waits = isLoading || failed || unasked === 0;

  const loadUnasked = useEffectEvent(() => {
    setUnasked((left) => left - 1);
    onLoadEarlier();
  });

  useEffect(() => {
    if (waits) return;
    let before = scrollY;
    // Only upwards: whoever went to a place wants to see it first.
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
