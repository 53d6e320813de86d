import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentStateAddress } from "../../../src/client/routes/content-state-address.ts";
import { parseSearch } from "../../../src/view/search-text.ts";
import { fromCompareSearch, fromWorkSearch } from "../../../src/view/address.ts";
import { encodeContentState, toContentState } from "../../../src/view/content-state.ts";
import { wholeFrame, wholeView } from "../../../src/view/view.ts";
import type { View } from "../../../src/view/view.ts";

const origin = "https://pictures.example";
const manifest = `${origin}/iiif/manifest/sea`;
const region = { x: 100, y: 50, width: 640, height: 480 };

function addressOf(state: unknown, isEmbedded = false): string {
  const text = typeof state === "string" ? state : JSON.stringify(state);
  return contentStateAddress(text, origin, isEmbedded) ?? "nothing";
}

function encoded(view: View): string {
  return encodeContentState(toContentState(view, origin));
}

/** Returns the parts of an address that the page reports as dropped. */
function saidAt(address: string): readonly string[] {
  const { pathname, search } = new URL(address, origin);
  const params = parseSearch(search);
  const reading =
    pathname === "/compare" ? fromCompareSearch(params) : fromWorkSearch("sea", params);
  return reading.dropped;
}

describe("content-state-address: the URL of a content state", () => {
  it("is the work's page with the region, rotation and mirroring", () => {
    const view = { ...wholeView("sea", 1), region, rotation: 90, mirror: true };
    expect(addressOf(encoded(view))).toBe("/works/sea?image=2&region=100,50,640,480&rotation=!90");
  });

  it("is the work's page without a region if the state has none", () => {
    expect(addressOf(encoded(wholeView("sea", 0)))).toBe("/works/sea");
    expect(addressOf(encoded(wholeView("sea", 2)))).toBe("/works/sea?image=3");
    expect(addressOf(manifest)).toBe("/works/sea");
  });

  it("is the embed page inside another site's frame", () => {
    const view = { ...wholeView("sea", 0), region };
    expect(addressOf(encoded(view), true)).toBe("/works/sea/embed?region=100,50,640,480");
  });

  it("is the embed page of the first valid image inside another site's frame", () => {
    const [lost, sea] = [{ id: "https://x.example/c", type: "Canvas" }, `${manifest}/canvas/2`];
    const land = `${origin}/iiif/manifest/land/canvas/1`;
    expect(addressOf([sea, land], true)).toBe("/works/sea/embed?image=2");
    expect(addressOf([lost, sea, land], true)).toBe("/works/sea/embed?image=2");
    const selector = { type: "FragmentSelector", value: "xywh=1,2,0,0" };
    const source = { id: sea, type: "Canvas" };
    const bad = { type: "SpecificResource", source, selector };
    expect(saidAt(addressOf([lost, bad, land], true))).toEqual(["the region"]);
  });

  it("is the compare page if the state names several images", () => {
    const comparison = { others: [wholeFrame("land", 1)], lock: "frame", arrangement: "side" };
    const view = { ...wholeView("sea", 0), region, comparison: { ...comparison, share: 0.5 } };
    const address = addressOf(encoded(view as View));
    expect(address).toMatch(/^\/compare\?view=sea.*&view=land.*/);
    const { view: read, dropped } = fromCompareSearch(parseSearch(new URL(address, origin).search));
    expect(read).toMatchObject({ work: "sea", region });
    expect(read?.comparison?.others).toEqual([wholeFrame("land", 1)]);
    expect(dropped).toEqual([]);
  });

  const collection = `${origin}/iiif/collection`;
  const block = "RXhoaWJpdGlvbkJsb2NrOjE";
  const story = `${collection}/exhibitions/storms/story/${block}`;
  const album = `${collection}/QWxidW06MQ`;

  it.each([
    [`${collection}/works`, "Collection", "/works"],
    [`${collection}/works/2`, "Collection", "/works"],
    [`${collection}/albums`, "Collection", "/albums"],
    [album, "Collection", "/albums/QWxidW06MQ"],
    [`${album}/manifest`, "Manifest", "/albums/QWxidW06MQ"],
    [`${album}/manifest/range/7`, "Range", "/albums/QWxidW06MQ"],
    [`${collection}/exhibitions`, "Collection", "/exhibitions"],
    [`${collection}/exhibitions/storms`, "Collection", "/exhibitions/storms"],
    [story, "Manifest", `/exhibitions/storms#${block}`],
    [`${story}/range`, "Range", `/exhibitions/storms#${block}`],
    [`${story}/range/s-1`, "Range", `/exhibitions/storms#${block}-s-1`],
  ])("is, for %s of type %s, the page %s in every form of the state", (id, type, page) => {
    const target = { id, type, partOf: [{ id: story, type: "Manifest" }] };
    const annotation = { type: "Annotation", motivation: "contentState", target };
    for (const state of [id, { id, type }, target, { source: target }, annotation, [target]]) {
      const text = JSON.stringify(state);
      const encodedText = btoa(encodeURIComponent(text)).replaceAll("=", "");
      expect([addressOf(text), addressOf(encodedText)]).toEqual([page, page]);
    }
    expect(addressOf(id.replace("https:", "http:"))).toBe(page);
  });

  it("is the parent's page for a foreign range, and the work's page for a canvas", () => {
    const partOf = [{ id: story, type: "Manifest" }];
    const range = { id: "https://x.example/range/1", type: "Range", partOf };
    expect(addressOf(range)).toBe(`/exhibitions/storms#${block}`);
    expect(addressOf({ id: `${manifest}/canvas/2`, type: "Canvas", partOf })).toBe(
      "/works/sea?image=2",
    );
  });

  it.each([
    `${collection}/exhibitions/%2e%2e`,
    `${collection}/exhibitions/a%2Fb`,
    `${collection}/exhibitions/draft/${block}`,
    `${collection}/exhibitions/storms/story/${block}/else`,
    `https://elsewhere.example/iiif/collection/exhibitions/storms`,
    `${origin}/x/iiif/collection/exhibitions`,
  ])("is null for %s", (id) => {
    expect(addressOf({ id, type: "Collection" })).toBe("nothing");
  });

  it("is null inside another site's frame if the state names no image", () => {
    expect(addressOf({ id: story, type: "Manifest" }, true)).toBe("nothing");
  });

  it("is null for a state that is invalid or of another site", () => {
    const other = "https://elsewhere.example/iiif/manifest/sea/canvas/1";
    for (const state of ["", "not base64 !", "{", "[]", "null", { type: "Annotation" }, other]) {
      expect(addressOf(state)).toBe("nothing");
    }
  });
});

describe("content-state-address: invalid parts of a content state", () => {
  const canvas = `${manifest}/canvas/1`;
  const source = { id: canvas, type: "Canvas" };
  const wrong = { type: "FragmentSelector", value: "xywh=1,2,0,0" };

  it("are reported by the work's page", () => {
    const bad = { type: "ImageApiSelector", region: "nowhere", rotation: "around" };
    const address = addressOf({ type: "SpecificResource", source, selector: bad });
    expect(saidAt(address)).toEqual(["the region", "the rotation"]);
    expect(saidAt(addressOf({ type: "SpecificResource", source, selector: wrong }))).toEqual([
      "the region",
    ]);
    const foreign = { id: "https://x.example/c", type: "Canvas", partOf: [{ id: manifest }] };
    expect(saidAt(addressOf(foreign))).toEqual(["the number of the image"]);
  });

  it("are reported for a rotated or grey image too", () => {
    for (const how of [{ rotation: "!90" }, { quality: "gray" }]) {
      const selector = { type: "ImageApiSelector", region: "nowhere", ...how };
      const address = addressOf({ type: "SpecificResource", source, selector });
      expect(saidAt(address)).toEqual(["the region"]);
    }
  });

  it("are reported by the compare page with their image", () => {
    const elsewhere = { id: "https://x.example/c", type: "Canvas" };
    const bad = { type: "SpecificResource", source, selector: wrong };
    expect(saidAt(addressOf([elsewhere, source]))).toEqual(["the first picture"]);
    expect(saidAt(addressOf([source, elsewhere]))).toEqual(["the second picture"]);
    expect(saidAt(addressOf([source, elsewhere, bad]))).toEqual([
      "the second picture",
      "the region of the third picture",
    ]);
    expect(saidAt(addressOf(Array.from({ length: 6 }, () => source)))).toEqual([
      "all after the fourth picture",
    ]);
  });
});

describe("content-state-address: a hostile content state", () => {
  const slug = fc.oneof(
    fc.string({ minLength: 1, maxLength: 30 }),
    fc.constantFrom("..", ".", "//evil.example", "\\\\evil.example", "javascript:alert(1)", "%2e"),
  );
  const id = fc
    .tuple(fc.constantFrom("manifest", "collection", "collection/exhibitions"), slug)
    .map(([kind, name]) => `${origin}/iiif/${kind}/${encodeURIComponent(name)}`)
    .chain((start) => fc.constantFrom(start, `${start}/canvas/1`, `${start}/story/a/range/b`));
  const state = fc.oneof(
    fc.string(),
    id,
    fc.json(),
    fc
      .tuple(id, fc.jsonValue())
      .map(([source, selector]) =>
        JSON.stringify({ type: "SpecificResource", source, selector, target: selector }),
      ),
  );

  it("never throws and never leads to another site", () => {
    fc.assert(
      fc.property(state, fc.boolean(), (text, isEmbedded) => {
        const address = contentStateAddress(text, origin, isEmbedded) ?? "/";
        const url = new URL(address, origin);
        expect(url.origin).toBe(origin);
        expect(address).toMatch(/^\/(?![/\\])/);
        const page = isEmbedded
          ? /^\/(works\/[^/]+\/embed)?$/
          : /^\/(works\/[^/]+|compare|exhibitions(\/[a-z0-9-]+)?|(albums|works)(\/[\w-]+)?)?$/;
        expect(url.pathname).toMatch(page);
      }),
    );
  });
});
