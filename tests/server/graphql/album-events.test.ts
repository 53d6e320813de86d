import { describe, expect, it } from "vitest";
import { albumEventIn, mergeAlbumEvents } from "../../../src/server/graphql/album-events.ts";
import type { StoreEvent } from "../../../src/server/store/announcements.ts";

const changed = (change: number, entryIds: string[] | null, id = "one"): StoreEvent => ({
  kind: "album",
  id,
  change,
  entryIds,
  isPublic: false,
});
const works = (given: Partial<Extract<StoreEvent, { kind: "works" }>> = {}): StoreEvent => ({
  kind: "works",
  addedIds: [],
  added: 0,
  changedIds: [],
  ...given,
});

describe("album-events: an event of the store", () => {
  it("belongs to the album that it names", () => {
    expect(albumEventIn(changed(3, ["a"]), "one")).toEqual({
      changes: { first: 3, last: 3 },
      entryIds: new Set(["a"]),
    });
    expect(albumEventIn(changed(3, ["a"], "another"), "one")).toBeNull();
  });

  it("concerns any album after a gap, and no album if it is about works", () => {
    expect(albumEventIn(works(), "one")).toEqual({ changes: null, entryIds: null });
    for (const some of [{ added: 1, addedIds: ["w"] }, { added: 30 }, { changedIds: ["w"] }]) {
      expect(albumEventIn(works(some), "one")).toBeNull();
    }
    expect(albumEventIn({ kind: "import", id: "one" }, "one")).toBeNull();
  });
});

describe("album-events: events queued for a slow subscriber", () => {
  const event = (change: number, entryIds: string[] | null) => ({
    changes: { first: change, last: change },
    entryIds: entryIds && new Set(entryIds),
  });
  const anything = { changes: null, entryIds: null };

  it("are merged with all their changes and entries", () => {
    const merged = mergeAlbumEvents(event(3, ["a", "b"]), event(4, ["b", "c"]));
    expect(merged).toEqual({
      changes: { first: 3, last: 4 },
      entryIds: new Set(["a", "b", "c"]),
    });
  });

  it("become an unspecific event if one of them is unspecific", () => {
    expect(mergeAlbumEvents(event(3, ["a"]), event(4, null)).entryIds).toBeNull();
    expect(mergeAlbumEvents(event(3, null), event(4, ["a"])).entryIds).toBeNull();
    expect(mergeAlbumEvents(event(3, ["a"]), anything)).toEqual(anything);
    expect(mergeAlbumEvents(anything, event(4, ["a"]))).toEqual(anything);
  });
});
