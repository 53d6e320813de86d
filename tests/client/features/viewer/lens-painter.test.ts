import { describe, expect, it } from "vitest";
import { lensFrame } from "../../../../src/client/features/viewer/lens-geometry.ts";
import type { LensFrame } from "../../../../src/client/features/viewer/lens-geometry.ts";
import { paintLens } from "../../../../src/client/features/viewer/lens-painter.ts";

const image = {
  service: "/s",
  grid: { width: 4000, height: 3000, tileWidth: 512, scaleFactors: [1, 2, 4, 8] },
};

/** A lens of 100 px at full resolution over the corner where four tiles meet. */
const lens = {
  placement: { centre: { x: 2000, y: 1500 }, scale: 0.25, rotation: 0, mirror: false },
  pixelRatio: 1,
  point: { x: 512, y: 512 },
  size: 100,
  strength: 4,
};
const upright = lensFrame(lens);
const turned = lensFrame({ ...lens, placement: { ...lens.placement, rotation: 30 } });

const shown = Object.assign(document.createElement("img"), { src: "/shown.webp" });
Object.defineProperties(shown, { complete: { value: true }, naturalWidth: { value: 800 } });

/** Paints with the tiles loaded whose URL contains one of `present`, and returns what was drawn. */
function paint(present: string[], frame: LensFrame = upright) {
  const drawn: { what: string; numbers: number[]; quality: string }[] = [];
  const matrices: number[][] = [];
  const context = {
    setTransform: (...matrix: number[]) => matrices.push(matrix),
    clearRect: () => {},
    imageSmoothingQuality: "low",
    drawImage(picture: HTMLImageElement, ...numbers: number[]) {
      const quality = this.imageSmoothingQuality;
      drawn.push({ what: picture.getAttribute("src") ?? "", numbers, quality });
    },
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
  return Object.assign(drawn, { matrices });
}

describe("lens-painter: painting the lens", () => {
  it("draws each tile pixel by pixel, and nothing else when all are loaded", () => {
    const drawn = paint(["/512,512/0/default"]);
    expect(drawn).toHaveLength(4);
    const first = drawn.find(({ what }) => what.startsWith("/s/0,0,512,512/"));
    expect(first?.numbers).toEqual([0, 0, 512, 512, -462, -462, 512, 512]);
    const last = drawn.find(({ what }) => what.startsWith("/s/512,512,512,512/"));
    expect(last?.numbers).toEqual([0, 0, 512, 512, 50, 50, 512, 512]);
  });

  it("enlarges the page's image until anything sharper is loaded", () => {
    const [only, ...others] = paint([]);
    expect(others).toEqual([]);
    expect(only?.what).toBe("/shown.webp");
    expect(only?.numbers).toEqual([92.4, 92.4, 20, 20, 0, 0, 100, 100]);
  });

  it("draws coarser tiles over the page's image, and sharp ones over those", () => {
    const drawn = paint(["/s/0,0,512,512/", "/s/0,0,2048,2048/", "/s/0,0,1024,1024/"]);
    const order = drawn.map(({ what }) => what.split("/")[2]);
    expect(order).toEqual([undefined, "0,0,2048,2048", "0,0,1024,1024", "0,0,512,512"]);
    expect(drawn.map(({ quality }) => quality)).toEqual(["medium", "medium", "medium", "high"]);
  });

  it("rotates the canvas for a rotated image, and overlaps its tiles by half a pixel", () => {
    const drawn = paint(["/512,512/0/default"], turned);
    expect(drawn.matrices).toEqual([[...turned.matrix], [1, 0, 0, 1, 0, 0]]);
    const tileAt = (start: string) => drawn.find(({ what }) => what.startsWith(start))?.numbers;
    // Not over the image's own edge, and half a pixel over each neighbour.
    expect(tileAt("/s/0,0,512,512/")).toEqual([0, 0, 512, 512, 0, 0, 512.5, 512.5]);
    expect(tileAt("/s/512,512,512,512/")).toEqual([0, 0, 512, 512, 511.5, 511.5, 513, 513]);
  });

  it("does not transform the canvas for an upright image", () => {
    expect(paint([]).matrices).toEqual([]);
  });

  it("shows the page's image for a rotated image too until anything sharper is loaded", () => {
    const [only, ...others] = paint([], turned);
    expect(others).toEqual([]);
    const [x = 0, y = 0, width = 0, height = 0, ...onto] = only?.numbers ?? [];
    // 800 px for 4000: five image pixels per displayed pixel.
    const { region } = turned;
    expect([x * 5, y * 5, width * 5, height * 5]).toEqual(onto.map((side) => expect.closeTo(side)));
    expect(onto).toEqual(
      [region.x, region.y, region.width, region.height].map((side) => expect.closeTo(side)),
    );
  });
});
