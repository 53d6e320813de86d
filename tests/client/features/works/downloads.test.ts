import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { downloadSizes } from "../../../../src/client/features/works/downloads.ts";
import { parseImageRequest } from "../../../../src/server/images/image-request.ts";
import { resolveRequest } from "../../../../src/server/images/resolve.ts";

describe("the sizes a picture can be downloaded in", () => {
  it("are those below the full one, and the full one", () => {
    expect(downloadSizes("/iiif/image/3/k", 2000, 1000)).toEqual([
      {
        label: "Small",
        width: 800,
        height: 400,
        href: "/iiif/image/3/k/full/!800,800/0/default.jpg",
      },
      {
        label: "Medium",
        width: 1600,
        height: 800,
        href: "/iiif/image/3/k/full/!1600,1600/0/default.jpg",
      },
      {
        label: "Full size",
        width: 2000,
        height: 1000,
        href: "/iiif/image/3/k/full/max/0/default.jpg",
      },
    ]);
  });

  it("are what the service gives, also for a picture too large to be had whole", () => {
    expect(downloadSizes("/s", 12_000, 8000).at(-1)).toMatchObject({
      label: "Largest size",
      width: 7745,
      height: 5163,
    });
    const side = fc.integer({ min: 1, max: 65_536 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        for (const size of downloadSizes("/s", width, height)) {
          const [, , region = "", wanted = "", rotation = "", file = ""] = size.href.split("/");
          const request = parseImageRequest(region, wanted, rotation, file);
          const { output } = resolveRequest(request, { width, height });
          expect({ width: size.width, height: size.height }).toEqual(output);
        }
      }),
      {
        examples: [
          [12_000, 8000],
          [65_536, 1],
          [10_000, 4000],
          [10_001, 3],
        ],
      },
    );
  });

  it("never enlarge, never vanish and grow from one to the next", () => {
    const side = fc.integer({ min: 1, max: 65_536 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const sizes = downloadSizes("/s", width, height);
        const longest = sizes.map((size) => Math.max(size.width, size.height));
        expect(longest).toEqual(longest.toSorted((a, b) => a - b));
        expect(sizes.every((size) => size.width >= 1 && size.height >= 1)).toBe(true);
        expect(sizes.every((size) => size.width <= width && size.height <= height)).toBe(true);
      }),
    );
  });
});
