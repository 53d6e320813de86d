import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../../src/server/store/apply.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { highlights } from "../../../src/server/store/highlights.ts";
import { relatedWorks } from "../../../src/server/store/related.ts";
import { worksPage } from "../../../src/server/store/works.ts";
import { eachDatabase } from "../../support/database.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const large = (key: string) => imageInput(key.repeat(32), { width: 3000, height: 2000, alt: null });

const works = [
  workInput({
    identifier: "27.474A",
    title: "Harbour at Night",
    creators: [{ name: "Albrecht Dürer", role: null }],
    subjects: ["ship", "harbour", "night"],
    images: [large("a")],
  }),
  workInput({
    identifier: "D01356",
    title: "Two Boats",
    creators: [{ name: "Seán O’Brien", role: "engraver" }],
    subjects: ["arm/arms raised", "ship"],
    technique: "graphite on paper",
    description: "A harbour seen from afar.",
    images: [large("b")],
  }),
  workInput({
    identifier: "N 1999-3",
    title: "富士山の朝",
    creators: [{ name: "Albrecht Dürer", role: null }],
    subjects: ["ship", "harbour"],
    metadata: [{ label: "Inscription", values: ["Ex libris Zwingli"] }],
    images: [large("c")],
  }),
  workInput({ identifier: "P7", title: "Draft of a Harbour", status: "DRAFT" }),
];

eachDatabase((_, open) => {
  let store: Store;
  let close: () => Promise<void>;
  let ids: string[];

  beforeAll(async () => {
    ({ store, close } = await open());
    ids = (await applyWorks(store.db, works)).map(({ workId }) => workId);
  });
  afterAll(() => close());

  const find = async (search: string) => {
    const { rows } = await worksPage(store.db, { search, page: { first: 10 } });
    return rows.map(({ identifier }) => identifier);
  };

  test.each([
    ["27.474A", ["27.474A"]],
    ["27 474a", ["27.474A"]],
    ["27474a", ["27.474A"]],
    ["27-474 A", ["27.474A"]],
    ["27.47", ["27.474A"]],
    ["d01356", ["D01356"]],
    ["1999.3", ["N 1999-3"]],
    ["n1999", ["N 1999-3"]],
  ])("the accession number is found by %j", async (search, expected) => {
    expect(await find(search)).toEqual(expected);
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
    ["night durer boats", []],
    ["draft", []],
  ])("%j finds what it says", async (search, expected) => {
    expect(await find(search)).toEqual(expected);
  });

  test("a title with the word comes before a subject, and that with a later work first", async () => {
    expect(await find("harbour")).toEqual(["27.474A", "N 1999-3", "D01356"]);
  });

  test("what has no word in it asks for nothing, and marks of the query language are none", async () => {
    expect(await find(" … ")).toHaveLength(3);
    expect(await find("night & ! | ( ' :* \\ <->")).toEqual(["27.474A"]);
    expect(await find("\0")).toHaveLength(3);
  });

  test("related works have most in common first and are published", async () => {
    const related = await relatedWorks(store.db, ids[0] ?? "", 8);
    expect(related.map(({ identifier }) => identifier)).toEqual(["N 1999-3", "D01356"]);
    expect(await relatedWorks(store.db, ids[0] ?? "", 1)).toHaveLength(1);
    expect(await relatedWorks(store.db, "nonsense", 8)).toEqual([]);
  });

  test("highlights are by different hands as far as there are any", async () => {
    const shown = await highlights(store.db, 2);
    expect(shown.map(({ identifier }) => identifier)).toEqual(["N 1999-3", "D01356"]);
    expect(await highlights(store.db, 9)).toHaveLength(3);
  });
});
