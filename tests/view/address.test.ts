import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../src/view/search-text.ts";
import {
  fromCompareSearch,
  fromWorkSearch,
  toCompareSearch,
  toImageSearch,
  toReadingSearch,
  toWorkSearch,
} from "../../src/view/address.ts";
import { wholeView } from "../../src/view/view.ts";
import type { LensView, View } from "../../src/view/view.ts";
import { withoutInWords } from "../../src/view/words.ts";
import { expectNear, expectSameExtras } from "../support/read-back.ts";
import { anyView, plainSlug } from "../support/views.ts";

const slug = "night-sk-a-4";

/** Serializes search params with the router's own function. */
const textOf = (search: object) => stringifySearch({ ...search });
const readWork = (view: View, text: string) => fromWorkSearch(view.work, parseSearch(text));

describe("address: the address of a view", () => {
  it("round-trips any view and is written identically again", () => {
    fc.assert(
      fc.property(anyView(), (view) => {
        const text = textOf(toWorkSearch(view));
        const reading = readWork(view, text);
        expect(reading.dropped).toEqual([]);
        expect(reading.image).toBe(view.image);
        if (!reading.view) throw new Error("nothing was looked at");
        expectNear(reading.view, view);
        expectSameExtras(reading.view, view);
        expect(textOf(toWorkSearch(reading.view))).toBe(text);
      }),
    );
  });

  it("stays under 300 characters without percent signs for any view of an image of 100,000 px", () => {
    const longSlug = plainSlug.map((start) => `${start}-`.repeat(90).slice(0, 89) + "x");
    const sizes = { slug: longSlug, side: 100_000, images: 9, layers: 2 };
    const origin = `https://${"o".repeat(28)}.org`;
    fc.assert(
      fc.property(anyView(sizes), (view) => {
        const address = `${origin}/works/${view.work}${textOf(toWorkSearch(view))}`;
        expect(view.work).toHaveLength(90);
        expect(address.length).toBeLessThan(300);
        expect(address).not.toContain("%");
      }),
      { numRuns: 300 },
    );
  });

  it("stays under 300 characters in the worst case", () => {
    const adjustments = { brightness: 3.99, contrast: 3.99, saturation: 3.99, invert: true };
    const view: View = {
      ...wholeView("x".repeat(90), 8),
      region: { x: 49_999, y: 49_999, width: 49_999, height: 49_999 },
      rotation: 359.9,
      mirror: true,
      adjustments: { ...adjustments, grey: false },
      lens: {
        at: { x: 99_999, y: 99_999 },
        size: 999,
        strength: 9.9,
        shape: "square",
        through: 7,
      },
      layers: [
        { image: 1, opacity: 0.55 },
        { image: 2, opacity: 0.55 },
      ],
    };
    const query = textOf(toWorkSearch(view));
    expect(query).toBe(
      "?image=9&region=49999,49999,49999,49999&rotation=!359.9" +
        "&adjust=light:3.99,contrast:3.99,colour:3.99,invert" +
        "&lens=99999,99999,9.9,999,square,8&layers=2:0.55,3:0.55",
    );
    expect(40 + "/works/".length + 90 + query.length).toBeLessThan(300);
  });

  it("omits default values", () => {
    expect(textOf(toWorkSearch(wholeView(slug, 0)))).toBe("?region=full");
    expect(textOf(toImageSearch(0))).toBe("");
    expect(textOf(toImageSearch(2))).toBe("?image=3");
  });

  it("keeps a rounded region inside its image", () => {
    const region = { x: 10.5, y: 0.4, width: 89.5, height: 99.6 };
    expect(toWorkSearch({ ...wholeView(slug, 0), region }).region).toBe("11,0,89,100");
  });

  it("without a region means the plain page of an image", () => {
    const plain = { view: null, lens: null, dropped: [] };
    expect(fromWorkSearch(slug, {})).toEqual({ image: 0, ...plain });
    expect(fromWorkSearch(slug, { image: "3" })).toEqual({ image: 2, ...plain });
    expect(fromWorkSearch(slug, { image: 3, utm_source: "letter" }).image).toBe(2);
  });

  it("keeps a lens on the plain page and on a zoom view", () => {
    const at = { x: 3000, y: 2000 };
    const lens: LensView = { at, strength: 2.5, size: 240, shape: "round", through: 0 };
    const plain = { image: 1, view: null, lens };
    expect(textOf(toReadingSearch(plain))).toBe("?image=2&lens=3000,2000,2.5,240,round,1");
    const close = { image: 1, view: { ...wholeView(slug, 1), lens }, lens: null };
    for (const reading of [plain, close]) {
      const search = parseSearch(textOf(toReadingSearch(reading)));
      expect(fromWorkSearch(slug, search)).toEqual({ ...reading, dropped: [] });
    }
  });

  it("accepts other spellings of the same values", () => {
    const { view, dropped } = fromWorkSearch(slug, {
      region: ["10.4,20.5,30,40", "full"],
      rotation: "-90",
      adjust: "grey,light:1.234",
    });
    expect(dropped).toEqual([]);
    expect(view).toMatchObject({
      region: { x: 10, y: 21, width: 30, height: 40 },
      rotation: 270,
      adjustments: { brightness: 1.23, grey: true },
    });
  });
});

describe("address: a damaged address", () => {
  it.each([
    ["region=10,20,30", "This link opens without the region."],
    ["region=10,20,0,5", "This link opens without the region."],
    ["region=-10,20,5,5", "This link opens without the region."],
    ["region=1e9,20,5,5", "This link opens without the region."],
    ["region=9999999,0,5,5", "This link opens without the region."],
    ["region=full&rotation=up", "This link opens without the rotation."],
    ["image=0", "This link opens without the number of the image."],
    ["image=two&region=full", "This link opens without the number of the image."],
    ["adjust=light:5", "This link opens without an adjustment."],
    ["adjust=constructor:1", "This link opens without an adjustment."],
    ["lens=1,2,3", "This link opens without the lens."],
    ["lens=1,2,0,200,round", "This link opens without the lens."],
    ["lens=1,2,3,200,round,1", "This link opens without the image behind the lens."],
    ["layers=1:0.5", "This link opens without a layer."],
    ["layers=2:1,3:1,4:1,5:1,6:1,7:1,8:1,9:1,10:1", "This link opens without a layer."],
    ["layers=2:0.5,2:0.7,3:4,9", "This link opens without a layer."],
    [
      "region=a&rotation=b&lens=c",
      "This link opens without the region, the rotation and the lens.",
    ],
  ])("reports what %s lacks", (text, words) => {
    expect(withoutInWords(fromWorkSearch(slug, parseSearch(text)).dropped)).toBe(words);
  });

  it("applies every valid part", () => {
    const text =
      "image=2&region=1,2,3,4&rotation=?&adjust=light:2,x&layers=3:0.5,3:0.5&lens=5,5,2,99,round,0";
    expect(fromWorkSearch(slug, parseSearch(text))).toEqual({
      image: 1,
      view: {
        ...wholeView(slug, 1),
        region: { x: 1, y: 2, width: 3, height: 4 },
        adjustments: { brightness: 2, contrast: 1, saturation: 1, invert: false, grey: false },
        lens: { at: { x: 5, y: 5 }, strength: 2, size: 99, shape: "round", through: null },
        layers: [{ image: 2, opacity: 0.5 }],
      },
      lens: null,
      dropped: ["the rotation", "an adjustment", "the image behind the lens", "a layer"],
    });
  });

  it("shows the whole image if its region is invalid", () => {
    expect(fromWorkSearch(slug, { region: "a", image: "2" }).view).toEqual(wholeView(slug, 1));
  });

  it("never throws, whatever it contains", () => {
    const names = [
      "image",
      "region",
      "rotation",
      "adjust",
      "lens",
      "layers",
      "view",
      "lock",
      "as",
      "share",
    ];
    const piece = fc.constantFrom(
      ..."0123456789,.:;!-%",
      "full",
      "grey",
      "invert",
      "light",
      "round",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join("")),
    );
    const value = fc.oneof(text, fc.array(text), fc.anything());
    const params = fc.dictionary(fc.constantFrom(...names), value);
    fc.assert(
      fc.property(params, (search) => {
        const { view, image } = fromWorkSearch(slug, search);
        expect(image).toBeGreaterThanOrEqual(0);
        for (const read of [view, fromCompareSearch(search).view]) {
          if (!read) continue;
          const again = fromCompareSearch(parseSearch(textOf(toCompareSearch(read))));
          expect(again).toEqual({ view: read, dropped: [] });
        }
      }),
      { numRuns: 500 },
    );
  });

  it("is not parsed beyond the length limits", () => {
    const long = "1,".repeat(1_000_000);
    const search = { region: long, layers: long, adjust: "grey,".repeat(1000) + "grey" };
    expect(fromWorkSearch(slug, search).dropped).toEqual([
      "the region",
      "an adjustment",
      "a layer",
    ]);
    expect(fromCompareSearch({ view: [long, "x".repeat(201), slug] })).toEqual({
      view: wholeView(slug, 0),
      dropped: ["the first picture", "the second picture"],
    });
  });
});
