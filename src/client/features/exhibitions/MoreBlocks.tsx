import { useEffect, useEffectEvent, useRef } from "react";
import type { ComponentProps } from "react";
import { MoreButton } from "../parts/MoreButton.tsx";

type MoreBlocksProps = Pick<ComponentProps<typeof MoreButton>, "isLoading" | "loadNext"> & {
  /** How many blocks are asked for at a time. */
  count: number;
  /** How many are there. */
  shown: number;
};

/** Loads what follows when the end of what is there comes near, or when asked to. */
export function MoreBlocks({ count, shown, isLoading, loadNext }: MoreBlocksProps) {
  const place = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => void loadNext(count));
  useEffect(() => {
    if (isLoading || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // Once for what is there: where the network is cut, the button says so.
        observer.disconnect();
        load();
      },
      { rootMargin: "1200px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLoading, shown]);
  return (
    <div ref={place} className="exhibition-more">
      <MoreButton
        label={isLoading ? "Loading more …" : "Read on"}
        things="parts of this exhibition"
        {...{ count, isLoading, loadNext }}
      />
    </div>
  );
}
