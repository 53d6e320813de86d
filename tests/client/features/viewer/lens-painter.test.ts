import { describe, expect, it } from "vitest";
import { lensFrame } from "../../../../src/client/features/viewer/lens-geometry.ts";
import { paintLens } from "../../../../src/client/features/viewer/lens-painter.ts";

const image = {
  service: "/s",
  grid: { width: 4000, height: 3000, tileWidth: 512, scaleFactors: [1, 2, 4, 8] },
};

/** A lens of 100 px at the full resolution over the place where four tiles meet. */
const frame = lensFrame({
  imageWidth: 4000,
  shownWidth: 1000,
  pixelRatio: 1,
  point: { x: 512, y: 512 },
  size: 100,
  strength: 4,
});

const shown = Object.assign(document.createElement("img"), { src: "/shown.webp" });
Object.defineProperties(shown, { complete: { value: true }, naturalWidth: { value: 800 } });

/** Paints with those tiles present whose address holds one of `present`, and tells what was drawn. */
function paint(present: string[]) {
  const drawn: { what: string; numbers: number[] }[] = [];
  const context = {
    clearRect: () => {},
    drawImage: (picture: HTMLImageElement, ...numbers: number[]) =>
      drawn.push({ what: picture.getAttribute("src") ?? "", numbers }),
  };
  paintLens(context as unknown as CanvasRenderingContext2D, {
    image,
    frame,
    scaleFactor: 1,
    shown,
    tile: (url) =>
      present.some((part) => url.includes(part))
        ? Object.assign(document.createElement("img"), { src: url })
        : undefined,
  });
  return drawn;
}

describe("painting the lens", () => {
  it("puts each tile where it belongs, pixel on pixel, and draws nothing else once all are there", () => {
    const drawn = paint(["/512,512/0/default"]);
    expect(drawn).toHaveLength(4);
    const first = drawn.find(({ what }) => what.startsWith("/s/0,0,512,512/"));
    expect(first?.numbers).toEqual([0, 0, 512, 512, -462, -462, 512, 512]);
    const last = drawn.find(({ what }) => what.startsWith("/s/512,512,512,512/"));
    expect(last?.numbers).toEqual([0, 0, 512, 512, 50, 50, 512, 512]);
  });

  it("shows the page's own picture, enlarged, until there is anything sharper", () => {
    const [only, ...others] = paint([]);
    expect(others).toEqual([]);
    expect(only?.what).toBe("/shown.webp");
    expect(only?.numbers).toEqual([92.4, 92.4, 20, 20, 0, 0, 100, 100]);
  });

  it("lays coarser tiles over the page's picture, and sharp ones over those", () => {
    const order = paint(["/s/0,0,512,512/", "/s/0,0,2048,2048/", "/s/0,0,1024,1024/"]).map(
      ({ what }) => what.split("/")[2],
    );
    expect(order).toEqual([undefined, "0,0,2048,2048", "0,0,1024,1024", "0,0,512,512"]);
  });
});
