import { describe, expect, it } from "vitest";
import { storedLimits } from "../../../src/record/limits.ts";
import { assertStorable } from "../../../src/server/store/storable.ts";
import { imageInput, workInput } from "../../support/work-inputs.ts";

const address = `https://iiif.example.org/${"a".repeat(100)}`;

/** Returns the maximum number of images of a work, as a manifest of another site lists them. */
function mostPictures(given: Parameters<typeof imageInput>[1] = {}) {
  return Array.from({ length: storedLimits.images }, (_, at) =>
    imageInput(String(at).padStart(32, "0"), {
      fileName: `page-${at}.jpg`,
      remote: {
        kind: "service",
        address: `${address}/${at}`,
        ...{ version: 3, width: 4000, height: 3000, hasAnyPart: true },
        tiles: { width: 512, height: 512, scaleFactors: [1] },
      },
      caption: `${at} recto`,
      ...given,
    }),
  );
}

describe("assertStorable", () => {
  it("assertStorable: accepts the maximum number of images with any addresses and names", () => {
    const work = workInput({ identifier: "A", images: mostPictures() });
    expect(() => assertStorable(work, 0)).not.toThrow();
  });

  it("assertStorable: counts texts of images and details towards a work's limit", () => {
    const region = { x: 0, y: 0, width: 1, height: 1 };
    const detail = { region, caption: "a", description: "b".repeat(50) };
    for (const said of [
      { alt: "a".repeat(51) },
      { caption: "a".repeat(51) },
      { details: [detail] },
    ]) {
      const work = workInput({ identifier: "A", images: mostPictures(said) });
      expect(() => assertStorable(work, 0)).toThrow("All texts of the work have");
    }
  });
});
