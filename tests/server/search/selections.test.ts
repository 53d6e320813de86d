import { describe, expect, it } from "vitest";
import { SearchIndex } from "../../../src/server/search/search-index.ts";
import { Selections } from "../../../src/server/search/selections.ts";
import { workDocument } from "../../../src/server/search/work-document.ts";
import { indexedWork } from "../../support/indexed-work.ts";

const index = new SearchIndex();
index.apply([1, 2, 3, 4].map((n) => workDocument(indexedWork(n, { title: `Word${n} all` }))));
const filter = { terms: {}, hasImage: null, from: null, to: null };
const searchFor = (search: string) => ({ search, filter });

describe("selections", () => {
  it("are cached while they are used, and the least recently used are evicted", () => {
    const selections = new Selections(index.vocabulary);
    const select = (search: string) => selections.select(index.segments, searchFor(search));
    const first = select("word1");
    for (let n = 0; n < 70; n += 1) select(`word2 ${n}`);
    const [a, b] = [select("word3"), select("word4")];
    for (let turn = 0; turn < 5; turn += 1) {
      expect(select("word3")).toBe(a);
      expect(select("word4")).toBe(b);
    }
    expect(select("word1")).not.toBe(first);
  });

  it("are cached in few orders, however many are requested", () => {
    const selections = new Selections(index.vocabulary);
    const selection = searchFor("all");
    const inOrder = (seed: number) =>
      selections.inOrder(index.segments, selection, { by: "random", seed });
    const first = inOrder(0);
    expect(inOrder(0)).toBe(first);
    for (let seed = 1; seed < 100; seed += 1) inOrder(seed);
    expect(selections.select(index.segments, selection).sequences.size).toBe(2);
    expect(inOrder(0)).not.toBe(first);
  });
});
