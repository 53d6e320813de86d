import { afterAll, beforeAll, expect, test } from "vitest";
import { albumAccess } from "../../../src/server/store/album-access.ts";
import { addToAlbums } from "../../../src/server/store/album-additions.ts";
import { deleteAlbum, editAlbum, restoreAlbum } from "../../../src/server/store/album-edits.ts";
import { entriesPage } from "../../../src/server/store/album-entries.ts";
import { removeEntry } from "../../../src/server/store/album-entry-edits.ts";
import { albumLimits } from "../../../src/server/store/album-limits.ts";
import {
  closeEditLink,
  editorCount,
  makeEditLink,
  openEditLink,
} from "../../../src/server/store/album-links.ts";
import { moveAlbums } from "../../../src/server/store/album-owners.ts";
import { ownAlbumsPage, sharedAlbumsPage } from "../../../src/server/store/albums.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { moveBelongings } from "../../../src/server/store/move-belongings.ts";
import { albumWorld } from "../../support/albums.ts";
import type { AlbumWorld } from "../../support/albums.ts";
import { eachDatabase } from "../../support/database.ts";

eachDatabase("album-rights", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: AlbumWorld;

  beforeAll(async () => {
    ({ store, close } = await open());
    world = await albumWorld(store);
  });
  afterAll(() => close());

  test("rights come with the edit link's key and end when the link is closed", async () => {
    const [me, other, third] = [
      await world.somebody(),
      await world.somebody("VISITOR"),
      await world.somebody(),
    ];
    const mine = await world.albumOf(me);
    const access = async (who: string | null) => {
      const found = await world.now(mine);
      return found ? albumAccess(store.db, found, who) : "gone";
    };
    const openBy = (who: string, key: string) => openEditLink(store.db, who, mine.id, key);
    expect(await access(other)).toBeNull();
    expect(await openBy(other, "key")).toEqual({ outcome: "closed" });
    expect(await makeEditLink(store.db, other, mine.id, "key")).toEqual({
      outcome: "no-such-album",
    });
    await makeEditLink(store.db, me, mine.id, "key");
    for (let time = 0; time < 2; time += 1) {
      expect(await openBy(other, "key")).toMatchObject({ outcome: "opened" });
    }
    expect(await openBy(me, "key")).toMatchObject({ outcome: "opened" });
    expect(await Promise.all([me, other, third, null].map(access))).toEqual([
      "OWN",
      "EDIT",
      null,
      null,
    ]);
    expect(await editorCount(store.db, mine.id)).toBe(1);
    const shared = await sharedAlbumsPage(store.db, other, { first: 5 });
    expect(shared.rows.map(({ id }) => id)).toEqual([mine.id]);
    const [entry = ""] = await world.fill(other, mine, [0]);
    expect(await editAlbum(store.db, other, mine.id, { version: 1, visibility: "LINK" })).toEqual({
      outcome: "not-allowed",
    });
    expect(await deleteAlbum(store.db, other, mine.id)).toEqual({ outcome: "not-allowed" });
    expect(await makeEditLink(store.db, other, mine.id, "own key")).toEqual({
      outcome: "not-allowed",
    });
    await makeEditLink(store.db, me, mine.id, "new key");
    expect(await openBy(third, "key")).toEqual({ outcome: "closed" });
    expect(await access(other)).toBe("EDIT");
    await closeEditLink(store.db, me, mine.id);
    expect(await openBy(third, "new key")).toEqual({ outcome: "closed" });
    expect(await access(other)).toBeNull();
    expect(await removeEntry(store.db, other, entry)).toEqual({ outcome: "no-such-album" });
    await editAlbum(store.db, me, mine.id, { version: 1, visibility: "LINK" });
    expect(await access(other)).toBe("SEE");
    expect(await removeEntry(store.db, other, entry)).toEqual({ outcome: "not-allowed" });
  });

  test("rights are limited to a number of editors", async () => {
    const me = await world.somebody();
    const mine = await world.albumOf(me);
    await makeEditLink(store.db, me, mine.id, "key");
    for (let time = 0; time < albumLimits.editors; time += 1) {
      await openEditLink(store.db, await world.somebody(), mine.id, "key");
    }
    expect(await openEditLink(store.db, await world.somebody(), mine.id, "key")).toEqual({
      outcome: "too-many",
    });
  });

  test("rights move with all data from a visitor to the member they become", async () => {
    const [visitor, me, other] = [
      await world.somebody("VISITOR"),
      await world.somebody(),
      await world.somebody(),
    ];
    const [made, shared, mine] = [
      await world.albumOf(visitor),
      await world.albumOf(other),
      await world.albumOf(me),
    ];
    const deleted = await world.albumOf(visitor);
    await deleteAlbum(store.db, visitor, deleted.id);
    for (const [owner, each] of [
      [other, shared],
      [me, mine],
    ] as const) {
      await makeEditLink(store.db, owner, each.id, "key");
      await openEditLink(store.db, visitor, each.id, "key");
    }
    await openEditLink(store.db, me, shared.id, "key");
    await world.fill(visitor, shared, [0]);
    await store.db.transaction((tx) => moveAlbums(tx, visitor, me));
    const own = await ownAlbumsPage(store.db, me, { first: 10 });
    expect(own.rows.map(({ id }) => id)).toEqual([mine.id, made.id]);
    const edited = await sharedAlbumsPage(store.db, me, { first: 10 });
    expect(edited.rows.map(({ id }) => id)).toEqual([shared.id]);
    expect(await restoreAlbum(store.db, me, deleted.id)).toMatchObject({ outcome: "restored" });
    expect((await sharedAlbumsPage(store.db, visitor, { first: 10 })).rows).toEqual([]);
    const { rows } = await entriesPage(store.db, shared.id, { first: 1 });
    expect(rows[0]?.addedBy).toBe(me);
  });

  test("rights move without deadlock while the visitor keeps adding entries", async () => {
    for (let time = 0; time < 5; time += 1) {
      const [visitor, me] = [await world.somebody("VISITOR"), await world.somebody()];
      const albums = [await world.albumOf(visitor), await world.albumOf(visitor)];
      const ids = albums.map(({ id }) => id);
      const adding = world.works.map((workId) =>
        addToAlbums(store.db, visitor, ids, { workId, view: null, caption: null }),
      );
      const moving = store.db.transaction((tx) => moveBelongings(tx, visitor, me));
      const [outcomes] = await Promise.all([Promise.all(adding), moving]);
      const added = outcomes.filter(({ outcome }) => outcome === "done").length;
      for (const album of albums) expect(await world.idsIn(album)).toHaveLength(added);
      expect((await ownAlbumsPage(store.db, me, { first: 5 })).rows).toHaveLength(2);
    }
  });
});
