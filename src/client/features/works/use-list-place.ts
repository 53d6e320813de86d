import { useRouter, useRouterState, type AnyRouter } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { ListPlace, PlaceKeeper } from "../../ui/list-place.ts";

const storageName = "vitrine-list-places";
/** How many places are remembered, those last left. */
const mostKept = 30;

let places: Map<string, ListPlace> | null = null;

/** The place in the list of a page that is gone back to, told by the page's own entry in the history. */
export function keptPlace(entry: string | undefined): ListPlace | null {
  return entry === undefined ? null : (known().get(entry) ?? null);
}

/**
 * Remembers where in a long list somebody was, for when they come back to it or load the page anew.
 *
 * A list is still drawn while another page or list is on its way, so its place belongs to the entry of the history it
 * came with, until another entry shows the same list. That one, as another view of it, begins at the place of the first.
 *
 * @param identity tells another list from the same one gone on with
 * @param isPending whether another list is on its way, under an entry of its own
 * @returns the keeper, and whether the list is come to for the first time under its entry
 */
export function useListPlace(
  identity: string,
  isPending: boolean,
): { place: PlaceKeeper; isNew: boolean } {
  const router = useRouter();
  const resolved = useRouterState({ select: (state) => state.resolvedLocation?.state.__TSR_key });
  const [of, setOf] = useState(() => listOf(router, identity, resolved));
  if (of.identity !== identity) setOf(listOf(router, identity, resolved));
  else if (of.resolved !== resolved && !isPending) setOf({ ...of, resolved, entry: resolved });
  const { entry, isNew } = of;
  const place = useMemo<PlaceKeeper>(
    () => ({
      kept: () => (typeof document === "undefined" ? null : keptPlace(entry)),
      keep: (now) => {
        if (!isPending) note(entry, now);
      },
    }),
    [entry, isPending],
  );
  return { place, isNew };
}

/** A list as it is come to: its page may not be said to be there before it is drawn. */
function listOf(router: AnyRouter, identity: string, resolved: string | undefined) {
  const entry = router.latestLocation.state.__TSR_key;
  const isNew = typeof document !== "undefined" && keptPlace(entry) === null;
  return { identity, resolved, entry, isNew };
}

function known(): Map<string, ListPlace> {
  if (places) return places;
  places = new Map(readPlaces());
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(storageName, JSON.stringify([...known()]));
    } catch {
      // Where nothing may be kept, a page loaded anew begins at its top.
    }
  });
  return places;
}

function readPlaces(): [string, ListPlace][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is [string, ListPlace] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const place = entry[1] as Partial<ListPlace> | null;
  return (
    typeof place?.key === "string" && Number.isFinite(place.offset) && Number.isFinite(place.scroll)
  );
}

function note(entry: string | undefined, place: ListPlace | null) {
  if (entry === undefined) return;
  const all = known();
  all.delete(entry);
  if (!place) return;
  all.set(entry, place);
  const [oldest] = all.keys();
  if (all.size > mostKept && oldest !== undefined) all.delete(oldest);
}
