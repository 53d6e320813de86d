import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { fromCompareSearch, toCompareSearch } from "../../../../src/view/address.ts";
import { wholeFrame, wholeView } from "../../../../src/view/view.ts";
import {
  comparedLast,
  forgetCompared,
  hasRoom,
  rememberCompared,
  withFrame,
} from "../../../../src/client/features/compare/compare-address.ts";
import {
  comparedIn,
  movedTo,
  nothingCompared,
  viewOf,
} from "../../../../src/client/features/compare/compared.ts";
import { fitCompared } from "../../../../src/client/features/compare/fit-compared.ts";
import { anyComparison } from "../../../support/views.ts";

const none = new Map<string, never>();

describe("compared: a comparison", () => {
  it("is the same after a round trip through the URL", () => {
    fc.assert(
      fc.property(anyComparison(), (view) => {
        const compared = comparedIn(view, nothingCompared);
        const again = viewOf(compared);
        expect(again && toCompareSearch(again)).toEqual(
          toCompareSearch({ ...view, lens: null, layers: [] }),
        );
        expect(new Set(compared.pictures.map(({ name }) => name)).size).toBe(
          compared.pictures.length,
        );
      }),
    );
  });

  it("reuses every image that remains in the next URL, in any order", () => {
    fc.assert(
      fc.property(anyComparison(), fc.nat(3), fc.nat(3), (view, from, to) => {
        const before = comparedIn(view, nothingCompared);
        const name = before.pictures[from % before.pictures.length]?.name ?? "";
        const pictures = movedTo(before.pictures, name, to % before.pictures.length);
        const after = comparedIn(viewOf({ ...before, pictures }), before);
        for (const picture of after.pictures) expect(before.pictures).toContain(picture);
      }),
    );
  });

  it("drops missing works and images and reports them", () => {
    const reading = fromCompareSearch({ view: ["one;image:3", "gone", "two", "asked"] });
    const image = { width: 100, height: 100, pixelsPerCm: null };
    const fitted = fitCompared(
      reading,
      new Map([
        ["one", { title: "One", images: [image] }],
        ["two", { title: "Two", images: [image] }],
        ["gone", null],
      ]),
    );
    expect(fitted.missing).toEqual(["gone"]);
    expect(fitted.dropped).toEqual(["image 3 of One"]);
    expect(fitted.view?.work).toBe("one");
    expect(fitted.view?.comparison?.others.map(({ work }) => work)).toEqual(["two", "asked"]);
  });

  it("drops the lens and the layers and reports them", () => {
    const reading = fromCompareSearch({
      view: ["one", "two"],
      lens: "10,10,2,200,round",
      layers: "2:0.5",
    });
    const fitted = fitCompared(reading, none);
    expect(fitted.dropped).toEqual(["the lens", "the layers"]);
    expect(fitted.view).toMatchObject({ lens: null, layers: [] });
  });

  it("is locked by frame instead of centimetres when a size is unknown", () => {
    const reading = fromCompareSearch({ view: ["one", "two"], lock: "centimetres" });
    const work = (pixelsPerCm: number | null) => ({
      title: "One",
      images: [{ width: 100, height: 100, pixelsPerCm }],
    });
    const fit = (second: number | null) =>
      fitCompared(
        reading,
        new Map([
          ["one", work(3)],
          ["two", work(second)],
        ]),
      );
    expect(fit(4).view?.comparison?.lock).toBe("centimetres");
    expect(fit(null).view?.comparison?.lock).toBe("frame");
    expect(fit(null).dropped).toHaveLength(1);
  });
});

describe("compared: a work added from a menu", () => {
  beforeEach(() => sessionStorage.clear());

  it("starts a comparison or joins the one of this tab", () => {
    expect(withFrame(comparedLast(), wholeFrame("one", 0))).toEqual({ view: ["one"] });
    rememberCompared(toCompareSearch(wholeView("one", 0)));
    expect(withFrame(comparedLast(), wholeFrame("two", 1))).toEqual({
      view: ["one", "two;image:2"],
    });
    forgetCompared();
    expect(comparedLast()).toBeNull();
  });

  it("is added once as a whole, and again by a region", () => {
    const one = { ...wholeView("one", 0), region: { x: 0, y: 0, width: 10, height: 10 } };
    expect(withFrame(one, wholeFrame("one", 0)).view).toEqual(["one;region:0,0,10,10"]);
    const part = { ...one, region: { x: 5, y: 5, width: 10, height: 10 } };
    expect(withFrame(one, part).view).toEqual(["one;region:0,0,10,10", "one;region:5,5,10,10"]);
    expect(withFrame(one, one).view).toHaveLength(1);
  });

  it("is not added to four others", () => {
    rememberCompared({ view: ["a", "b", "c", "d"], lock: "pixels" });
    expect(hasRoom(comparedLast())).toBe(false);
    const search = { view: ["a", "b", "c", "d"], lock: "pixels" };
    expect(withFrame(comparedLast(), wholeFrame("e", 0))).toEqual(search);
    rememberCompared({ view: ["a", "b", "c"] });
    expect(hasRoom(comparedLast())).toBe(true);
  });

  it("ignores an invalid stored comparison", () => {
    sessionStorage.setItem("vitrine.compared", "{");
    expect(comparedLast()).toBeNull();
  });
});
