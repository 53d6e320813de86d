import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  downloadSizes,
  hasOwnColours,
  partDownloads,
} from "../../../../src/client/features/works/downloads.ts";
import { parseImageRequest } from "../../../../src/server/images/image-request.ts";
import { resolveRequest } from "../../../../src/server/images/resolve.ts";
import { asItComes, wholeFrame } from "../../../../src/view/view.ts";

describe("downloads: the download sizes of an image", () => {
  it("are the sizes below the full one, and the full one", () => {
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

  it("match the image service's output, also for an image above the size limit", () => {
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

  it("never enlarge, are never empty, and increase", () => {
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

describe("downloads: the download sizes of a region", () => {
  const image = { width: 20_000, height: 14_000 };
  const region = { x: 100, y: 50, width: 640, height: 480 };

  it("are absent for the whole unadjusted image", () => {
    expect(partDownloads("/s", image, wholeFrame("sea", 0))).toEqual([]);
  });

  it("have file names that describe the view", () => {
    const frame = { ...wholeFrame("sea", 1), region, rotation: 90, mirror: true };
    const adjustments = { ...asItComes, grey: true };
    expect(partDownloads("/s", image, { ...frame, adjustments })).toEqual([
      {
        address: "/s/100,50,640,480/640,480/!90/gray.jpg",
        width: 480,
        height: 640,
        file: "sea-image-2-part-100-50-640-480-turned-90-mirrored-grey-480x640.jpg",
      },
    ]);
  });

  it("match the image service's output and increase", () => {
    const side = fc.double({ min: 1, max: 12_000, noNaN: true });
    const place = fc.double({ min: 0, max: 2000, noNaN: true });
    const turn = fc.integer({ min: 0, max: 359 });
    fc.assert(
      fc.property(place, place, side, side, turn, (x, y, width, height, turned) => {
        const frame = {
          ...wholeFrame("sea", 0),
          region: { x, y, width, height },
          rotation: turned,
        };
        const given = partDownloads("/s", image, frame);
        expect(given.length).toBeGreaterThan(0);
        const longest = given.map((each) => Math.max(each.width, each.height));
        expect(longest).toEqual(longest.toSorted((a, b) => a - b));
        for (const each of given) {
          const [, , part = "", wanted = "", rotation = "", file = ""] = each.address.split("/");
          const given = resolveRequest(parseImageRequest(part, wanted, rotation, file), image);
          expect({ width: each.width, height: each.height }).toEqual(given.turned);
        }
      }),
      {
        examples: [
          [0, 0, 12_000, 12_000, 0],
          [0, 0, 12_000, 12_000, 45],
          [0, 0, 6000, 6000, 45],
          [0, 0, 12_000, 1, 45],
        ],
      },
    );
  });

  it("have the image's own colours when adjustments other than greyscale are set", () => {
    const own = (change: object) =>
      hasOwnColours({ ...wholeFrame("sea", 0), adjustments: { ...asItComes, ...change } });
    expect(own({})).toBe(false);
    expect(own({ grey: true, saturation: 0 })).toBe(false);
    for (const change of [{ brightness: 2 }, { contrast: 0 }, { saturation: 0 }, { invert: true }])
      expect(own(change)).toBe(true);
  });
});
