import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canvasId,
  decodeContentState,
  encodeContentState,
  manifestId,
  toContentState,
} from "../../src/view/content-state.ts";
import { regionText, rotationText } from "../../src/view/frame-text.ts";
import { fromContentState } from "../../src/view/from-content-state.ts";
import { asItComes, besideOneAnother, wholeFrame, wholeView } from "../../src/view/view.ts";
import type { Frame, View } from "../../src/view/view.ts";
import { anyComparison, anyView } from "../support/views.ts";

const origin = "https://collection.example.org";
const manifest = `${origin}/iiif/manifest/map-a`;
const canvas = `${manifest}/canvas/2`;
const partOf = [{ id: manifest, type: "Manifest" }];
const region = { x: 1000, y: 2000, width: 1000, height: 2000 };
const part: View = { ...wholeView("map-a", 1), region };

const read = (state: unknown) => fromContentState(JSON.stringify(state), origin);

/** Returns the parts of a frame that a content state can express. */
const said = (frame: Frame) => ({
  work: frame.work,
  image: frame.image,
  region: regionText(frame.region),
  rotation: rotationText(frame),
  grey: frame.adjustments.grey,
});

/** The example in section 6.3 of the specification, verbatim. */
const example = {
  text: '{"id":"https://example.org/object1/canvas7#xywh=1000,2000,1000,2000","type":"Canvas","partOf":[{"id":"https://example.org/object1/manifest","type":"Manifest"}]}',
  encoded:
    "JTdCJTIyaWQlMjIlM0ElMjJodHRwcyUzQSUyRiUyRmV4YW1wbGUub3JnJTJGb2JqZWN0MSUyRmNhbnZhczclMjN4eXdoJTNEMTAwMCUyQzIwMDAlMkMxMDAwJTJDMjAwMCUyMiUyQyUyMnR5cGUlMjIlM0ElMjJDYW52YXMlMjIlMkMlMjJwYXJ0T2YlMjIlM0ElNUIlN0IlMjJpZCUyMiUzQSUyMmh0dHBzJTNBJTJGJTJGZXhhbXBsZS5vcmclMkZvYmplY3QxJTJGbWFuaWZlc3QlMjIlMkMlMjJ0eXBlJTIyJTNBJTIyTWFuaWZlc3QlMjIlN0QlNUQlN0Q",
};

describe("content-state: a view as a content state", () => {
  it("round-trips everything that it can express, plain or encoded", () => {
    fc.assert(
      fc.property(fc.oneof(anyView({ layers: 0 }), anyComparison({ layers: 0 })), (view) => {
        const state = toContentState(view, origin);
        for (const text of [JSON.stringify(state), encodeContentState(state)]) {
          const reading = fromContentState(text, origin);
          expect(reading.dropped).toEqual([]);
          if (!reading.view) throw new Error("nothing was read");
          expect(said(reading.view)).toEqual(said(view));
          expect(reading.view.comparison?.others.map(said)).toEqual(
            view.comparison?.others.map(said),
          );
          expect(toContentState(reading.view, origin)).toEqual(state);
        }
      }),
    );
  });

  it("is only the canvas if the view shows the whole image", () => {
    expect(toContentState(wholeView("map-a", 1), origin)).toEqual({
      "@context": "http://iiif.io/api/presentation/3/context.json",
      type: "Annotation",
      motivation: ["contentState"],
      target: { id: canvas, type: "Canvas", partOf },
    });
    expect(canvasId(origin, "a b/c", 0)).toBe(`${origin}/iiif/manifest/a%20b%2Fc/canvas/1`);
    expect(manifestId(origin, "map-a")).toBe(manifest);
  });

  it("gives a region as a fragment, and rotation, mirroring and grey as an ImageApiSelector", () => {
    const source = { id: canvas, type: "Canvas", partOf };
    expect(toContentState(part, origin).target).toEqual({
      type: "SpecificResource",
      source,
      selector: {
        type: "FragmentSelector",
        conformsTo: "http://www.w3.org/TR/media-frags/",
        value: "xywh=1000,2000,1000,2000",
      },
    });
    expect(toContentState({ ...part, rotation: 90, mirror: true }, origin).target).toEqual({
      type: "SpecificResource",
      source,
      selector: { type: "ImageApiSelector", region: "1000,2000,1000,2000", rotation: "!90" },
    });
    const grey = { ...asItComes, grey: true };
    expect(
      toContentState({ ...wholeView("map-a", 1), adjustments: grey }, origin).target,
    ).toMatchObject({
      selector: { type: "ImageApiSelector", region: "full", rotation: "0", quality: "gray" },
    });
  });

  it("gives layers as further targets, which are then read as a comparison", () => {
    const view: View = { ...part, layers: [{ image: 4, opacity: 0.5 }] };
    expect(read(toContentState(view, origin)).view).toEqual({
      ...part,
      comparison: { ...besideOneAnother, others: [wholeFrame("map-a", 4)] },
    });
  });

  it("is encoded as in the specification, and as its target alone if that suffices", () => {
    expect(decodeContentState(example.encoded)).toBe(example.text);
    const encoded = encodeContentState(toContentState(part, origin));
    expect(encoded).toMatch(/^[\w-]+$/);
    expect(JSON.parse(decodeContentState(encoded) ?? "")).toEqual(
      toContentState(part, origin).target,
    );
    expect(decodeContentState("%%%")).toBeNull();
    expect(decodeContentState("A")).toBeNull();
    // A single percent sign, encoded.
    expect(decodeContentState(btoa("%"))).toBeNull();
  });
});
