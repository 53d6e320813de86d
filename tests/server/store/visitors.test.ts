import { afterAll, beforeAll, expect, test } from "vitest";
import { inArray, sql } from "drizzle-orm";
import { createAlbum } from "../../../src/server/store/album-edits.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { deleteIdleVisitors } from "../../../src/server/store/delete-visitors.ts";
import type { Store } from "../../../src/server/store/store.ts";
import {
  addFavourite,
  favouritesLimit,
  favouritesPage,
  favouriteWorkIds,
  removeFavourite,
} from "../../../src/server/store/favourites.ts";
import { newId } from "../../../src/server/store/ids.ts";
import {
  createVisitor,
  noteVisitorSeen,
  visitorByToken,
} from "../../../src/server/store/members.ts";
import { savedSearchesPage, saveSearch } from "../../../src/server/store/saved-searches.ts";
import { albumEditor } from "../../../src/server/store/tables/albums.ts";
import { note } from "../../../src/server/store/tables/notes.ts";
import { member } from "../../../src/server/store/tables/people.ts";
import { eachDatabase } from "../../support/database.ts";
import { workInput } from "../../support/work-inputs.ts";

const noFilter = {
  types: [],
  creators: [],
  subjects: [],
  places: [],
  techniques: [],
  rights: [],
  hasImage: null,
  yearFrom: null,
  yearTo: null,
};

eachDatabase("visitors", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let ids: string[];
  let visitors = 0;

  beforeAll(async () => {
    ({ store, close } = await open());
    const works = Array.from({ length: 6 }, (_, index) => workInput({ identifier: `W${index}` }));
    works.push(workInput({ identifier: "draft", status: "DRAFT" }));
    ids = (await applyWorks(store.db, works)).map(({ workId }) => workId);
  });
  afterAll(() => close());

  const visitor = async () => (await createVisitor(store.db, `hash ${++visitors}`)).id;

  test("a visitor is found by the token's hash, and concurrent creation gives one visitor", async () => {
    expect(await visitorByToken(store.db, "nobody")).toBeNull();
    const [one, two] = await Promise.all([
      createVisitor(store.db, "somebody"),
      createVisitor(store.db, "somebody"),
    ]);
    expect(two).toEqual(one);
    expect(await visitorByToken(store.db, "somebody")).toEqual(one);
  });

  test("favourites belong to the visitor, last added first, each once", async () => {
    const [me, other] = [await visitor(), await visitor()];
    for (const id of [ids[0], ids[1], ids[2], ids[0]]) await addFavourite(store.db, me, id ?? "");
    await addFavourite(store.db, other, ids[5] ?? "");
    expect(await favouriteWorkIds(store.db, me)).toEqual([ids[2], ids[1], ids[0]]);
    await removeFavourite(store.db, me, ids[1] ?? "");
    await removeFavourite(store.db, me, ids[1] ?? "");
    expect(await favouriteWorkIds(store.db, me)).toEqual([ids[2], ids[0]]);
    const first = await favouritesPage(store.db, me, { first: 1 });
    const second = await favouritesPage(store.db, me, { first: 1, after: first.cursors[0] });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect([first.hasNextPage, second.hasNextPage]).toEqual([true, false]);
  });

  test("a new favourite's cursor is its position in the list", async () => {
    const me = await visitor();
    await addFavourite(store.db, me, ids[3] ?? "");
    const added = await addFavourite(store.db, me, ids[4] ?? "");
    const { cursors } = await favouritesPage(store.db, me, { first: 5 });
    expect(added).toMatchObject({ outcome: "marked", cursor: cursors[0], work: { id: ids[4] } });
  });

  test("an unpublished work cannot be a favourite", async () => {
    const me = await visitor();
    for (const id of [ids[6] ?? "", "nonsense"]) {
      expect(await addFavourite(store.db, me, id)).toEqual({ outcome: "no-such-work" });
    }
  });

  test("favourites are limited in number", async () => {
    const me = await visitor();
    await store.db.execute(sql`
      WITH many AS (
        INSERT INTO work SELECT (jsonb_populate_record(work, jsonb_build_object('id', ${newId()} || number,
          'slug', 'many-' || number, 'identifier', 'many ' || number))).*
        FROM work, generate_series(1, ${favouritesLimit}::integer) AS number WHERE work.id = ${ids[0]}
        RETURNING id
      ) INSERT INTO favourite (member_id, work_id) SELECT ${me}, id FROM many`);
    expect(await addFavourite(store.db, me, ids[0] ?? "")).toEqual({ outcome: "too-many" });
    expect(await favouriteWorkIds(store.db, me)).toHaveLength(favouritesLimit);
  });

  test("visitors without data are deleted after a day of inactivity, and no others", async () => {
    const [idle, marking, sharing, today] = [
      await visitor(),
      await visitor(),
      await visitor(),
      await visitor(),
    ];
    await addFavourite(store.db, marking, ids[0] ?? "");
    await createAlbum(store.db, sharing, {
      title: "A walk",
      description: null,
      visibility: "PRIVATE",
    });
    await lastSeen([idle, marking, sharing], 2);
    await deleteIdleVisitors(store.db);
    expect(await left([idle, marking, sharing, today])).toEqual([marking, sharing, today]);
  });

  test("after 13 months of inactivity only shared or pending data of visitors remains", async () => {
    const album = (owner: string, visibility: "PRIVATE" | "LINK") =>
      createAlbum(store.db, owner, { title: "A walk", description: null, visibility });
    const [alone, linked, edited, editing, author, back] = [
      await visitor(),
      await visitor(),
      await visitor(),
      await visitor(),
      await visitor(),
      await visitor(),
    ];
    for (const who of [alone, linked, author, back]) {
      await addFavourite(store.db, who, ids[0] ?? "");
      await saveSearch(store.db, who, {
        name: "Blue",
        search: "blue",
        filter: noFilter,
        order: null,
        seen: null,
      });
    }
    await album(alone, "PRIVATE");
    await album(linked, "LINK");
    const shared = await album(edited, "PRIVATE");
    if (shared.outcome !== "created") throw new Error(shared.outcome);
    await store.db.insert(albumEditor).values({ albumId: shared.album.id, memberId: alone });
    await store.db.insert(albumEditor).values({ albumId: shared.album.id, memberId: editing });
    await store.db.insert(note).values({
      id: newId(),
      imageId: "image",
      imageKey: "key",
      workId: ids[0] ?? "",
      authorId: author,
      shape: "WHOLE",
      x: 0,
      y: 0,
      width: 1,
      height: 1,
      text: "A ship",
      tags: [],
      state: "VISIBLE",
    });
    await lastSeen([alone, linked, edited, author, back], 401);
    await noteVisitorSeen(store.db, back);
    await deleteIdleVisitors(store.db);
    const all = [alone, linked, edited, editing, author, back];
    expect(await left(all)).toEqual([linked, edited, editing, author, back]);
    expect(await favouriteWorkIds(store.db, author)).toEqual([]);
    expect(await favouriteWorkIds(store.db, back)).toEqual([ids[0]]);
    expect((await savedSearchesPage(store.db, linked, { first: 10 })).rows).toEqual([]);
    expect((await savedSearchesPage(store.db, back, { first: 10 })).rows).toHaveLength(1);
    const albums = await store.db.execute(sql`SELECT owner_id FROM album`);
    expect(albums.rows.map((row) => row["owner_id"])).toEqual(
      expect.arrayContaining([linked, edited]),
    );
    expect(albums.rows.map((row) => row["owner_id"])).not.toContain(alone);
  });

  const lastSeen = (visitorIds: string[], days: number) =>
    store.db
      .update(member)
      .set({ seenAt: sql`now() - make_interval(days => ${days})` })
      .where(inArray(member.id, visitorIds));

  async function left(visitorIds: string[]): Promise<string[]> {
    const found = await store.db.select({ id: member.id }).from(member);
    const present = new Set(found.map(({ id }) => id));
    return visitorIds.filter((id) => present.has(id));
  }
});
