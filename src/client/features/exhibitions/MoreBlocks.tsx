import { useEffect, useEffectEvent, useRef } from "react";
import type { ComponentProps } from "react";
import { savesData } from "../../ui/saves-data.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { MoreButton } from "../parts/MoreButton.tsx";
import { useFocusHandedOn } from "../works/use-focus-handed-on.ts";
import { targetInAddress } from "./target-in-address.ts";

type MoreBlocksProps = Pick<ComponentProps<typeof MoreButton>, "isLoading" | "loadNext"> & {
  /** How many blocks are asked for at a time. */
  count: number;
  /** How many are there. */
  shown: number;
  /** The address at which those who have no script go on; null if there is none. */
  next: string | null;
};

/** Up to so many blocks come by themselves, so that they are there before somebody reaches or looks for them. */
const comeAtOnce = 240;

/**
 * Loads what follows: of a long exhibition when the browser is idle, of a very long one when the end of what is there
 * comes near; or when asked to.
 */
export function MoreBlocks({ count, shown, next, isLoading, loadNext }: MoreBlocksProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusHandedOn(place, blockBefore);
  /** How many were there when more was asked for: once, since where the network is cut somebody has to ask again. */
  const askedAt = useRef(0);
  const load = useEffectEvent(() => {
    askedAt.current = shown;
    loadNext(count);
  });
  useEffect(() => {
    if (isLoading || !place.current || askedAt.current === shown) return;
    if ((shown < comeAtOnce && !savesData()) || isTargetMissing()) return whenIdle(() => load());
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: "300% 0px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLoading, shown]);
  return (
    <div ref={place} className="exhibition-more" lang="en">
      <MoreButton
        label={isLoading ? "Loading more …" : "Read on"}
        things="parts of this exhibition"
        {...{ count, isLoading, loadNext }}
      />
      {next !== null && (
        <a className="link exhibition-more__link" href={next}>
          Read on
        </a>
      )}
      <p className="exhibition-more__rest">
        There is more of this exhibition than was loaded when this was printed.
      </p>
    </div>
  );
}

/** The block before what goes, which takes the focus. */
function blockBefore({ previousElementSibling: block }: HTMLElement): HTMLElement | null {
  if (!(block instanceof HTMLElement)) return null;
  block.tabIndex = -1;
  return block;
}

/** Whether the page's address leads to a part of it that is not there yet. */
function isTargetMissing(): boolean {
  const name = targetInAddress();
  return name !== null && document.getElementById(name) === null;
}
