import { appendFile, mkdtemp, readFile, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Finder } from "../../../src/server/search/finder.ts";
import { readIndex, writeIndex } from "../../../src/server/search/kept-index.ts";
import type { Selection } from "../../../src/server/search/selections.ts";
import { workDocument } from "../../../src/server/search/work-document.ts";
import { indexedWork } from "../../support/indexed-work.ts";

const documents = Array.from({ length: 300 }, (_, at) =>
  workDocument(
    indexedWork(at + 1, {
      title: `Harbour ${at % 7} Ålesund 富士`,
      creators: [{ name: `Painter ${at % 5}`, role: null }],
      subjects: ["sea", `subject ${at % 11}`],
      earliestYear: at % 3 === 0 ? null : 1800 + at,
      latestYear: at % 3 === 0 ? null : 1801 + at,
      imageCount: at % 2,
    }),
  ),
);
const selection = (search: string): Selection => ({
  search,
  filter: { terms: { CREATOR: ["Painter 3"] }, hasImage: null, from: null, to: null },
});

function said(finder: Finder) {
  const window = { size: 400, backward: false, from: null };
  return {
    lists: (["relevance", "title", "creator", "identifier", "earliest", "latest"] as const).map(
      (by) => finder.list({ selection: selection("harbour 3"), order: { by }, window }),
    ),
    identifier: finder.list({ selection: selection("A2"), order: { by: "newest" }, window }),
    facet: finder.facet(selection("alesund"), { kind: "SUBJECT", first: 20, typed: "" }),
    years: finder.histogram(selection("harbour")),
    suggestions: finder.suggest("har", 4),
    corrected: finder.corrected({
      ...selection("harbuor"),
      filter: { ...selection("").filter, terms: {} },
    }),
    state: finder.index.state(),
  };
}

describe("kept-index: an index persisted in a file", () => {
  let folder: string;
  let file: string;
  const finder = new Finder();
  finder.index.apply(documents.slice(0, 250));
  finder.index.apply(documents.slice(200), [indexedWork(7).id]);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-test-index-"));
    file = join(folder, "search-index");
    const { segments, vocabulary } = finder.index;
    await writeIndex(file, { mark: "123", segments, vocabulary });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("gives the same results and can be changed further", async () => {
    const again = new Finder();
    const kept = await readIndex(file, again.index.vocabulary);
    expect(kept?.mark).toBe("123");
    again.index.restore(kept?.segments ?? []);
    expect(said(again)).toEqual(said(finder));
    expect(again.index.size).toBe(299);
    again.index.apply(
      [workDocument(indexedWork(400, { title: "Harbour 3" }))],
      [indexedWork(8).id],
    );
    expect(again.index.size).toBe(299);
    expect(await readdir(folder)).toEqual(["search-index"]);
  });

  it("is rejected if it is missing, truncated, longer, of another format, or changed anywhere", async () => {
    const read = () => readIndex(file, new Finder().index.vocabulary);
    expect(await readIndex(join(folder, "missing"), new Finder().index.vocabulary)).toBeNull();
    const whole = await readFile(file);
    for (const place of [0, 9, 30, 2000, Math.floor(whole.length / 2), whole.length - 1]) {
      const damaged = Buffer.from(whole);
      damaged[place] = (damaged[place] ?? 0) ^ 1;
      await writeFile(file, damaged);
      expect([place, await read()]).toEqual([place, null]);
    }
    await writeFile(file, whole.toString("latin1").replace('"format":2', '"format":3'), "latin1");
    expect(await read()).toBeNull();
    await writeFile(file, whole);
    expect(await read()).not.toBeNull();
    await appendFile(file, "x");
    expect(await read()).toBeNull();
    for (const length of [whole.length - 5, 100, 12, 3, 0]) {
      await truncate(file, length);
      expect([length, await read()]).toEqual([length, null]);
    }
  });
});
