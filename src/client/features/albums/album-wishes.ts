import type { Entry } from "./albumEntry.ts";

/** A pending edit of an album that the server has not answered yet. */
export type Wish =
  | { readonly kind: "remove"; readonly id: string }
  | { readonly kind: "move"; readonly id: string; readonly after: string | null }
  | { readonly kind: "caption"; readonly id: string; readonly caption: string | null };

/** Applies pending edits to the entries, in order. */
export function withWishes(entries: readonly Entry[], wishes: readonly Wish[]): readonly Entry[] {
  return wishes.reduce(withWish, entries);
}

function withWish(entries: readonly Entry[], wish: Wish): readonly Entry[] {
  const { id } = wish;
  const entry = entries.find((each) => each.id === id);
  // Somebody else may have removed it meanwhile.
  if (!entry) return entries;
  if (wish.kind === "caption") {
    return entries.map((each) => (each === entry ? { ...entry, caption: wish.caption } : each));
  }
  const others = entries.filter((each) => each !== entry);
  if (wish.kind === "remove") return others;
  const anchor = others.findIndex((each) => each.id === wish.after);
  // The entry before it is gone, and only the server knows where that was.
  if (wish.after !== null && anchor === -1) return entries;
  return others.toSpliced(anchor + 1, 0, entry);
}
