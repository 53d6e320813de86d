import { useRouter, type AnyRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ListPlace, PlaceKeeper } from "../../ui/list-place.ts";

const storageName = "vitrine-list-places";
/** How many places are remembered, those last left. */
const mostKept = 30;

let places: Map<string, ListPlace> | null = null;

/** The place in the list of a page that is gone back to, told by the page's own entry in the history. */
export function keptPlace(entry: string | undefined): ListPlace | null {
  return entry === undefined ? null : (known().get(entry) ?? null);
}

/** Remembers where in a long list somebody was, for when they come back to it or load the page anew. */
export function useListPlace(): PlaceKeeper {
  const router = useRouter();
  return useMemo(
    () => ({
      kept: () => (typeof document === "undefined" ? null : keptPlace(entryOf(router))),
      keep: (place) => note(entryOf(router), place),
    }),
    [router],
  );
}

function entryOf(router: AnyRouter): string | undefined {
  return router.latestLocation.state.__TSR_key;
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
