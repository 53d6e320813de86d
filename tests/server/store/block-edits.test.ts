import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addBlock,
  hideBlock,
  moveBlock,
  removeBlock,
  restoreBlock,
  writeBlock,
} from "../../../src/server/store/block-edits.ts";
import {
  blockCounts,
  blocksByIds,
  blocksPage,
} from "../../../src/server/store/exhibition-blocks.ts";
import { sweepExhibitions } from "../../../src/server/store/exhibition-edits.ts";
import { exhibitionLimits } from "../../../src/server/store/exhibition-parts.ts";
import { newId } from "../../../src/server/store/ids.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { exhibitionBlock } from "../../../src/server/store/tables/exhibitions.ts";
import { eachDatabase } from "../../support/database.ts";
import { exhibitionWorld, textOf } from "../../support/exhibitions.ts";
import type { ExhibitionWorld } from "../../support/exhibitions.ts";
import { runs } from "../../support/runs.ts";

eachDatabase("block-edits", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let world: ExhibitionWorld;
  let me: string;

  beforeAll(async () => {
    ({ store, close } = await open());
    world = exhibitionWorld(store);
    me = await world.curator();
  });
  afterAll(() => close());

  test("blocks are added behind the given one, or first", async () => {
    const made = await world.exhibition(me);
    const b = await world.text(me, made, "b");
    await world.text(me, made, "a");
    await world.text(me, made, "c", b);
    expect(await world.wordsIn(made)).toEqual(["a", "b", "c"]);
    const elsewhere = await world.text(me, await world.exhibition(me), "elsewhere");
    const content = { kind: "text", content: textOf("d"), isHidden: false } as const;
    expect(await addBlock(store.db, me, made.id, elsewhere, content)).toEqual({
      outcome: "no-such-anchor",
    });
  });

  test("blocks are in the resulting order after any moves", async () => {
    const moves = fc.array(fc.tuple(fc.nat(4), fc.integer({ min: -1, max: 4 })), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(moves, async (steps) => {
        const made = await world.exhibition(me);
        let order: string[] = [];
        for (const name of ["a", "b", "c", "d", "e"]) {
          order.push(await world.text(me, made, name, order.at(-1) ?? null));
        }
        for (const [from, to] of steps) {
          const moved = order[from] ?? "";
          const after = to === -1 ? null : (order[to] ?? null);
          if (after === moved) continue;
          await moveBlock(store.db, me, moved, after);
          const rest = order.filter((id) => id !== moved);
          rest.splice(after === null ? 0 : rest.indexOf(after) + 1, 0, moved);
          order = rest;
        }
        const { rows } = await blocksPage(store.db, made.id, { first: 10 });
        expect(rows.map(({ id }) => id)).toEqual(order);
      }),
      { numRuns: runs(10) },
    );
  });

  test("an edit of an older version is a conflict with the current one", async () => {
    const other = await world.curator("Grace");
    const made = await world.exhibition(me);
    const id = await world.text(me, made, "a");
    const write = (by: string, version: number, words: string) =>
      writeBlock(store.db, by, id, { version, kind: "text", content: textOf(words) });
    expect(await write(me, 1, "mine")).toMatchObject({ outcome: "changed", block: { version: 2 } });
    expect(await write(other, 1, "theirs")).toMatchObject({
      outcome: "conflict",
      block: { version: 2, content: textOf("mine"), writtenBy: me },
    });
    expect(await write(other, 1, "mine")).toMatchObject({ outcome: "changed" });
    const asPicture = { version: 2, kind: "quotation", content: {} } as const;
    expect(await writeBlock(store.db, me, id, asPicture)).toEqual({ outcome: "another-kind" });
    expect(await world.wordsIn(made)).toEqual(["mine"]);
  });

  test("concurrent edits of different blocks lose nothing", async () => {
    const other = await world.curator("Grace");
    const made = await world.exhibition(me);
    const b = await world.text(me, made, "b");
    const a = await world.text(me, made, "a");
    const before = (await world.now(made))?.change ?? 0;
    await Promise.all([
      writeBlock(store.db, me, a, { version: 1, kind: "text", content: textOf("A") }),
      writeBlock(store.db, other, b, { version: 1, kind: "text", content: textOf("B") }),
      world.text(other, made, "c", b),
      hideBlock(store.db, me, b, true),
    ]);
    expect(await world.wordsIn(made)).toEqual(["A", "B", "c"]);
    expect((await world.now(made))?.change).toBe(before + 4);
  });

  test("visitors do not see hidden blocks", async () => {
    const made = await world.exhibition(me);
    const b = await world.text(me, made, "b");
    const a = await world.text(me, made, "a");
    await hideBlock(store.db, me, a, true);
    const seen = async () => (await blocksPage(store.db, made.id, {})).rows.map(({ id }) => id);
    expect([await seen(), await blockCounts(store.db, [made.id])]).toEqual([[b], [1]]);
    await hideBlock(store.db, me, a, false);
    expect([await seen(), await blockCounts(store.db, [made.id])]).toEqual([[a, b], [2]]);
  });

  test("a page may start at any offset", async () => {
    const made = await world.exhibition(me);
    const c = await world.text(me, made, "c");
    const b = await world.text(me, made, "b");
    const a = await world.text(me, made, "a");
    const pageFrom = async (from: number) => {
      const { rows, hasNextPage } = await blocksPage(store.db, made.id, { first: 1 }, from);
      return [rows.map(({ id }) => id), hasNextPage];
    };
    expect([await pageFrom(0), await pageFrom(1)]).toEqual([
      [[a], true],
      [[b], true],
    ]);
    expect([await pageFrom(2), await pageFrom(3)]).toEqual([
      [[c], false],
      [[], false],
    ]);
  });

  test("a removed block can be restored to its position for a day", async () => {
    const made = await world.exhibition(me);
    const [c, b, a] = [
      await world.text(me, made, "c"),
      await world.text(me, made, "b"),
      await world.text(me, made, "a"),
    ];
    await removeBlock(store.db, me, b);
    expect(await removeBlock(store.db, me, b)).toMatchObject({ outcome: "removed" });
    expect(await world.wordsIn(made)).toEqual(["a", "c"]);
    expect(await blocksByIds(store.db, [b])).toEqual([null]);
    expect(await hideBlock(store.db, me, b, true)).toEqual({ outcome: "no-such-block" });
    await moveBlock(store.db, me, c, null);
    await sweepExhibitions(store.db);
    await restoreBlock(store.db, me, b);
    expect(await world.wordsIn(made)).toEqual(["c", "a", "b"]);
    await removeBlock(store.db, me, b);
    expect(await restoreBlock(store.db, me, b, newId())).toEqual({ outcome: "no-such-anchor" });
    await restoreBlock(store.db, me, b, c);
    expect(await world.wordsIn(made)).toEqual(["c", "b", "a"]);
    await removeBlock(store.db, me, b);
    await restoreBlock(store.db, me, b, null);
    expect(await world.wordsIn(made)).toEqual(["b", "c", "a"]);
    await removeBlock(store.db, me, a);
    const long = { removedAt: sql`now() - interval '25 hours'` };
    await store.db.update(exhibitionBlock).set(long).where(eq(exhibitionBlock.id, a));
    expect(await restoreBlock(store.db, me, a)).toEqual({ outcome: "no-such-block" });
  });

  test("the number of blocks in an exhibition is limited", async () => {
    const made = await world.exhibition(me);
    const first = await world.text(me, made, "first");
    await store.db.insert(exhibitionBlock).values(
      Array.from({ length: exhibitionLimits.blocks - 1 }, (_, at) => ({
        id: newId(),
        exhibitionId: made.id,
        position: `b${at.toString(36).padStart(4, "0")}V`,
        kind: "text" as const,
        content: textOf("one of many"),
      })),
    );
    const content = { kind: "text", content: textOf("d"), isHidden: false } as const;
    const add = () => addBlock(store.db, me, made.id, null, content);
    expect(await add()).toEqual({ outcome: "full" });
    await removeBlock(store.db, me, first);
    expect(await add()).toMatchObject({ outcome: "changed" });
    expect(await restoreBlock(store.db, me, first)).toEqual({ outcome: "full" });
  });
});
