import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addToAlbums } from "../../../src/server/store/album-additions.ts";
import {
  entriesPage,
  entriesWith,
  entryCounts,
  missingEntries,
} from "../../../src/server/store/album-entries.ts";
import {
  captionEntry,
  moveEntry,
  removeEntry,
  restoreEntry,
} from "../../../src/server/store/album-entry-edits.ts";
import { albumLimits } from "../../../src/server/store/album-limits.ts";
import { sweepAlbums } from "../../../src/server/store/album-sweep.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { newId } from "../../../src/server/store/ids.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { albumEntry } from "../../../src/server/store/tables/albums.ts";
import { work } from "../../../src/server/store/tables/works.ts";
import { eachDatabase } from "../../support/database.ts";
import { albumWorld } from "../../support/albums.ts";
import type { AlbumWorld } from "../../support/albums.ts";
import { runs } from "../../support/runs.ts";
import { workInput } from "../../support/work-inputs.ts";

eachDatabase("album-entries", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: AlbumWorld;

  beforeAll(async () => {
    ({ store, close } = await open());
    world = await albumWorld(store);
  });
  afterAll(() => close());

  test("entries are appended to each album once", async () => {
    const me = await world.somebody();
    const [one, two] = [await world.albumOf(me), await world.albumOf(me)];
    const [known] = await world.fill(me, one, [0]);
    const addition = { workId: world.works[0] ?? "", view: null, caption: "Look" };
    const ids = [one.id, two.id, two.id];
    const result = await addToAlbums(store.db, me, ids, addition);
    expect(result).toMatchObject({
      outcome: "done",
      albums: [
        { outcome: "already-in", entry: { id: known, caption: null } },
        { outcome: "added", entry: { caption: "Look", addedBy: me } },
      ],
    });
    expect(await world.idsIn(two)).toHaveLength(1);
    const [detail] = await world.fill(me, one, [0], "a-view");
    expect(await world.idsIn(one)).toEqual([known, detail]);
    const found = await entriesWith(store.db, me, { workId: world.works[0] ?? "", view: null });
    expect(found.map(({ albumId }) => albumId)).toEqual([two.id, one.id]);
    const details = { workId: world.works[0] ?? "", view: "a-view" };
    expect((await entriesWith(store.db, me, details)).map(({ id }) => id)).toEqual([detail]);
  });

  test("entries are added to all albums or to none", async () => {
    const [me, other] = [await world.somebody(), await world.somebody()];
    const [mine, theirs] = [
      await world.albumOf(me),
      await world.albumOf(other, { visibility: "LINK" }),
    ];
    const addition = { workId: world.works[0] ?? "", view: null, caption: null };
    expect(await addToAlbums(store.db, me, [mine.id, theirs.id], addition)).toEqual({
      outcome: "not-allowed",
    });
    const unknown = { ...addition, workId: "nothing" };
    expect(await addToAlbums(store.db, me, [mine.id], unknown)).toEqual({
      outcome: "no-such-work",
    });
    expect(await world.idsIn(mine)).toEqual([]);
  });

  test("entries stay within the limit under concurrent additions", async () => {
    const me = await world.somebody();
    const mine = await world.albumOf(me);
    const [known] = await world.fill(me, mine, [0]);
    await store.db.insert(albumEntry).values(
      Array.from({ length: albumLimits.entries - 2 }, (_each, at) => ({
        id: newId(),
        albumId: mine.id,
        position: `b${String(at).padStart(4, "0")}`,
        workId: world.works[0],
        view: `view ${at}`,
      })),
    );
    const results = await Promise.all(
      [1, 2, 3].map((number) =>
        addToAlbums(store.db, me, [mine.id], {
          workId: world.works[number] ?? "",
          view: null,
          caption: null,
        }),
      ),
    );
    const outcomes = results.map((result) => result.outcome === "done" && result.albums[0]);
    expect(outcomes.map((each) => each && each.outcome).sort()).toEqual(["added", "full", "full"]);
    await removeEntry(store.db, me, known ?? "");
    await world.fill(me, mine, [4]);
    expect(await restoreEntry(store.db, me, known ?? "")).toEqual({ outcome: "full" });
    expect(await entryCounts(store.db, [mine.id, "none"])).toEqual([albumLimits.entries, 0]);
  });

  test("entries move behind any other, even a removed one, and are restored to their positions", async () => {
    const me = await world.somebody();
    const mine = await world.albumOf(me);
    const [a = "", b = "", c = "", d = ""] = await world.fill(me, mine, [0, 1, 2, 3]);
    await removeEntry(store.db, me, b);
    await moveEntry(store.db, me, d, b);
    expect(await world.idsIn(mine)).toEqual([a, d, c]);
    await restoreEntry(store.db, me, b);
    expect(await world.idsIn(mine)).toEqual([a, b, d, c]);
    await moveEntry(store.db, me, c, null);
    expect(await world.idsIn(mine)).toEqual([c, a, b, d]);
    const { change } = (await world.now(mine)) ?? {};
    for (const [id, after] of [
      [c, null],
      [a, c],
      [b, b],
    ] as const) {
      expect(await moveEntry(store.db, me, id, after)).toMatchObject({ outcome: "moved" });
    }
    expect(await world.now(mine)).toMatchObject({ change });
    const [foreign = ""] = await world.fill(me, await world.albumOf(me), [0]);
    for (const after of [foreign, "nothing"]) {
      expect(await moveEntry(store.db, me, a, after)).toEqual({ outcome: "no-such-anchor" });
    }
    await removeEntry(store.db, me, a);
    expect(await moveEntry(store.db, me, a, null)).toEqual({ outcome: "no-such-entry" });
  });

  test("entries keep their order after any sequence of moves", async () => {
    const me = await world.somebody();
    const mine = await world.albumOf(me);
    const ids = await world.fill(me, mine, [0, 1, 2, 3, 4, 5]);
    const place = fc.integer({ min: -1, max: 5 });
    const move = fc.record({ moved: fc.integer({ min: 0, max: 5 }), after: place });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 8 }), async (moves) => {
        let expected = await world.idsIn(mine);
        for (const { moved, after } of moves) {
          const [id = "", anchor] = [ids[moved], ids[after] ?? null];
          await moveEntry(store.db, me, id, anchor);
          if (anchor === id) continue;
          const others = expected.filter((each) => each !== id);
          expected = others.toSpliced(anchor === null ? 0 : others.indexOf(anchor) + 1, 0, id);
        }
        expect(await world.idsIn(mine)).toEqual(expected);
      }),
      { numRuns: runs(20) },
    );
  });

  test("entries get short positions again once these become long, in the same order", async () => {
    const me = await world.somebody();
    const mine = await world.albumOf(me);
    const [a = "", b = "", c = ""] = await world.fill(me, mine, [0, 1, 2]);
    const long = `a0${"V".repeat(99)}`;
    for (const [id, position] of [
      [a, "a0"],
      [b, long],
      [c, `${long}V`],
    ] as const) {
      await store.db.update(albumEntry).set({ position }).where(eq(albumEntry.id, id));
    }
    const moved = await moveEntry(store.db, me, a, b);
    const { rows } = await entriesPage(store.db, mine.id, { first: 10 });
    expect(rows.map(({ id }) => id)).toEqual([b, a, c]);
    expect(rows.every(({ position }) => position.length < 10)).toBe(true);
    expect(moved).toMatchObject({ entry: { position: rows[1]?.position } });
  });

  test("entries are restored once, not beside a new duplicate, and not after a day", async () => {
    const me = await world.somebody();
    const mine = await world.albumOf(me);
    const [a = "", b = ""] = await world.fill(me, mine, [0, 1]);
    await removeEntry(store.db, me, a);
    expect(await removeEntry(store.db, me, a)).toMatchObject({ outcome: "removed" });
    const [again = ""] = await world.fill(me, mine, [0]);
    expect(await restoreEntry(store.db, me, a)).toEqual({ outcome: "there-again" });
    await removeEntry(store.db, me, again);
    for (let time = 0; time < 2; time += 1) {
      expect(await restoreEntry(store.db, me, a)).toMatchObject({ outcome: "restored" });
    }
    expect(await world.idsIn(mine)).toEqual([a, b]);
    await removeEntry(store.db, me, b);
    const dayAgo = sql`now() - interval '24 hours 1 second'`;
    await store.db.update(albumEntry).set({ removedAt: dayAgo }).where(eq(albumEntry.id, b));
    expect(await restoreEntry(store.db, me, b)).toEqual({ outcome: "no-such-entry" });
    await sweepAlbums(store.db);
    const left = await store.db
      .select({ id: albumEntry.id })
      .from(albumEntry)
      .where(eq(albumEntry.albumId, mine.id));
    expect(left.map(({ id }) => id).sort()).toEqual([a, again].sort());
  });

  test("entries beyond the limit of removed ones cannot be restored, oldest first", async () => {
    const me = await world.somebody();
    const mine = await world.albumOf(me);
    const [first = "", last = ""] = await world.fill(me, mine, [0, 1]);
    await removeEntry(store.db, me, first);
    await store.db
      .update(albumEntry)
      .set({ removedAt: sql`now() - interval '1 hour'` })
      .where(eq(albumEntry.id, first));
    await store.db.insert(albumEntry).values(
      Array.from({ length: albumLimits.keptRemoved - 1 }, (_each, at) => ({
        id: newId(),
        albumId: mine.id,
        position: `b${String(at).padStart(4, "0")}`,
        removedAt: new Date(),
      })),
    );
    await removeEntry(store.db, me, last);
    expect(await restoreEntry(store.db, me, first)).toEqual({ outcome: "no-such-entry" });
    expect(await restoreEntry(store.db, me, last)).toMatchObject({ outcome: "restored" });
  });

  test("entries have captions, edited with an optimistic lock", async () => {
    const me = await world.somebody();
    const [id = ""] = await world.fill(me, await world.albumOf(me), [0]);
    const caption = (version: number, text: string | null) =>
      captionEntry(store.db, me, id, { version, caption: text });
    expect(await caption(1, "One")).toMatchObject({ outcome: "captioned" });
    expect(await caption(1, "One")).toMatchObject({
      outcome: "captioned",
      entry: { version: 2 },
    });
    expect(await caption(1, "Two")).toMatchObject({
      outcome: "conflict",
      entry: { caption: "One", version: 2 },
    });
    expect(await caption(2, null)).toMatchObject({ entry: { caption: null, version: 3 } });
  });

  test("entries of unpublished works are hidden, listed separately, and survive the work", async () => {
    const me = await world.somebody();
    const mine = await world.albumOf(me);
    const extra = await applyWorks(store.db, [workInput({ identifier: "passing" })]);
    const workId = extra[0]?.workId ?? "";
    const [kept = ""] = await world.fill(me, mine, [0]);
    const addition = { workId, view: null, caption: null };
    await addToAlbums(store.db, me, [mine.id], addition);
    await world.setStatus(0, "WITHDRAWN");
    await store.db.delete(work).where(eq(work.id, workId));
    expect(await world.idsIn(mine)).toEqual([]);
    const missing = await missingEntries(store.db, mine.id);
    expect(missing.map((entry) => entry.workId)).toEqual([world.works[0], null]);
    await world.setStatus(0, "PUBLISHED");
    expect(await world.idsIn(mine)).toEqual([kept]);
  });
});
