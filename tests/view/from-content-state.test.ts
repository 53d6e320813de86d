import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeContentState, toContentState } from "../../src/view/content-state.ts";
import { fromContentState } from "../../src/view/from-content-state.ts";
import { besideOneAnother, wholeFrame, wholeView } from "../../src/view/view.ts";
import type { View } from "../../src/view/view.ts";
import { withoutInWords } from "../../src/view/words.ts";

const origin = "https://collection.example.org";
const manifest = `${origin}/iiif/manifest/map-a`;
const canvas = `${manifest}/canvas/2`;
const partOf = [{ id: manifest, type: "Manifest" }];
const region = { x: 1000, y: 2000, width: 1000, height: 2000 };
const part: View = { ...wholeView("map-a", 1), region };
const nothing = { view: null, dropped: ["the IIIF content state"] };

const read = (state: unknown) => fromContentState(JSON.stringify(state), origin);
const dropped = (state: unknown) => withoutInWords(read(state).dropped);

describe("from-content-state: a content state from another site", () => {
  const target = { id: `${canvas}#xywh=1000,2000,1000,2000`, type: "Canvas", partOf };
  const annotation = { type: "Annotation", motivation: ["contentState"] };

  it.each<[string, unknown]>([
    [
      "a full annotation",
      { "@context": "x", id: "https://a.example/1", ...annotation, label: { en: ["x"] }, target },
    ],
    [
      "an annotation with one motivation as text",
      { ...annotation, motivation: "contentState", target },
    ],
    ["the target's body", target],
    ["a list with one target", [target]],
    ["an annotation with the target as text", { ...annotation, target: target.id }],
    ["a canvas without a manifest", { id: target.id, type: "Canvas" }],
    ["a manifest that is no list", { ...target, partOf: { id: manifest } }],
    ["pixels, said so", { ...target, id: `${canvas}#xywh=pixel:1000,2000,1000,2000` }],
    ["a moment besides", { ...target, id: `${canvas}#t=3&xywh=1000,2000,1000,2000` }],
    ["another scheme", { ...target, id: target.id.replace("https", "http") }],
    ["the older spelling", { "@id": target.id, "@type": "sc:Canvas" }],
    [
      "a source as text, with a fragment",
      {
        type: "SpecificResource",
        source: canvas,
        selector: { type: "FragmentSelector", value: "xywh=1000,2000,1000,2000" },
      },
    ],
    [
      "a list of selectors",
      {
        type: "SpecificResource",
        source: { id: canvas, type: "Canvas", partOf },
        selector: [{ type: "ImageApiSelector", region: "1000,2000,1000,2000", rotation: 0 }],
      },
    ],
  ])("is read from %s", (_, state) => {
    const text = JSON.stringify(state);
    const encoded = btoa(encodeURIComponent(text)).replaceAll("=", "");
    for (const each of [text, ` \n${text}`, encoded]) {
      expect(fromContentState(each, origin)).toEqual({ view: part, dropped: [] });
    }
  });

  it("is read from an address, encoded or not", () => {
    const whole = wholeView("map-a", 0);
    for (const text of [manifest, `"${manifest}"`, btoa(encodeURIComponent(manifest))]) {
      expect(fromContentState(text, origin)).toEqual({ view: whole, dropped: [] });
    }
    expect(fromContentState(`${canvas}#xywh=1000,2000,1000,2000`, origin).view).toEqual(part);
    expect(fromContentState(canvas, `${origin}/`).view).toEqual(wholeView("map-a", 1));
  });

  it("converts relative regions to pixels if the image's size is known", () => {
    const sizeOf = () => ({ width: 400, height: 200 });
    const open = (state: unknown) => fromContentState(JSON.stringify(state), origin, sizeOf);
    const selector = (value: string) => ({ type: "ImageApiSelector", region: value });
    const source = { id: canvas, type: "Canvas" };
    expect(open({ id: `${canvas}#xywh=percent:25,50,50,25` })).toEqual({
      view: { ...part, region: { x: 100, y: 100, width: 200, height: 50 } },
      dropped: [],
    });
    expect(open({ source, selector: selector("pct:0,0,12.5,100") }).view?.region).toEqual({
      x: 0,
      y: 0,
      width: 50,
      height: 200,
    });
    expect(open({ source, selector: selector("square") }).view?.region).toEqual({
      x: 100,
      y: 0,
      width: 200,
      height: 200,
    });
    expect(open({ source, selector: selector("full") })).toEqual({
      view: wholeView("map-a", 1),
      dropped: [],
    });
    expect(dropped({ id: `${canvas}#xywh=percent:25,50,50,25` })).toBe(
      "This link opens without the region.",
    );
    expect(open({ id: `${canvas}#xywh=percent:25,50,500,25` }).dropped).toEqual(["the region"]);
  });

  it("opens the known ones of several images and reports the others", () => {
    const foreign = { id: "https://example.org/canvas7", type: "Canvas" };
    expect(read({ ...annotation, target: [foreign, target, `${canvas}`] })).toEqual({
      view: { ...part, comparison: { ...besideOneAnother, others: [wholeFrame("map-a", 1)] } },
      dropped: ["the first picture"],
    });
    expect(
      read({ ...annotation, target: Array.from({ length: 40_000 }, () => 7) }).dropped,
    ).toEqual(
      ["the first picture", "the second picture", "the third picture", "the fourth picture"].concat(
        "all after the fourth picture",
      ),
    );
  });

  it.each<[unknown, string]>([
    ["https://example.org/bookmarks/b1", "This link opens without what is described elsewhere."],
    [`${origin}/works/map-a`, "This link opens without what is described elsewhere."],
    [
      { id: "https://example.org/object1/canvas7", type: "Canvas" },
      "This link opens without a picture of another collection.",
    ],
    [{ ...annotation, target: {} }, "This link opens without a picture of another collection."],
    [{ ...annotation, target: [] }, "This link opens without the IIIF content state."],
    [{ ...target, id: `${canvas}#xywh=1,2,3` }, "This link opens without the region."],
    [
      { source: target, selector: { type: "SvgSelector", value: "<svg/>" } },
      "This link opens without the region.",
    ],
    [
      { source: canvas, selector: { type: "ImageApiSelector", region: "full", rotation: "up" } },
      "This link opens without the rotation.",
    ],
    [
      { id: `${manifest}/range/1#xywh=1,2,3,4`, type: "Range", partOf },
      "This link opens without the number of the image and the region.",
    ],
    [
      [canvas, { source: canvas, selector: { type: "PointSelector", x: 1, y: 2 } }],
      "This link opens without the region of the second picture.",
    ],
  ])("%j reports a missing part", (state, words) => {
    expect(dropped(state)).toBe(words);
  });
});

describe("from-content-state: a hostile content state", () => {
  it.each([
    ["nothing", ""],
    ["no content state", "hello world"],
    ["half of one", '{"id":"https:'],
    ["megabytes", `"${"x".repeat(5_000_000)}"`],
    ["deep lists", "[".repeat(90_000)],
    ["deep lists that end", "[".repeat(45_000) + "]".repeat(45_000)],
    ["deep objects", '{"target":'.repeat(9_000) + "1" + "}".repeat(9_000)],
  ])("that is %s opens nothing", (_, text) => {
    const { view, dropped: without } = fromContentState(text, origin);
    expect(view).toBeNull();
    expect(without).toHaveLength(1);
  });

  it("opens nothing if it is too long, even if it is valid", () => {
    const state = { id: canvas, type: "Canvas", label: "x".repeat(100_000) };
    expect(read(state)).toEqual(nothing);
  });

  it("never throws, whatever it contains", () => {
    const ids = fc.constantFrom(canvas, manifest, `${canvas}#xywh=1,2,3,4`, `${manifest}/%`, "");
    const leaf = fc.oneof(ids, fc.constantFrom("Canvas", "xywh=1,2,3,4"), fc.jsonValue());
    const names = ["id", "type", "source", "selector", "partOf", "target", "value", "toString"];
    const { state } = fc.letrec<{ state: unknown }>((tie) => ({
      state: fc.oneof(
        { maxDepth: 5 },
        leaf,
        fc.array(tie("state"), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom(...names, "region", "rotation"), tie("state")),
        fc.record({
          source: ids,
          selector: fc.record({ type: selectorType, value: tie("state") }),
        }),
        fc.record({
          source: ids,
          selector: fc.record({ type: selectorType, region: tie("state"), rotation: tie("state") }),
        }),
      ),
    }));
    fc.assert(
      fc.property(state, (value) => {
        const { view } = read(value);
        if (view)
          expect(
            fromContentState(encodeContentState(toContentState(view, origin)), origin).view,
          ).toEqual(view);
      }),
      { numRuns: 500 },
    );
  });
});

const selectorType = fc.constantFrom("FragmentSelector", "ImageApiSelector", "SvgSelector");
