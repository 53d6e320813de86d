import { useEffect, useEffectEvent, useRef } from "react";
import type { ComponentProps } from "react";
import { savesData } from "../../ui/saves-data.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { MoreButton } from "../parts/MoreButton.tsx";
import { useFocusHandedOn } from "../works/use-focus-handed-on.ts";
import { targetInAddress } from "./target-in-address.ts";

type MoreBlocksProps = Pick<ComponentProps<typeof MoreButton>, "isLoading" | "loadNext"> & {
  /** Page size. */
  count: number;
  /** Number of loaded blocks. */
  shown: number;
  /** URL of the next page for readers without JavaScript; null if there is none. */
  next: string | null;
};

/** Number of blocks that load automatically, before the reader scrolls to them or searches the page. */
const comeAtOnce = 240;

/**
 * Loads further blocks: up to a limit when the browser is idle, beyond it when the end of the loaded blocks comes near,
 * or on request.
 */
export function MoreBlocks({ count, shown, next, isLoading, loadNext }: MoreBlocksProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusHandedOn(place, blockBefore);
  /** Number of loaded blocks at the last automatic request. It is not repeated if it fails; the reader can retry. */
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

/** Returns the block before the removed element, which takes the focus. */
function blockBefore({ previousElementSibling: block }: HTMLElement): HTMLElement | null {
  if (!(block instanceof HTMLElement)) return null;
  block.tabIndex = -1;
  return block;
}

/** Whether the URL's fragment names a part of the page that is not loaded yet. */
function isTargetMissing(): boolean {
  const name = targetInAddress();
  return name !== null && document.getElementById(name) === null;
}
