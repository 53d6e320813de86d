import { request as ask } from "node:http";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prepareImage } from "../../src/server/images/prepare.ts";
import { imagesFolderOf } from "../../src/server/settings.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

// The checks of the IIIF's own validator for version 3 up to level 2, and of the further features that info.json names,
// by the colours of a grid of squares. Where the validator and the specification differ, the specification applies:
// `!w,h` never enlarges, and `^max` does, within the limits of info.json.

const side = 1000;
const square = 100;
type Place = [column: number, row: number];

/** Returns a colour that is unique to the square. */
const colourOf = ([column, row]: Place) => [25 * column + 10, 25 * row + 10, 128];

let server: TestServer;
let service: string;

beforeAll(async () => {
  server = await startServer();
  const data = Buffer.alloc(side * side * 3);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const place: Place = [Math.floor(x / square), Math.floor(y / square)];
      data.set(colourOf(place), (y * side + x) * 3);
    }
  }
  const raw = { width: side, height: side, channels: 3 } as const;
  const bytes = await sharp(data, { raw }).png().toBuffer();
  const prepared = await prepareImage({ bytes }, imagesFolderOf(server.settings));
  const images = [imageInput(prepared.key, prepared)];
  const cause = { through: "EDIT", actor: "SERVER" } as const;
  await applyWorks(server.store.db, [workInput({ identifier: "squares", images })], cause);
  const { key } = prepared;
  service = `${server.url}/iiif/image/3/${key}`;
});
afterAll(() => server.stop());

type Shown = { size: [number, number]; format: string; at(x: number, y: number): number[] };

async function shown(path: string): Promise<Shown> {
  const response = await fetch(`${service}/${path}`);
  expect(response.status, path).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes)
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    size: [info.width, info.height],
    format,
    at: (x, y) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
  };
}

/** Checks that the middle of a square has the colour of the expected square of the image. */
function expectSquare({ at, size }: Shown, [column, row]: Place, picture: Place, squares = 10) {
  const middle = (place: number, length: number) => Math.floor(((place + 0.5) * length) / squares);
  const colour = at(middle(column, size[0]), middle(row, size[1]));
  for (const [channel, value] of colourOf(picture).entries()) {
    expect(Math.abs((colour[channel] ?? 0) - value), `${column},${row}`).toBeLessThan(6);
  }
}

const corners: Place[] = [
  [0, 0],
  [9, 0],
  [0, 9],
  [9, 9],
  [3, 6],
];

async function statusOf(path: string, base = service): Promise<number> {
  const response = await fetch(base + path);
  const text = await response.text();
  if (response.status >= 400) expect(text).toMatch(/^\S.*[.]\n$/);
  return response.status;
}

describe("image-api: region", () => {
  test.each<[string, Place]>([
    ["713,413,74,74", [7, 4]],
    ["pct:21,81,9,9", [2, 8]],
    ["pct:.5,0.50,9,9", [0, 0]],
    ["913,913,500,500", [9, 9]],
  ])("%s", async (region, place) => {
    expectSquare(await shown(`${region}/max/0/default.jpg`), [0, 0], place, 1);
  });

  test("square has equal sides, and full is the whole image", async () => {
    expect((await shown("square/max/0/default.jpg")).size).toEqual([side, side]);
    const full = await shown("full/max/0/default.jpg");
    for (const place of corners) expectSquare(full, place, place);
  });

  test.each(["R8x]!k", "0,0,0,10", "0,0,10,0", "1000,0,1,1", "pct:100,0,1,1", "-1,0,9,9", "1,2,3"])(
    "%s is rejected",
    async (region) => {
      expect(await statusOf(`/${region}/max/0/default.jpg`)).toBe(400);
    },
  );
});

describe("image-api: size", () => {
  test.each<[string, [number, number]]>([
    ["max", [1000, 1000]],
    ["567,", [567, 567]],
    [",567", [567, 567]],
    ["pct:53", [530, 530]],
    ["600,400", [600, 400]],
    ["!600,400", [400, 400]],
    ["!2000,3000", [1000, 1000]],
    ["^1234,", [1234, 1234]],
    ["^,1234", [1234, 1234]],
    ["^1300,1200", [1300, 1200]],
    ["^pct:200", [2000, 2000]],
    ["^!2000,500", [500, 500]],
    ["^!2000,3000", [2000, 2000]],
    ["^500,", [500, 500]],
  ])("%s", async (size, expected) => {
    const picture = await shown(`full/${size}/0/default.jpg`);
    expect(picture.size).toEqual(expected);
    for (const place of corners) expectSquare(picture, place, place);
  });

  test("^max has the maximum size in info.json", async () => {
    const { maxWidth, maxHeight, maxArea } = await (await fetch(`${service}/info.json`)).json();
    const { size } = await shown("0,0,100,200/^max/0/default.jpg");
    expect(size[0] * 2).toBeCloseTo(size[1], -1);
    expect(size[0]).toBeLessThanOrEqual(maxWidth);
    expect(size[1]).toBeLessThanOrEqual(maxHeight);
    expect(size[0] * size[1]).toBeLessThanOrEqual(maxArea);
    expect(size[0] * size[1]).toBeGreaterThan(maxArea * 0.99);
  });

  test("a region at a size", async () => {
    expectSquare(await shown("400,700,100,100/47,47/0/default.jpg"), [0, 0], [4, 7], 1);
  });

  test.each([
    ...["q]Z+1u", "full", "0,0", "0,", ",0", "pct:0", "pct:0.01", ",", "!5,", "^", "1e3,", "-5,"],
    ...["1500,1500", ",1500", "1500,", "pct:200", "1001,10"],
    ...["^99999,", "^pct:9999999", "^999999999999999,1"],
  ])("%s is rejected", async (size) => {
    expect(await statusOf(`/full/${size}/0/default.jpg`)).toBe(400);
  });
});

describe("image-api: rotation", () => {
  const last = 9;
  test.each<[string, (place: Place) => Place]>([
    ["0", ([x, y]) => [x, y]],
    ["90", ([x, y]) => [y, last - x]],
    ["180", ([x, y]) => [last - x, last - y]],
    ["270", ([x, y]) => [last - y, x]],
    ["360", ([x, y]) => [x, y]],
    ["!0", ([x, y]) => [last - x, y]],
    ["!90", ([x, y]) => [last - y, last - x]],
    ["!180", ([x, y]) => [x, last - y]],
    ["!270", ([x, y]) => [y, x]],
  ])("%s", async (rotation, picture) => {
    const turned = await shown(`full/max/${rotation}/default.jpg`);
    expect(turned.size).toEqual([side, side]);
    for (const place of corners) expectSquare(turned, place, picture(place));
  });

  test("of a region, and by any angle within its bounding box", async () => {
    expectSquare(await shown("613,313,74,74/max/180/default.jpg"), [0, 0], [6, 3], 1);
    const { size } = await shown("full/200,100/22.5/default.png");
    expect(size[0]).toBeGreaterThan(220);
    expect(size[1]).toBeGreaterThan(165);
  });

  test.each([
    "^10000,400/45/default.avif",
    "^10000,4000/45/default.webp",
    "^10000,400/45/default.jpg",
  ])("of %s is rejected because its bounding box is too large", async (path) => {
    expect(await statusOf(`/full/${path}`)).toBe(400);
  });

  test.each(["x;Z4", "-90", "361", "!", "1e1", "+90"])("%s is rejected", async (rotation) => {
    expect(await statusOf(`/full/max/${rotation}/default.jpg`)).toBe(400);
  });
});

describe("image-api: quality and format", () => {
  test("color, gray and bitonal", async () => {
    expectSquare(await shown("full/max/0/color.jpg"), [8, 1], [8, 1]);
    const [red = 0, green = 0, blue = 0] = (await shown("full/max/0/gray.jpg")).at(850, 50);
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(5);
    const bitonal = await shown("full/max/0/bitonal.png");
    for (const place of [50, 450, 950]) {
      const [value, ...others] = bitonal.at(place, place);
      expect([0, 255]).toContain(value);
      expect(others).toEqual([value, value]);
    }
  });

  test.each([
    ["jpg", "image/jpeg", "jpeg"],
    ["png", "image/png", "png"],
    ["webp", "image/webp", "webp"],
    ["tif", "image/tiff", "tiff"],
    ["avif", "image/avif", "heif"],
  ])("%s", async (ending, type, format) => {
    const { headers } = await fetch(`${service}/full/300,/0/default.${ending}`);
    expect(headers.get("content-type")).toBe(type);
    const picture = await shown(`full/300,/0/default.${ending}`);
    expect(picture.format).toBe(format);
    expectSquare(picture, [2, 5], [2, 5]);
  });

  test.each(["grOyx.jpg", "native.jpg", "default.xyz", "default.gif", "default"])(
    "%s is rejected",
    async (file) => {
      expect(await statusOf(`/full/max/0/${file}`)).toBe(400);
    },
  );
});

describe("image-api: identifier", () => {
  test("may be percent-encoded", async () => {
    const last = service.slice(-1);
    const escaped = `${service.slice(0, -1)}%${last.charCodeAt(0).toString(16)}`;
    expect(await statusOf("/full/100,/0/default.jpg", escaped)).toBe(200);
    expect((await (await fetch(`${escaped}/info.json`)).json()).id).toBe(service);
  });

  test.each([
    "3b1f2c3e-unknown",
    "[frob]",
    "a/b",
    "a%2Fb",
    "0".repeat(32),
    "..%2f..%2fvitrine.json",
  ])("%s is unknown", async (id) => {
    const status = await new Promise((resolve) => {
      const { hostname, port } = new URL(service);
      const path = `/iiif/image/3/${id}/full/max/0/default.jpg`;
      ask({ hostname, port, path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status).toBe(404);
  });
});

describe("image-api: information and HTTP", () => {
  test("a tile's canonical link has the request's host, even for a cached tile", async () => {
    const path = "0,0,512,512/512,512/0/default.jpg";
    const { hostname, port, pathname } = new URL(service);
    const answerTo = (host: string) =>
      new Promise<{ status?: number; link: string; caching?: string }>((resolve) => {
        const headers = { host };
        ask({ hostname, port, path: `${pathname}/${path}`, headers }, (response) => {
          response.resume();
          const { link, "cache-control": caching } = response.headers;
          resolve({ status: response.statusCode, link: String(link).split(";")[0] ?? "", caching });
        }).end();
      });
    const hosts = ["one.example", "other.example", `${"long.".repeat(80)}example`];
    for (const host of [...hosts, ...hosts, ...hosts]) {
      const { link, caching } = await answerTo(host);
      expect(link).toMatch(`<http://${host}${pathname}/`);
      // PUBLIC_URL is not set, and a shared cache may serve users who reach the site by another address.
      expect(caching).toBe("private, max-age=86400, immutable");
    }
    for (let time = 0; time < 2; time += 1) {
      const { link, caching } = await answerTo("localhost:4000");
      expect(link).toMatch(`<http://localhost:4000${pathname}/`);
      expect(caching).toBe("public, max-age=86400, immutable");
      expect((await answerTo("localhost:99999")).status).toBe(400);
    }
  });

  test("info.json has the required properties with true values", async () => {
    const response = await fetch(`${service}/info.json`);
    const info = await response.json();
    expect(Object.keys(info)[0]).toBe("@context");
    expect(info).toMatchObject({
      "@context": "http://iiif.io/api/image/3/context.json",
      id: service,
      type: "ImageService3",
      protocol: "http://iiif.io/api/image",
      profile: "level2",
      width: side,
      height: side,
      tiles: [{ width: 512, scaleFactors: [1, 2] }],
    });
    for (const { width, height } of info.sizes) {
      const { size } = await shown(`full/${width},${height}/0/default.jpg`);
      expect(size).toEqual([width, height]);
    }
    for (const name of ["extraQualities", "extraFormats", "extraFeatures", "preferredFormats"]) {
      expect(info[name]).toBeInstanceOf(Array);
    }
    for (const removed of ["attribution", "logo", "license"])
      expect(info).not.toHaveProperty(removed);
  });

  test("info.json is sent as JSON-LD on request, otherwise as JSON", async () => {
    const typeFor = async (accept: string) =>
      (await fetch(`${service}/info.json`, { headers: { accept } })).headers.get("content-type");
    expect(await typeFor("application/ld+json")).toMatch(/^application\/ld\+json/);
    expect(await typeFor("application/json")).toMatch(/^application\/json/);
  });

  test("the base address redirects to info.json", async () => {
    const response = await fetch(service, { redirect: "manual" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`${service}/info.json`);
  });

  test.each([
    // The first request opens the image; the second is sent before the framework handles it.
    ["0,0,512,512/512,/0/default.jpg", "0,0,512,512/max/0/default.jpg"],
    ["0,0,512,512/512,/0/default.jpg", "0,0,512,512/max/0/default.jpg"],
    ["pct:10,10,20,20/!50,60/0.0/color.png", "100,100,200,200/50,50/0/default.png"],
    ["0,0,1000,1000/^1000,/360/default.jpg", "full/max/0/default.jpg"],
    ["full/240,/!0/default.webp", "full/240,240/!0/default.webp"],
  ])(
    "%s has CORS headers, is cacheable for a day, and has a canonical link",
    async (path, canonical) => {
      const { status, headers } = await fetch(`${service}/${path}`);
      expect(status).toBe(200);
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("cache-control")).toBe("public, max-age=86400, immutable");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("link")).toBe(
        `<${service}/${canonical}>;rel="canonical", <http://iiif.io/api/image/3/level2.json>;rel="profile"`,
      );
      const etag = headers.get("etag") ?? "";
      const again = await fetch(`${service}/${path}`, { headers: { "if-none-match": etag } });
      expect(again.status).toBe(304);
    },
  );

  test("a tile is identical with and without the framework", async () => {
    const path = `${service}/512,0,488,512/488,512/0/default.jpg`;
    // The framework handles the first tile of an image and URLs with a query; others are sent before it handles them.
    const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
    const first = await bytesOf(path);
    for (const url of [path, path, `${path}?framework`]) {
      expect((await bytesOf(url)).equals(first), url).toBe(true);
    }
  });
});
