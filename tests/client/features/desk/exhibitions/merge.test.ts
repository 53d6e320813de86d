import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { merge } from "../../../../../src/client/features/desk/exhibitions/merging/merge.ts";
import { plainText, type RichText } from "../../../../../src/text/rich-text.ts";
import { anyRichText } from "../../../../support/any-rich-text.ts";

const view = (frame: string) => ({
  workId: "w",
  imageId: "i",
  place: 0,
  width: 9,
  height: 9,
  frame,
});

const slide = fc.record({
  key: fc.constantFrom("a", "b", "c", "d", "e", "f"),
  view: fc.constantFrom("full 0", "full 90").map(view),
  caption: fc.constantFrom(null, "Sea", "Land"),
});
const slides = fc.uniqueArray(slide, { selector: ({ key }) => key });

const content = fc.record({
  label: fc.constantFrom("Poles", "Seas"),
  text: anyRichText,
  slides,
});

/** Serializes a text for comparison. */
const words = (texts: RichText) => JSON.stringify(texts);

const parts = (prefix: string) =>
  fc.array(fc.nat(4), { maxLength: 3 }).map((ns) => ns.map((n, at) => `${prefix}${at}-${n}`));

/** Generates edits of paragraphs: some are removed, some are rewritten, some are added. */
const edit = (base: readonly string[], by: string) =>
  fc
    .tuple(
      fc.array(fc.constantFrom("keep", "keep", "drop", "write"), {
        minLength: base.length,
        maxLength: base.length,
      }),
      fc.array(parts(`${by}+`), { minLength: base.length + 1, maxLength: base.length + 1 }),
    )
    .map(([fates, added]) => {
      const now: string[] = [];
      for (const [at, part] of base.entries()) {
        now.push(...(added[at] ?? []).map((each) => `${each}@${at}`));
        if (fates[at] === "keep") now.push(part);
        if (fates[at] === "write") now.push(`${by}:${part}`);
      }
      return [...now, ...(added[base.length] ?? [])];
    });

const threeTexts = fc
  .array(fc.nat(1_000), { maxLength: 6 })
  .map((ns) => ns.map((n, at) => `p${at}-${n}`))
  .chain((base) => fc.tuple(fc.constant(base), edit(base, "mine"), edit(base, "theirs")));

describe("merge: three-way merge of block contents", () => {
  it("applies changes of one side, or equal changes of both, without conflicts", () => {
    fc.assert(
      fc.property(content, content, (base, changed) => {
        expect(merge({ base, mine: changed, theirs: base })).toEqual({
          value: changed,
          conflicts: [],
        });
        expect(merge({ base, mine: base, theirs: changed })).toEqual({
          value: changed,
          conflicts: [],
        });
        expect(merge({ base, mine: changed, theirs: changed }).conflicts).toEqual([]);
      }),
    );
  });

  it("combines changes of different fields without conflicts", () => {
    fc.assert(
      fc.property(content, content, (base, other) => {
        const mine = { ...base, text: other.text };
        const theirs = { ...base, label: other.label, slides: other.slides };
        const { value, conflicts } = merge({ base, mine, theirs });
        expect(conflicts).toEqual([]);
        expect(value).toEqual({ label: other.label, text: other.text, slides: other.slides });
      }),
    );
  });

  it("includes every paragraph that either side wrote when conflicts resolve to both", () => {
    fc.assert(
      fc.property(threeTexts, ([base, mine, theirs]) => {
        const ways = {
          base: plainText(...base),
          mine: plainText(...mine),
          theirs: plainText(...theirs),
        };
        const asked = merge(ways).conflicts;
        const both = merge(
          ways,
          asked.map(() => "both" as const),
        );
        const said = words(both.value);
        for (const part of [...mine, ...theirs]) {
          if (!base.includes(part)) expect(said).toContain(`"${part}"`);
        }
        for (const part of base) {
          const isKept = mine.includes(part) && theirs.includes(part);
          if (isKept) expect(said).toContain(`"${part}"`);
          else expect(said).not.toContain(`"${part}"`);
        }
        const [here, there] = [
          merge(ways),
          merge(
            ways,
            asked.map(() => "theirs" as const),
          ),
        ];
        for (const part of mine) {
          const isRewritten = part.startsWith("mine:");
          if (!isRewritten && !base.includes(part) && asked.length === 0) {
            expect(words(here.value)).toContain(`"${part}"`);
          }
        }
        if (asked.length > 0) expect(words(here.value)).not.toBe(words(there.value));
      }),
      { numRuns: 500 },
    );
  });

  it("reports a conflict only for a paragraph that both sides rewrote", () => {
    const base = plainText("one", "two", "three");
    const mine = plainText("one of mine", "two", "three of mine", "four");
    const theirs = plainText("zero", "one", "two of theirs", "three of theirs");
    const { value, conflicts } = merge({ base, mine, theirs });
    expect(conflicts).toHaveLength(1);
    expect(conflicts[0]?.theirs).toEqual(plainText("three of theirs").content);
    expect(value).toEqual(
      plainText("zero", "one of mine", "two of theirs", "three of mine", "four"),
    );
    expect(merge({ base, mine, theirs }, ["both"]).value.content).toHaveLength(6);
  });

  it("retains list items that either side added, or changed while the other removed them", () => {
    fc.assert(
      fc.property(slides, slides, slides, (base, mine, theirs) => {
        const { value } = merge({ base, mine, theirs });
        const keys = value.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        const of = (list: typeof base, key: (typeof base)[number]["key"]) =>
          list.find((each) => each.key === key);
        for (const key of ["a", "b", "c", "d", "e", "f"] as const) {
          const [was, here, there] = [of(base, key), of(mine, key), of(theirs, key)];
          const isWanted =
            here && there ? true : here ? !same(was, here) : there ? !same(was, there) : false;
          expect(keys.includes(key)).toBe(isWanted);
        }
      }),
    );
    function same(one: unknown, other: unknown) {
      return JSON.stringify(one) === JSON.stringify(other);
    }
  });

  it("uses the changed order and inserts new items after their predecessors", () => {
    const list = (...keys: string[]) => keys.map((key) => ({ key, caption: null }));
    const keys = (base: string[], mine: string[], theirs: string[]) =>
      merge({ base: list(...base), mine: list(...mine), theirs: list(...theirs) }).value.map(
        ({ key }) => key,
      );
    expect(keys(["a", "b", "c"], ["c", "a", "b"], ["a", "b", "n", "c"])).toEqual([
      "c",
      "a",
      "b",
      "n",
    ]);
    expect(keys(["a", "b", "c"], ["a", "m", "b", "c"], ["b", "a", "c"])).toEqual([
      "b",
      "a",
      "m",
      "c",
    ]);
    expect(keys([], ["m"], ["n"]).sort()).toEqual(["m", "n"]);
  });

  it("merges a view as a single value", () => {
    const base = { view: view("full 0"), caption: null };
    const mine = { view: view("full 90"), caption: null };
    const theirs = { view: view("0,0,4,4 0"), caption: "Sea" };
    const { value, conflicts } = merge<object>({ base, mine, theirs });
    expect(conflicts.map(({ path }) => path)).toEqual([["view"]]);
    expect(value).toEqual({ view: mine.view, caption: "Sea" });
    expect(merge<object>({ base, mine, theirs }, ["theirs"]).value).toEqual(theirs);
  });

  it("never combines chosen works with a search in a work list", () => {
    const base = { title: null, query: null, chosenIds: ["a"] };
    const mine = { title: null, query: { search: "sea" }, chosenIds: [] };
    const theirs = { title: "Seas", query: null, chosenIds: ["a", "b"] };
    const { value, conflicts } = merge<object>({ base, mine, theirs });
    expect(conflicts.map(({ path }) => path)).toEqual([["works"]]);
    expect(value).toEqual({ ...mine, title: "Seas" });
    expect(merge<object>({ base, mine, theirs }, ["theirs"]).value).toEqual(theirs);
  });

  it("reports no conflict for spaces and empty texts that the server normalized", () => {
    const base = { label: "Poles ", caption: "" };
    const theirs = { label: "Poles", caption: null };
    const mine = { label: "Poles and seas", caption: "" };
    expect(merge<object>({ base, mine, theirs })).toEqual({ value: mine, conflicts: [] });
  });

  it("reports a conflict for a plain text that both sides changed", () => {
    const { conflicts } = merge({
      base: { caption: "Sea" },
      mine: { caption: "The sea" },
      theirs: { caption: "A sea" },
    });
    expect(conflicts).toEqual([
      { base: "Sea", mine: "The sea", theirs: "A sea", path: ["caption"], mayBeBoth: false },
    ]);
  });
});
