import { useRouter, useRouterState, type AnyRouter } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { ListPlace, PlaceKeeper } from "../../ui/list-place.ts";

const storageName = "vitrine-list-places";
/** Maximum number of stored positions; the most recently left ones stay. */
const mostKept = 30;

let places: Map<string, ListPlace> | null = null;

/** Returns the position in the list of a page, by the page's history entry. */
export function keptPlace(entry: string | undefined): ListPlace | null {
  return entry === undefined ? null : (known().get(entry) ?? null);
}

/**
 * Stores the user's position in a long list and restores it when they come back to the list or reload the page.
 *
 * A list is still rendered while another page or list is loading, so its position belongs to the history entry with
 * which it was opened, until another entry shows the same list. As another view of it, that one starts at the position
 * of the first.
 *
 * @param identity identifies the list: a different value means another list, the same value the same list with more
 *   items
 * @param isPending whether another list is loading, under its own history entry
 * @returns the place keeper, and whether the list is opened for the first time under its entry
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

/**
 * Identifies a list by its latest history entry, because the router may report its page as resolved only after the list
 * is rendered.
 */
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
      // Without storage, a reloaded page starts at its top.
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
