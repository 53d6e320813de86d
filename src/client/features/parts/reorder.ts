/** An item that is being moved in a list: its original and its target index. */
export type Lifted = { readonly id: string; readonly from: number; readonly at: number };

/** Target of a move: the id of the item before it, null for the start; and the target's index when it was chosen. */
export type Goal = { readonly after: string | null; readonly at: number };

/** Distance of a Page Up or Page Down key. */
const page = 10;

/**
 * Returns the index to which a key moves an item.
 *
 * @param at current index, from 0
 * @param count number of items
 * @returns the new index; null if the key moves nothing
 */
export function placeByKey(key: string, at: number, count: number): number | null {
  const places: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    PageUp: at - page,
    PageDown: at + page,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? null : Math.min(count - 1, Math.max(0, place));
}

/**
 * Returns the index of an item that is dragged to a vertical position.
 *
 * @param middles middles of the other items, from the top, in the same pixels as `y`
 */
export function placeByPointer(y: number, middles: readonly number[]): number {
  const below = middles.findIndex((middle) => y < middle);
  return below === -1 ? middles.length : below;
}

/** Returns the index at which an item is displayed while one of them is moved, from 0. */
export function placeWhile(place: number, lifted: Lifted | null): number {
  if (!lifted || lifted.from === lifted.at) return place;
  const { from, at } = lifted;
  if (place === from) return at;
  if (place > from && place <= at) return place - 1;
  if (place < from && place >= at) return place + 1;
  return place;
}

/** Returns the target for a new index of an item; null if that is its current index. */
export function goalAt(ids: readonly string[], id: string, at: number): Goal | null {
  const from = ids.indexOf(id);
  return at === from ? null : { after: idBefore(ids, { id, from, at }), at };
}

/**
 * Returns the current indexes of a moved item, however the other items have changed since its target was chosen.
 *
 * @param goal null if it has no target
 * @returns null if the item no longer exists
 */
export function liftedNow(ids: readonly string[], id: string, goal: Goal | null): Lifted | null {
  const from = ids.indexOf(id);
  if (from === -1) return null;
  if (!goal) return { id, from, at: from };
  if (goal.after === null) return { id, from, at: 0 };
  const others = ids.filter((each) => each !== id);
  const anchor = others.indexOf(goal.after);
  const at = anchor === -1 ? Math.min(goal.at, others.length) : anchor + 1;
  return { id, from, at };
}

/** Returns a list with one item moved after another one, or to the start. */
export function withMove<Item extends { readonly id: string }>(
  items: readonly Item[],
  { id, after }: { readonly id: string; readonly after: string | null },
): readonly Item[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return items;
  const others = items.filter((item) => item !== moved);
  return others.toSpliced(others.findIndex((item) => item.id === after) + 1, 0, moved);
}

/**
 * Returns the id of the item after which a moved item goes.
 *
 * @param ids all ids, in order
 * @returns null for the start
 */
export function idBefore(ids: readonly string[], { id, at }: Lifted): string | null {
  const others = ids.filter((each) => each !== id);
  return others[at - 1] ?? null;
}
