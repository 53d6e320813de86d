import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import { countWorks, workBySlug, worksByIds, worksPage } from "../../../src/server/store/works.ts";
import { worksOfTermPage, imagesOfWorks } from "../../../src/server/store/works.ts";
import type { WorkOrder, WorkRow } from "../../../src/server/store/works.ts";
import type { Page, PageOf } from "../../../src/server/store/page.ts";
import { BadCursor } from "../../../src/server/store/problems.ts";
import type { Store } from "../../../src/server/store/store.ts";
import type { WorkInput } from "../../../src/server/store/work-input.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const orders: WorkOrder[] = [
  "RELEVANCE",
  "NEWEST",
  "TITLE",
  "CREATOR",
  "YEAR_ASC",
  "YEAR_DESC",
  "IDENTIFIER",
];

/** A hundred and fifty works with many gaps and ties, the same on every run. */
const some: WorkInput[] = fc
  .sample(
    fc.record({
      title: fc.constantFrom("Sea", "sea", "", "…", "The Sea at Night", "Ångström"),
      creators: fc.constantFrom<WorkInput["creators"][]>(
        [],
        [{ name: "Éa", role: null }],
        [{ name: "ea", role: "maker" }],
      ),
      earliestYear: fc.constantFrom(null, null, -300, 1850, 1850, 1900),
      latestYear: fc.constantFrom(null, 1851, 1900),
      workType: fc.constantFrom(null, "painting", "print"),
      subjects: fc.subarray(["sea", "ship", "man, old", "arm/arms raised"]),
      status: fc.constantFrom<WorkInput["status"][]>(
        "PUBLISHED",
        "PUBLISHED",
        "PUBLISHED",
        "DRAFT",
        "WITHDRAWN",
      ),
      images: fc.constantFrom<WorkInput["images"][]>([], [imageInput("a".repeat(32))]),
    }),
    { numRuns: 150, seed: 7 },
  )
  .map((given, index) => workInput({ identifier: `N${index % 3}.${index}`, ...given }));

const published = some.filter(({ status }) => status === "PUBLISHED");
const identifiers = (rows: readonly { identifier: string }[]) =>
  rows.map(({ identifier }) => identifier);

async function walk(
  size: number,
  backward: boolean,
  read: (page: Page) => Promise<PageOf<WorkRow>>,
): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await read(
      backward ? { last: size, before: cursor } : { first: size, after: cursor },
    );
    if (backward) found.unshift(...identifiers(page.rows));
    else found.push(...identifiers(page.rows));
    cursor = backward ? page.cursors[0] : page.cursors.at(-1);
    if (!(backward ? page.hasPreviousPage : page.hasNextPage)) return found;
  }
}

eachDatabase((_, open) => {
  let store: Store;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ store, close } = await open());
    await applyWorks(store.db, some);
  });
  afterAll(() => close());

  describe.each(orders)("pages by %s", (order) => {
    test.each(["", "sea", "n1"])("give each work that %j finds once, both ways", async (search) => {
      const read = (page: Page) => worksPage(store.db, { search, order, page });
      const all = identifiers((await read({ first: 200 })).rows);
      const expected = await countWorks(store.db, { search });
      expect(new Set(all).size).toBe(expected);
      expect(all).toHaveLength(expected);
      if (search === "") expect(all.toSorted()).toEqual(identifiers(published).toSorted());
      for (const size of [1, 7, 50]) {
        expect(await walk(size, false, read)).toEqual(all);
        expect(await walk(size, true, read)).toEqual(all);
      }
    });
  });

  test("works without a value come last in each order", async () => {
    const read = async (order: WorkOrder) =>
      (await worksPage(store.db, { order, page: { first: 200 } })).rows;
    const gaps = {
      TITLE: (row: WorkRow) => !/\p{L}/u.test(row.title),
      CREATOR: (row: WorkRow) => row.creators.length === 0,
      YEAR_ASC: (row: WorkRow) => row.earliestYear === null && row.latestYear === null,
      YEAR_DESC: (row: WorkRow) => row.earliestYear === null && row.latestYear === null,
    } as const;
    for (const [order, isGap] of Object.entries(gaps)) {
      const missing = (await read(order as keyof typeof gaps)).map(isGap);
      expect(missing).toContain(true);
      expect(missing).toEqual(missing.toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  test("identifiers are ordered with 2 before 10", async () => {
    const { rows } = await worksPage(store.db, {
      search: "n1",
      order: "IDENTIFIER",
      page: { first: 200 },
    });
    const numbers = rows.map(({ identifier }) => Number(identifier.split(".")[1]));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  test("a filter asks for one of each list's values and for all lists", async () => {
    const filter = { types: ["painting", "print"], subjects: ["ship"], hasImage: true };
    const expected = published.filter(
      ({ workType, subjects, images }) =>
        workType !== null && subjects.includes("ship") && images.length > 0,
    );
    const { rows } = await worksPage(store.db, { filter, page: { first: 200 } });
    expect(identifiers(rows).toSorted()).toEqual(identifiers(expected).toSorted());
    expect(await countWorks(store.db, { filter })).toBe(expected.length);
  });

  test("counts that are kept equal counts that are made", async () => {
    for (const filter of [
      {},
      { types: ["print"] },
      { subjects: ["man, old"] },
      { hasImage: true },
      { hasImage: false },
      { creators: ["nobody"] },
    ]) {
      const { rows } = await worksPage(store.db, { filter, page: { first: 200 } });
      expect(await countWorks(store.db, { filter })).toBe(rows.length);
    }
  });

  test("works of a term come with images first and newest first, each once", async () => {
    const read = (page: Page) => worksOfTermPage(store.db, "SUBJECT", "sea", page);
    const { rows } = await read({ first: 200 });
    const pictured = rows.map((row) => row.imageCount > 0);
    expect(pictured).toEqual(pictured.toSorted((a, b) => Number(b) - Number(a)));
    const expected = published.filter(({ subjects }) => subjects.includes("sea"));
    expect(identifiers(rows).toSorted()).toEqual(identifiers(expected).toSorted());
    expect(await walk(5, false, read)).toEqual(identifiers(rows));
  });

  test("a cursor of another list is refused", async () => {
    const { cursors } = await worksPage(store.db, { order: "TITLE", page: { first: 1 } });
    const other = () => worksPage(store.db, { order: "NEWEST", page: { after: cursors[0] } });
    await expect(Promise.resolve().then(other)).rejects.toThrow(BadCursor);
  });

  test("works are read by id and slug, published ones alone", async () => {
    const { rows } = await worksPage(store.db, { page: { first: 2 } });
    const [one, two] = rows;
    if (!one || !two) throw new Error("There are no works.");
    const read = await worksByIds(store.db, [two.id, "nonsense", one.id, "\0"]);
    expect(read).toEqual([two, null, one, null]);
    expect(await workBySlug(store.db, one.slug)).toEqual(one);
    expect(await workBySlug(store.db, "nonsense\0")).toBeNull();
    const pictures = await imagesOfWorks(store.db, [two.id, "nonsense", one.id]);
    expect(pictures.map((list) => list.length)).toEqual([two.imageCount, 0, one.imageCount]);
  });
});
