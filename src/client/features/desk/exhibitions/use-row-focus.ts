import { useEffect, useRef, type FocusEvent } from "react";
import { rowId } from "../../parts/use-reorder.ts";
import type { BlockInHand } from "./editing/operations.ts";

/**
 * Keeps the focus among the blocks: it goes to one that was just made, and from one that is gone to the one in its place.
 *
 * @param onNone called when it was in a block that is gone, and there is no other
 */
export function useRowFocus(blocks: readonly BlockInHand[], onNone: () => void) {
  /** A block that was just made. */
  const fresh = useRef<string | null>(null);
  /** Where the focus was last. */
  const last = useRef<{ id: string; place: number } | null>(null);

  useEffect(() => {
    const made = fresh.current;
    if (made !== null && focusRow(made)) fresh.current = null;
    const was = last.current;
    if (!was || document.activeElement !== document.body) return;
    if (blocks.some(({ id }) => id === was.id)) return;
    last.current = null;
    const next = blocks[Math.min(was.place, blocks.length - 1)];
    if (!next || !focusRow(next.id)) onNone();
  });

  return {
    take: (id: string) => {
      fresh.current = id;
    },
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest(".block-row");
      const place = blocks.findIndex(({ id }) => rowId(id) === row?.id);
      const block = blocks[place];
      if (block) last.current = { id: block.id, place };
    },
  };
}

function focusRow(id: string): boolean {
  const title = document.getElementById(rowId(id))?.querySelector<HTMLElement>("[data-title]");
  title?.focus();
  return title != null;
}
