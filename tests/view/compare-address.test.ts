import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { parseSearch, stringifySearch } from "../../src/view/search-text.ts";
import { fromCompareSearch, toCompareSearch } from "../../src/view/address.ts";
import { wholeFrame, wholeView } from "../../src/view/view.ts";
import type { View } from "../../src/view/view.ts";
import { withoutInWords } from "../../src/view/words.ts";
import { expectNear, expectSameExtras } from "../support/read-back.ts";
import { anyComparison } from "../support/views.ts";

const textOf = (search: object) => stringifySearch({ ...search });
const readCompare = (text: string) => fromCompareSearch(parseSearch(text));

describe("compare-address: the address of a comparison", () => {
  it("round-trips all images and comparison settings and is written identically again", () => {
    fc.assert(
      fc.property(anyComparison(), (view) => {
        const text = textOf(toCompareSearch(view));
        const { view: read, dropped } = readCompare(text);
        expect(dropped).toEqual([]);
        if (!read?.comparison || !view.comparison) throw new Error("nothing was compared");
        expectNear(read, view);
        expectSameExtras(read, view);
        expect(read.comparison.others).toHaveLength(view.comparison.others.length);
        for (const [index, other] of view.comparison.others.entries()) {
          const found = read.comparison.others[index];
          if (found) expectNear(found, other);
        }
        const { lock, arrangement, share } = view.comparison;
        expect(read.comparison).toMatchObject({ lock, arrangement });
        expect(Math.abs(read.comparison.share - share)).toBeLessThanOrEqual(0.00501);
        expect(textOf(toCompareSearch(read))).toBe(text);
      }),
    );
  });

  it("is human-readable", () => {
    const other = { ...wholeFrame("map-b", 1), region: { x: 1, y: 2, width: 3, height: 4 } };
    const view: View = {
      ...wholeView("map-a", 0),
      comparison: {
        others: [{ ...other, rotation: 90, mirror: true }],
        lock: "centimetres",
        arrangement: "curtain",
        share: 0.4,
      },
    };
    expect(textOf(toCompareSearch(view))).toBe(
      "?view=map-a&view=map-b;image:2;region:1,2,3,4;rotation:!90&lock=centimetres&as=curtain&share=0.4",
    );
  });

  it("means a single image for one view, and side by side, locked by frame, as the default", () => {
    expect(readCompare("view=a").view).toEqual(wholeView("a", 0));
    expect(readCompare("view=a&view=b").view?.comparison).toMatchObject({
      lock: "frame",
      arrangement: "side",
      share: 0.5,
    });
    expect(readCompare("")).toEqual({ view: null, dropped: [] });
  });

  it.each([
    ["view=a&view=;image:2", "This link opens without the second picture."],
    ["view=a&view=b;region:1,2", "This link opens without the region of the second picture."],
    ["view=a&view=b;what;x:1", "This link opens without a part of the second picture."],
    ["view=a&view=b&view=c&view=d&view=e", "This link opens without all after the fourth picture."],
    ["view=a&view=b&lock=tight", "This link opens without what is kept in common."],
    ["view=a&view=b&as=pile", "This link opens without the arrangement."],
    ["view=a&view=b&share=2", "This link opens without the place of the curtain."],
  ])("reports what %s lacks", (text, words) => {
    const { view, dropped } = readCompare(text);
    expect(view?.work).toBe("a");
    expect(withoutInWords(dropped)).toBe(words);
  });
});
