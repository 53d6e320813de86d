import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import type { PreparedImage } from "../../../src/server/images/folder.ts";
import { imageService } from "../../../src/server/images/service.ts";
import { UnsentBytes } from "../../../src/server/site/unsent-bytes.ts";
import { colourAt, difference, gradient, allPublic, pixelsOf } from "./support.ts";
import type { Pixels } from "./support.ts";

const width = 1300;
const height = 900;
let imagesFolder: string;
let app: FastifyInstance;
let prepared: PreparedImage;
let original: Pixels;

beforeAll(async () => {
  imagesFolder = await mkdtemp(join(tmpdir(), "vitrine-images-"));
  prepared = await prepareImage(
    { bytes: await gradient(width, height).png().toBuffer() },
    imagesFolder,
  );
  original = await pixelsOf(gradient(width, height));
  app = Fastify();
  await app.register(imageService, { imagesFolder, ...allPublic });
});

afterAll(async () => {
  await app.close();
  await rm(imagesFolder, { recursive: true, force: true });
});

function get(path: string, headers: Record<string, string> = {}) {
  return app.inject({ url: `/iiif/image/3/${prepared.key}${path}`, headers });
}

async function picture(path: string): Promise<Pixels> {
  const answer = await get(path);
  expect(answer.statusCode, answer.body.slice(0, 100)).toBe(200);
  return pixelsOf(answer.rawPayload);
}

/** Returns the expected response: a part of the original, scaled. */
async function expected(left: number, top: number, w: number, h: number, out: [number, number]) {
  return pixelsOf(
    sharp(original.data, { raw: { width, height, channels: 3 } })
      .extract({ left, top, width: w, height: h })
      .resize({ width: out[0], height: out[1], fit: "fill" }),
  );
}

describe("service: answers that wait for slow clients", () => {
  test("count for stored images too, and are rejected while a network has too many", async () => {
    const unsent = new UnsentBytes({ network: 1, all: 1000 });
    const limited = Fastify();
    limited.decorate("unsentBytes", unsent);
    await limited.register(imageService, { imagesFolder, ...allPublic });
    const [derivative = 0] = prepared.derivativeWidths;
    const url = `/iiif/image/3/${prepared.key}/full/${derivative},/0/default.webp`;
    const add = vi.spyOn(unsent, "add");
    expect((await limited.inject(url)).statusCode).toBe(200);
    expect(add).toHaveBeenCalledOnce();
    const taken = unsent.count("127.0.0.1", 1, () => undefined);
    expect((await limited.inject(url)).statusCode).toBe(503);
    taken();
    expect((await limited.inject(url)).statusCode).toBe(200);
    await limited.close();
  });
});

describe("service: image information", () => {
  test("describes the service, with the sizes and tiles of the pyramid", async () => {
    const answer = await get("/info.json");
    expect(answer.headers["content-type"]).toContain(
      'application/ld+json; profile="http://iiif.io/api/image/3/context.json"',
    );
    const info = answer.json();
    expect(Object.keys(info)[0]).toBe("@context");
    expect(info).toMatchObject({
      "@context": "http://iiif.io/api/image/3/context.json",
      id: `http://localhost:80/iiif/image/3/${prepared.key}`,
      type: "ImageService3",
      protocol: "http://iiif.io/api/image",
      profile: "level2",
      width,
      height,
      tiles: [{ width: 512, scaleFactors: [1, 2, 4] }],
    });
    expect(info.sizes).toEqual([
      { width: 240, height: 166 },
      { width: 325, height: 225 },
      { width: 480, height: 332 },
      { width: 640, height: 443 },
      { width: 650, height: 450 },
      { width: 960, height: 665 },
      { width: 1300, height: 900 },
    ]);
    expect(info.maxArea).toBeGreaterThan(0);
  });

  test("lists only sizes that are answered at that size", async () => {
    const { sizes } = (await get("/info.json")).json();
    for (const size of sizes) {
      const shown = await picture(`/full/${size.width},${size.height}/0/default.jpg`);
      expect({ width: shown.width, height: shown.height }).toEqual(size);
    }
  });

  test.each([
    [
      "application/ld+json",
      'application/ld+json; profile="http://iiif.io/api/image/3/context.json"',
    ],
    ["*/*", 'application/ld+json; profile="http://iiif.io/api/image/3/context.json"'],
    ["application/json", "application/json"],
    ["text/html,application/xhtml+xml,*/*;q=0.8", "application/json"],
  ])("for Accept: %s has the type %s", async (accept, type) => {
    const { headers } = await get("/info.json", { accept });
    expect(String(headers["content-type"]).replace("; charset=utf-8", "")).toBe(type);
    expect(headers.vary).toBe("Accept");
  });

  test("has the public origin in its id if the site has one", async () => {
    const behind = Fastify();
    await behind.register(imageService, {
      imagesFolder,
      ...allPublic,
      publicUrl: "https://example.org/",
    });
    const answer = await behind.inject(`/iiif/image/3/${prepared.key}/info.json`);
    expect(answer.json().id).toBe(`https://example.org/iiif/image/3/${prepared.key}`);
    await behind.close();
  });

  test("is the target of a redirect from the base address", async () => {
    const answer = await get("");
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(new RegExp(`/iiif/image/3/${prepared.key}/info.json$`));
  });
});

describe("service: stored files are sent unchanged", () => {
  test("a whole tile is the stored JPEG with its tables in front, not encoded again", async () => {
    const { rawPayload } = await get("/0,0,512,512/512,512/0/default.jpg");
    const pyramid = await readFile(
      join(imagesFolder, prepared.key.slice(0, 2), prepared.key, "pyramid.tif"),
    );
    const scan = rawPayload.subarray(rawPayload.indexOf(Buffer.from("ffda", "hex")));
    expect(pyramid.includes(scan)).toBe(true);
    expect(rawPayload.subarray(0, 4).toString("hex")).toBe("ffd8ffe0");
  });

  test.each(["webp", "avif"])(
    "a derivative is the stored %s, by width or both sides",
    async (format) => {
      const folder = join(imagesFolder, prepared.key.slice(0, 2), prepared.key);
      const stored = await readFile(join(folder, `480.${format}`));
      for (const size of ["480,", "480,332", "!480,480", "pct:36.92"]) {
        const answer = await get(`/full/${size}/0/default.${format}`);
        expect(answer.headers["content-type"]).toBe(`image/${format}`);
        expect(answer.rawPayload.equals(stored), size).toBe(true);
      }
    },
  );
});

describe("service: all other requests are cut", () => {
  test.each<[string, Parameters<typeof expected>]>([
    ["/full/max/0/default.jpg", [0, 0, width, height, [width, height]]],
    ["/full/700,/0/default.png", [0, 0, width, height, [700, 485]]],
    ["/full/,300/0/default.webp", [0, 0, width, height, [433, 300]]],
    ["/full/pct:25/0/color.png", [0, 0, width, height, [325, 225]]],
    ["/full/200,400/0/default.png", [0, 0, width, height, [200, 400]]],
    ["/full/!400,400/0/default.png", [0, 0, width, height, [400, 277]]],
    ["/full/^2400,/0/default.jpg", [0, 0, width, height, [2400, 1662]]],
    ["/square/300,/0/default.png", [200, 0, 900, 900, [300, 300]]],
    ["/101,203,307,409/max/0/default.png", [101, 203, 307, 409, [307, 409]]],
    ["/1201,803,500,500/max/0/default.png", [1201, 803, 99, 97, [99, 97]]],
    ["/pct:50,50,50,50/!100,100/0/default.png", [650, 450, 650, 450, [100, 69]]],
    ["/400,300,800,600/200,150/0/default.tif", [400, 300, 800, 600, [200, 150]]],
    ["/10,10,64,64/^512,512/0/default.png", [10, 10, 64, 64, [512, 512]]],
    ["/0,0,512,512/512,512/0/default.avif", [0, 0, 512, 512, [512, 512]]],
  ])("%s", async (path, part) => {
    expect(difference(await picture(path), await expected(...part))).toBeLessThan(3);
  });

  test("a region of one pixel has that pixel’s colour", async () => {
    const pixel = await picture("/640,320,1,1/max/0/default.png");
    const there = colourAt(original, 640, 320);
    for (const [channel, value] of colourAt(pixel, 0, 0).entries()) {
      expect(Math.abs(value - (there[channel] ?? 0))).toBeLessThan(12);
    }
  });

  test.each([
    ["90", (image: Sharp) => image.rotate(90)],
    ["180", (image: Sharp) => image.rotate(180)],
    ["270", (image: Sharp) => image.rotate(270)],
    ["!0", (image: Sharp) => image.flop()],
  ])("rotated by %s after cutting and scaling", async (rotation, turn) => {
    const scaled = await gradient(width, height).resize(325, 225, { fit: "fill" }).png().toBuffer();
    const shown = await picture(`/full/325,225/${rotation}/default.png`);
    expect(difference(shown, await pixelsOf(turn(sharp(scaled))))).toBeLessThan(3);
  });

  test("mirrored before rotating", async () => {
    const mirrored = await gradient(width, height).flop().resize(325, 225, { fit: "fill" }).png();
    const turned = sharp(await mirrored.toBuffer()).rotate(90);
    const shown = await picture("/full/325,225/!90/default.png");
    expect(difference(shown, await pixelsOf(turned))).toBeLessThan(3);
  });

  test("rotated by any angle, with a transparent background if the format supports it", async () => {
    const png = sharp((await get("/full/400,200/30/default.png")).rawPayload);
    const { data, info } = await png.raw().toBuffer({ resolveWithObject: true });
    const radians = Math.PI / 6;
    expect(Math.abs(info.width - (400 * Math.cos(radians) + 200 * Math.sin(radians)))).toBeLessThan(
      2,
    );
    expect(
      Math.abs(info.height - (200 * Math.cos(radians) + 400 * Math.sin(radians))),
    ).toBeLessThan(2);
    expect(info.channels).toBe(4);
    expect(data[3]).toBe(0);
    const jpeg = await picture("/full/400,200/30/default.jpg");
    expect(colourAt(jpeg, 0, 0).every((value) => value > 250)).toBe(true);
  });

  test("gray as grey levels, and bitonal as black and white only", async () => {
    const grey = await picture("/full/300,/0/gray.png");
    const bitonal = await picture("/full/300,/0/bitonal.png");
    for (let at = 0; at < grey.data.length; at += 3) {
      expect(new Set(grey.data.subarray(at, at + 3)).size).toBe(1);
    }
    expect([...new Set(bitonal.data)].sort((a, b) => a - b)).toEqual([0, 255]);
    const tile = await picture("/0,0,512,512/512,512/0/gray.jpg");
    expect(new Set(colourAt(tile, 100, 300)).size).toBe(1);
  });

  test("many concurrently", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, x) => get(`/${x * 2},7,100,100/50,/0/default.jpg`)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 200));
    const different = new Set(
      answers.map((answer) => createHash("sha1").update(answer.rawPayload).digest("hex")),
    );
    expect(different.size).toBeGreaterThan(30);
  });
});

describe("service: HTTP", () => {
  test("answers are cacheable for a day, have a canonical link and allow every origin", async () => {
    const { headers } = await get("/0,0,1300,900/650,/0/color.jpg");
    expect(headers["cache-control"]).toBe("public, max-age=86400, immutable");
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers.link).toBe(
      `<http://localhost:80/iiif/image/3/${prepared.key}/full/650,450/0/default.jpg>;rel="canonical", ` +
        '<http://iiif.io/api/image/3/level2.json>;rel="profile"',
    );
  });

  test.each(["/full/240,/0/default.avif", "/info.json"])(
    "%s is not sent again if the client has it",
    async (path) => {
      const first = await get(path);
      const again = await get(path, { "if-none-match": String(first.headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload.length).toBe(0);
      expect((await get(path, { "if-none-match": '"other"' })).statusCode).toBe(200);
    },
  );

  test("HEAD is answered with headers only, and a preflight is allowed", async () => {
    const url = `/iiif/image/3/${prepared.key}/full/240,/0/default.webp`;
    const head = await app.inject({ method: "HEAD", url });
    expect(head.statusCode).toBe(200);
    expect(head.headers["content-type"]).toBe("image/webp");
    expect(head.rawPayload.length).toBe(0);
    const preflight = await app.inject({ method: "OPTIONS", url });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers["access-control-allow-origin"]).toBe("*");
  });

  test.each([
    "/full/max/0/default.gif",
    "/full/max/0/native.jpg",
    "/full/1301,/0/default.jpg",
    "/full/full/0/default.jpg",
    "/1300,0,10,10/max/0/default.jpg",
    "/full/max/-90/default.jpg",
    "/full/^20000,/0/default.jpg",
    "/full/%5E2600,/0/default.jpg",
  ])("%s is rejected with a reason in plain text", async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.body.length).toBeGreaterThan(20);
  });

  test.each([
    `/iiif/image/3/${"0".repeat(32)}/info.json`,
    `/iiif/image/3/${"0".repeat(32)}`,
    `/iiif/image/3/${"0".repeat(32)}/full/max/0/default.jpg`,
    "/iiif/image/3/..%2F..%2Fetc/info.json",
    "/iiif/image/3/.preparing/full/max/0/default.jpg",
    "/iiif/image/3/a/b",
    "/iiif/image/3/",
  ])("%s is not found", async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });

  test("an image whose public state is unknown is not shown, with Retry-After", async () => {
    const unsure = Fastify();
    const publicImages = {
      has: () => false,
      isPublic: () => Promise.reject(new Error("The database is away.")),
    };
    await unsure.register(imageService, { ...allPublic, imagesFolder, publicImages });
    const answer = await unsure.inject(`/iiif/image/3/${prepared.key}/info.json`);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
    expect(answer.body).toBe("The site cannot reach its database. Try again in a moment.\n");
    await unsure.close();
  });

  test("an image that is prepared after its first request is found", async () => {
    const bytes = await gradient(64, 48).png().toBuffer();
    const key = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const url = `/iiif/image/3/${key}/full/max/0/default.jpg`;
    expect((await app.inject(url)).statusCode).toBe(404);
    await prepareImage({ bytes }, imagesFolder);
    expect((await app.inject(url)).statusCode).toBe(200);
  });
});
