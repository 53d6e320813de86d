import { blockName } from "./block-content.ts";
import type { InHand } from "./editing/operations.ts";
import { isSame } from "./merging/is-same.ts";

/**
 * Describes another user's changes to an exhibition in a sentence; empty if nothing visible changed.
 *
 * @param before the exhibition before the changes
 * @param after the exhibition after the changes
 * @param by the user's name, as the beginning of the sentence
 */
export function newsInWords(before: InHand, after: InHand, by: string): string {
  const known = new Map(before.blocks.map((block) => [block.id, block]));
  const there = new Set(after.blocks.map(({ id }) => id));
  const added = after.blocks.filter(({ id }) => !known.has(id));
  const removed = before.blocks.filter(({ id }) => !there.has(id));
  const kept = after.blocks.filter(({ id }) => known.has(id));
  const order = before.blocks.filter(({ id }) => there.has(id));
  const written = kept.filter(({ id, content }) => !isSame(known.get(id)?.content, content));
  const hidden = kept.filter(({ id, isHidden }) => known.get(id)?.isHidden !== isHidden);
  const parts = [
    added.length > 0 && `added ${namesOf(added)}`,
    removed.length > 0 && `removed ${namesOf(removed)}`,
    kept.some(({ id }, place) => order[place]?.id !== id) && "changed the order",
    written.length > 0 && `wrote in ${namesOf(written)}`,
    hidden.length > 0 && `${hidden[0]?.isHidden ? "hid" : "showed"} ${namesOf(hidden)}`,
    !isSame(before.head, after.head) && "changed what the exhibition says of itself",
  ].filter((part) => part !== false);
  return parts.length === 0 ? "" : `${by} ${parts.join(", ")}.`;
}

function namesOf(blocks: InHand["blocks"]): string {
  const [only] = blocks;
  return blocks.length === 1 && only ? blockName(only.content) : `${blocks.length} blocks`;
}
