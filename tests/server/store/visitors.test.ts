import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import {
  addFavourite,
  favouritesLimit,
  favouritesPage,
  favouriteWorkIds,
  removeFavourite,
} from "../../../src/server/store/favourites.ts";
import { newId } from "../../../src/server/store/ids.ts";
import { createVisitor, visitorByToken } from "../../../src/server/store/members.ts";
import { eachDatabase } from "../../support/database.ts";
import { workInput } from "../../support/work-inputs.ts";

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

  test("a visitor is known by the token's hash, however often it is made", async () => {
    expect(await visitorByToken(store.db, "nobody")).toBeNull();
    const [one, two] = await Promise.all([
      createVisitor(store.db, "somebody"),
      createVisitor(store.db, "somebody"),
    ]);
    expect(two).toEqual(one);
    expect(await visitorByToken(store.db, "somebody")).toEqual(one);
  });

  test("favourites are the visitor's own, last marked first, each once", async () => {
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

  test("the cursor given with a new favourite is its place in the list", async () => {
    const me = await visitor();
    await addFavourite(store.db, me, ids[3] ?? "");
    const added = await addFavourite(store.db, me, ids[4] ?? "");
    const { cursors } = await favouritesPage(store.db, me, { first: 5 });
    expect(added).toMatchObject({ outcome: "marked", cursor: cursors[0], work: { id: ids[4] } });
  });

  test("a work that is not shown cannot be a favourite", async () => {
    const me = await visitor();
    for (const id of [ids[6] ?? "", "nonsense"]) {
      expect(await addFavourite(store.db, me, id)).toEqual({ outcome: "no-such-work" });
    }
  });

  test("no more than the limit can be marked", async () => {
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
});
