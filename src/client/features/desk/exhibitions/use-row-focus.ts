import { useEffect, useRef, type FocusEvent } from "react";
import { rowId } from "../../parts/use-reorder.ts";
import type { BlockInHand } from "./editing/operations.ts";

/**
 * Manages the focus in the block list: focuses a new block, and moves the focus from a removed block to its successor.
 *
 * @param onNone called if the removed block had the focus and no block is left
 */
export function useRowFocus(blocks: readonly BlockInHand[], onNone: () => void) {
  /** The id of a block that was just added. */
  const fresh = useRef<string | null>(null);
  /** The last focused row. */
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
