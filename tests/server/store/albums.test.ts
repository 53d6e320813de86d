import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyAlbum } from "../../../src/server/store/album-copies.ts";
import {
  createAlbum,
  deleteAlbum,
  editAlbum,
  restoreAlbum,
} from "../../../src/server/store/album-edits.ts";
import { coversOf, entriesPage } from "../../../src/server/store/album-entries.ts";
import {
  captionEntry,
  moveEntry,
  removeEntry,
  restoreEntry,
} from "../../../src/server/store/album-entry-edits.ts";
import { albumLimits, albumsLimit } from "../../../src/server/store/album-limits.ts";
import { sweepAlbums } from "../../../src/server/store/album-sweep.ts";
import { ownAlbumsPage, publicAlbumsPage } from "../../../src/server/store/albums.ts";
import { newId } from "../../../src/server/store/ids.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { album } from "../../../src/server/store/tables/albums.ts";
import { albumWorld } from "../../support/albums.ts";
import type { AlbumWorld } from "../../support/albums.ts";
import { eachDatabase } from "../../support/database.ts";

eachDatabase("albums", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: AlbumWorld;

  beforeAll(async () => {
    ({ store, close } = await open());
    world = await albumWorld(store);
  });
  afterAll(() => close());

  test("albums are listed for their owner, newest first, page by page", async () => {
    const [me, other] = [await world.somebody(), await world.somebody()];
    const first = await world.albumOf(me, { title: "First" });
    const second = await world.albumOf(me, { title: "Second" });
    await world.albumOf(other);
    const page = await ownAlbumsPage(store.db, me, { first: 1 });
    expect(page.rows).toEqual([second]);
    const rest = await ownAlbumsPage(store.db, me, { first: 5, after: page.cursors[0] });
    expect(rest.rows).toEqual([first]);
  });

  test("albums are limited, for visitors more strictly, under concurrent creation", async () => {
    for (const role of ["VISITOR", "MEMBER"] as const) {
      const me = await world.somebody(role);
      const limit = albumsLimit(role);
      await store.db.insert(album).values(
        Array.from({ length: limit - 1 }, () => ({
          id: newId(),
          ownerId: me,
          title: "One of many",
          visibility: "PRIVATE" as const,
        })),
      );
      const input = { title: "More", description: null, visibility: "PRIVATE" as const };
      const made = await Promise.all([1, 2, 3].map(() => createAlbum(store.db, me, input)));
      expect(made.map(({ outcome }) => outcome).sort()).toEqual([
        "created",
        "too-many",
        "too-many",
      ]);
    }
  });

  test("albums are listed publicly only if their owner has an account and they have visible entries", async () => {
    const [visitor, me] = [await world.somebody("VISITOR"), await world.somebody()];
    const input = { title: "Mine", description: null, visibility: "PUBLIC" as const };
    expect(await createAlbum(store.db, visitor, input)).toEqual({ outcome: "sign-in" });
    const own = await world.albumOf(visitor, { visibility: "LINK" });
    expect(
      await editAlbum(store.db, visitor, own.id, { version: 1, visibility: "PUBLIC" }),
    ).toEqual({ outcome: "sign-in" });
    const shown = await world.albumOf(me, { visibility: "PUBLIC" });
    const listed = async () =>
      (await publicAlbumsPage(store.db, { first: 100 })).rows.map(({ id }) => id);
    expect(await listed()).not.toContain(shown.id);
    await world.fill(me, shown, [0]);
    expect(await listed()).toContain(shown.id);
    await world.setStatus(0, "WITHDRAWN");
    expect(await listed()).not.toContain(shown.id);
    await world.setStatus(0, "PUBLISHED");
    await editAlbum(store.db, me, shown.id, { version: 1, visibility: "LINK" });
    expect(await listed()).not.toContain(shown.id);
  });

  test("albums are edited with an optimistic lock, and a repeated edit is no conflict", async () => {
    const me = await world.somebody();
    const { id } = await world.albumOf(me);
    const first = { version: 1, title: "Calm", description: "After the storm" };
    expect(await editAlbum(store.db, me, id, first)).toMatchObject({
      outcome: "edited",
      album: { title: "Calm", description: "After the storm", version: 2, change: 2 },
    });
    expect(await editAlbum(store.db, me, id, first)).toMatchObject({
      outcome: "edited",
      album: { version: 2, change: 2 },
    });
    expect(await editAlbum(store.db, me, id, { version: 1, title: "Rain" })).toMatchObject({
      outcome: "conflict",
      album: { title: "Calm", version: 2 },
    });
    expect(await editAlbum(store.db, me, id, { version: 2, title: "Rain" })).toMatchObject({
      outcome: "edited",
      album: { title: "Rain", version: 3 },
    });
  });

  test("albums have the chosen cover, or the first entry while the chosen one is missing", async () => {
    const me = await world.somebody();
    const mine = await world.albumOf(me);
    expect(await coversOf(store.db, [mine.id])).toEqual([null]);
    const [first, second] = await world.fill(me, mine, [0, 1]);
    const cover = async () => (await coversOf(store.db, [mine.id]))[0]?.id;
    expect(await cover()).toBe(first);
    await editAlbum(store.db, me, mine.id, { version: 1, coverEntryId: second });
    expect(await cover()).toBe(second);
    await removeEntry(store.db, me, second ?? "");
    expect(await cover()).toBe(first);
    await restoreEntry(store.db, me, second ?? "");
    expect(await cover()).toBe(second);
    const [foreign] = await world.fill(me, await world.albumOf(me), [2]);
    expect(await editAlbum(store.db, me, mine.id, { version: 2, coverEntryId: foreign })).toEqual({
      outcome: "no-such-entry",
    });
  });

  test("albums are restored completely within a day of their deletion", async () => {
    const [me, other] = [await world.somebody(), await world.somebody()];
    const mine = await world.albumOf(me);
    const entries = await world.fill(me, mine, [0, 1]);
    expect(await deleteAlbum(store.db, other, mine.id)).toEqual({ outcome: "no-such-album" });
    for (let time = 0; time < 2; time += 1) {
      expect(await deleteAlbum(store.db, me, mine.id)).toEqual({ outcome: "deleted" });
    }
    expect(await world.now(mine)).toBeNull();
    expect(await restoreAlbum(store.db, other, mine.id)).toEqual({ outcome: "gone" });
    await sweepAlbums(store.db);
    expect(await restoreAlbum(store.db, me, mine.id)).toMatchObject({ outcome: "restored" });
    expect(await world.idsIn(mine)).toEqual(entries);
    await deleteAlbum(store.db, me, mine.id);
    const dayAgo = sql`now() - interval '24 hours 1 second'`;
    await store.db.update(album).set({ deletedAt: dayAgo }).where(eq(album.id, mine.id));
    expect(await restoreAlbum(store.db, me, mine.id)).toEqual({ outcome: "gone" });
    await sweepAlbums(store.db);
    expect(await store.db.select().from(album).where(eq(album.id, mine.id))).toEqual([]);
  });

  test("albums deleted beyond a limit are removed permanently, and none is restored beyond the album limit", async () => {
    const me = await world.somebody("VISITOR");
    const mine = await world.albumOf(me);
    for (let time = 0; time < albumsLimit("VISITOR"); time += 1) {
      if (time === 1) await deleteAlbum(store.db, me, mine.id);
      await world.albumOf(me);
    }
    expect(await restoreAlbum(store.db, me, mine.id)).toEqual({ outcome: "too-many" });
    await store.db.insert(album).values(
      Array.from({ length: albumLimits.keptDeleted }, () => ({
        id: newId(),
        ownerId: me,
        title: "Deleted",
        visibility: "PRIVATE" as const,
        deletedAt: new Date(),
      })),
    );
    const [last] = (await ownAlbumsPage(store.db, me, { first: 1 })).rows;
    await deleteAlbum(store.db, me, last?.id ?? "");
    const { rows } = await store.db.execute(
      sql`SELECT id FROM album WHERE owner_id = ${me} AND deleted_at IS NOT NULL`,
    );
    expect(rows).toHaveLength(albumLimits.keptDeleted);
    expect(rows.map(({ id }) => id)).not.toContain(mine.id);
  });

  test("albums are copied with their visible entries, order, captions and cover", async () => {
    const [me, other] = [await world.somebody(), await world.somebody()];
    const theirs = await world.albumOf(other, { visibility: "PUBLIC", description: "Two storms" });
    const [first, , last] = await world.fill(other, theirs, [0, 1, 2]);
    await moveEntry(store.db, other, last ?? "", null);
    await captionEntry(store.db, other, first ?? "", { version: 1, caption: "Here" });
    await editAlbum(store.db, other, theirs.id, { version: 1, coverEntryId: first });
    await world.setStatus(1, "WITHDRAWN");
    const copied = await copyAlbum(store.db, me, theirs.id);
    await world.setStatus(1, "PUBLISHED");
    if (copied.outcome !== "copied") throw new Error(copied.outcome);
    expect(copied.album).toMatchObject({
      ownerId: me,
      title: "Storms",
      description: "Two storms",
      visibility: "PRIVATE",
    });
    const { rows } = await entriesPage(store.db, copied.album.id, { first: 10 });
    expect(rows.map(({ workId, caption }) => [workId, caption])).toEqual([
      [world.works[2], null],
      [world.works[0], "Here"],
    ]);
    expect(copied.album.coverEntryId).toBe(rows[1]?.id);
    const hidden = await world.albumOf(other);
    expect(await copyAlbum(store.db, me, hidden.id)).toEqual({ outcome: "no-such-album" });
  });
});
