/** Something that is being moved in a list, and where it would go. */
export type Lifted = { readonly id: string; readonly from: number; readonly at: number };

/** Where something goes: behind which one, null before all; and at what place that was when it was said. */
export type Goal = { readonly after: string | null; readonly at: number };

/** How far a key moves what is lifted. */
const page = 10;

/**
 * Where a key moves something in a list.
 *
 * @param at its place, from 0
 * @param count how many there are
 * @returns the new place; null if the key moves nothing
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
 * Where something goes that is held at a height over the others.
 *
 * @param middles of the others, from the top, in the same pixels as `y`
 */
export function placeByPointer(y: number, middles: readonly number[]): number {
  const below = middles.findIndex((middle) => y < middle);
  return below === -1 ? middles.length : below;
}

/** The place each one shows at while one of them is moved, from 0. */
export function placeWhile(place: number, lifted: Lifted | null): number {
  if (!lifted || lifted.from === lifted.at) return place;
  const { from, at } = lifted;
  if (place === from) return at;
  if (place > from && place <= at) return place - 1;
  if (place < from && place >= at) return place + 1;
  return place;
}

/** Where something goes that is to be at a place among all; null if that is where it is. */
export function goalAt(ids: readonly string[], id: string, at: number): Goal | null {
  const from = ids.indexOf(id);
  return at === from ? null : { after: idBefore(ids, { id, from, at }), at };
}

/**
 * Something lifted as it is now, however the others have changed since it was said where it goes.
 *
 * @param goal null if it goes nowhere
 * @returns null if it is not there any more
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

/** A list with one of its items put behind another one, or before all. */
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
 * Behind which one something goes.
 *
 * @param ids of all, in their order
 * @returns null before all others
 */
export function idBefore(ids: readonly string[], { id, at }: Lifted): string | null {
  const others = ids.filter((each) => each !== id);
  return others[at - 1] ?? null;
}
