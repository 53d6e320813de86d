import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSearch } from "../../../src/server/search/search.ts";
import type { Search } from "../../../src/server/search/search.ts";
import type { Selection } from "../../../src/server/search/selections.ts";
import { announce } from "../../../src/server/store/announcements.ts";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { worksByIds } from "../../../src/server/store/works.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const works = [
  workInput({
    identifier: "27.474A",
    title: "Harbour at Night",
    creators: [{ name: "Albrecht Dürer", role: null }],
    subjects: ["ship", "harbour", "night"],
    images: [imageInput("a".repeat(32))],
  }),
  workInput({
    identifier: "D01356",
    title: "Two Boats",
    creators: [{ name: "Seán O’Brien", role: "engraver" }],
    subjects: ["arm/arms raised", "ship"],
    technique: "graphite on paper",
    description: "A harbour seen from afar.",
    images: [imageInput("b".repeat(32), { alt: "A lighthouse", caption: "Recto" })],
  }),
  workInput({
    identifier: "N 1999-3",
    title: "富士山の朝",
    creators: [{ name: "Albrecht Dürer", role: null }],
    subjects: ["ship", "harbour"],
    metadata: [{ label: "Inscription", values: ["Ex libris Zwingli"] }],
  }),
  workInput({ identifier: "P7", title: "Draft of a Harbour", status: "DRAFT" }),
];

const selection = (search: string | null): Selection => ({
  search,
  filter: { terms: {}, hasImage: null, from: null, to: null },
});

eachDatabase("search", (_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let search: Search;
  let ids: string[];

  beforeAll(async () => {
    ({ store, close } = await open());
    ids = (await applyWorks(store.db, works)).map(({ workId }) => workId);
    search = await startSearch(store);
  });
  afterAll(async () => {
    await search?.close();
    await close();
  });

  async function find(typed: string | null) {
    const { places } = await search.ask("list", {
      selection: selection(typed),
      order: { by: "relevance" },
      window: { size: 10, backward: false, from: null },
    });
    const rows = await worksByIds(
      store.db,
      places.map(({ id }) => id),
    );
    return rows.map((row) => row?.identifier);
  }

  test("Search: notifies all listeners even if one throws", async () => {
    const troubles: string[] = [];
    const own = await startSearch(store, {
      onTrouble: ({ message }) => void troubles.push(message),
    });
    own.listen(() => {
      throw new Error("This one fails.");
    });
    const heard = new Promise((resolve) => own.listen(resolve));
    await announce(store.db, { kind: "site" });
    expect(await heard).toEqual({ kind: "site" });
    expect(troubles).toEqual(["A follower of the index failed."]);
    await own.close();
  });

  describe("results", () => {
    test.each([
      ["27.474A", ["27.474A"]],
      ["27 474a", ["27.474A"]],
      ["27474a", ["27.474A"]],
      ["27-474 A", ["27.474A"]],
      ["27.47", ["27.474A"]],
      ["d01356", ["D01356"]],
      ["1999.3", ["N 1999-3"]],
      ["n1999", ["N 1999-3"]],
    ])("of %j are the works with that accession number", async (typed, expected) => {
      expect(await find(typed)).toEqual(expected);
    });

    test.each([
      ["durer night", ["27.474A"]],
      ["DÜRER NIG", ["27.474A"]],
      ["obrien", ["D01356"]],
      ["O'Brien", ["D01356"]],
      ["o’brien", ["D01356"]],
      ["arms", ["D01356"]],
      ["raised arm", ["D01356"]],
      ["富士", ["N 1999-3"]],
      ["zwingli", ["N 1999-3"]],
      ["lighthouse", ["D01356"]],
      ["recto", ["D01356"]],
      ["night durer boats", []],
      ["draft", []],
    ])("of %j are the matching works", async (typed, expected) => {
      expect(await find(typed)).toEqual(expected);
    });

    test("list a match in the title before one in a subject, and that before one in a description", async () => {
      expect(await find("harbour")).toEqual(["27.474A", "N 1999-3", "D01356"]);
    });

    test("for a text without words are all works, and operators of query languages are ignored", async () => {
      expect(await find(" … ")).toHaveLength(3);
      expect(await find("night & ! | ( ' :* \\ <-> % _")).toEqual(["27.474A"]);
      expect(await find("\0")).toHaveLength(3);
    });

    test("for related works are published ones, with most in common first", async () => {
      const related = await search.ask("related", { id: ids[0] ?? "", first: 8 });
      expect(related).toEqual([ids[2], ids[1]]);
      expect(await search.ask("related", { id: ids[0] ?? "", first: 1 })).toHaveLength(1);
      expect(await search.ask("related", { id: "nonsense", first: 8 })).toEqual([]);
      expect(await search.ask("related", { id: ids[3] ?? "", first: 8 })).toEqual([]);
    });
  });

  test("the most frequent values come first, and those of unpublished works are excluded", async () => {
    const first = await search.ask("terms", { kind: "SUBJECT", first: 2 });
    expect(first).toEqual([
      { value: "ship", count: 3 },
      { value: "harbour", count: 2 },
    ]);
    expect(await search.ask("term", { kind: "SUBJECT", value: "harbour" })).toBe(2);
    expect(await search.ask("term", { kind: "SUBJECT", value: "sea" })).toBe(0);
    expect(await search.ask("total", null)).toBe(3);
  });

  test("a listener finds each change: works added, changed, unpublished, deleted and restored", async () => {
    const heard: string[][] = [];
    const stop = search.listen(
      () => void find("windmill").then((found) => heard.push(found as string[])),
    );
    const windmill = (status: "PUBLISHED" | "WITHDRAWN", title = "A Windmill") =>
      applyWorks(store.db, [workInput({ identifier: "W1", title, status })]);
    const after = async (change: () => Promise<unknown>) => {
      const before = heard.length;
      await change();
      await expect.poll(() => heard.length).toBeGreaterThan(before);
      return heard.at(-1);
    };
    expect(await after(() => windmill("PUBLISHED"))).toEqual(["W1"]);
    expect(await after(() => windmill("PUBLISHED", "A Mill"))).toEqual([]);
    expect(await after(() => windmill("PUBLISHED"))).toEqual(["W1"]);
    expect(await after(() => windmill("WITHDRAWN"))).toEqual([]);
    expect(await after(() => windmill("PUBLISHED"))).toEqual(["W1"]);
    await store.db.execute(sql`DELETE FROM work WHERE identifier = 'W1'`);
    expect(await after(() => applyWorks(store.db, [workInput({ identifier: "W2" })]))).toEqual([]);
    expect(await after(() => windmill("PUBLISHED"))).toEqual(["W1"]);
    stop();
  });

  test("an import is announced when its earlier works can be found", async () => {
    const heard: string[] = [];
    const stop = search.listen((event) => void heard.push(event.kind));
    await applyWorks(store.db, [workInput({ identifier: "I1" })]);
    await announce(store.db, { kind: "import", id: "an-import" });
    await expect.poll(() => heard).toEqual(["works", "import"]);
    stop();
  });

  test("startSearch: a search at the end of an import finds all its works", async () => {
    const heardOfEnd = new Promise<void>((resolve) => {
      void store.listen((event) => {
        if (event.kind === "import" && event.isOver) resolve();
      });
    });
    const batch = (name: string) =>
      Array.from({ length: 150 }, (_, at) =>
        workInput({ identifier: `${name}${at}`, title: "Brought by an import" }),
      );
    // After so many works the index pauses before it reads the next ones.
    await applyWorks(store.db, batch("first"));
    await applyWorks(store.db, batch("second"));
    await announce(store.db, { kind: "import", id: "an-import", isOver: true });
    await heardOfEnd;
    const { total } = await search.ask("list", {
      selection: selection("brought"),
      order: { by: "newest" },
      window: { size: 1, backward: false, from: null },
    });
    expect(total).toBe(300);
  });

  test("changes during the initial reading are not missed", async () => {
    const reading = startSearch(store);
    const added = Array.from({ length: 20 }, (_, at) =>
      workInput({ identifier: `L${at}`, title: "Late comer" }),
    );
    for (const each of added) await applyWorks(store.db, [each]);
    const late = await reading;
    const total = async () =>
      (
        await late.ask("list", {
          selection: selection("late comer"),
          order: { by: "newest" },
          window: { size: 1, backward: false, from: null },
        })
      ).total;
    await expect.poll(total).toBe(20);
    await late.close();
  });

  test("startSearch: skips works that it cannot process, and lists them once it can", async () => {
    const [huge, damaged] = await applyWorks(store.db, [
      workInput({ identifier: "X1", title: "One word without an end" }),
      workInput({ identifier: "X2", title: "Creators that are none" }),
    ]);
    const [hugeId, damagedId] = [huge?.workId ?? "", damaged?.workId ?? ""];
    await expect.poll(() => find("x1")).toEqual(["X1"]);
    // The store never writes such data.
    await store.db.execute(
      sql`UPDATE work SET description = repeat('x', 10000000) WHERE id = ${hugeId}`,
    );
    await store.db.execute(sql`UPDATE work SET creators = '5' WHERE id = ${damagedId}`);
    await applyWorks(store.db, [workInput({ identifier: "X3" })]);

    await expect.poll(() => find("x3")).toEqual(["X3"]);
    const skippedIds = () => search.skippedIds().toSorted();
    await expect.poll(skippedIds).toEqual([hugeId, damagedId].toSorted());
    expect(await find("x1")).toEqual([]);
    expect(search.isFollowing()).toBe(true);

    const skipped: unknown[] = [];
    const again = await startSearch(store, { onSkipped: (works) => skipped.push(...works) });
    expect(skipped).toHaveLength(2);
    expect(skipped).toContainEqual({ id: hugeId, error: "RangeError" });
    expect(skipped).toContainEqual({ id: damagedId, error: "TypeError" });
    expect(await again.ask("total", null)).toBe(await search.ask("total", null));
    await again.close();

    await store.db.execute(
      sql`UPDATE work SET description = NULL, creators = '[]' WHERE id IN (${hugeId}, ${damagedId})`,
    );
    await applyWorks(store.db, [workInput({ identifier: "X4" })]);
    await expect.poll(() => find("x4")).toEqual(["X4"]);
    await expect.poll(skippedIds).toEqual([]);
    expect(await find("x1")).toEqual(["X1"]);
  });
});
