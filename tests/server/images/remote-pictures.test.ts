import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { DecoderPool } from "../../../src/server/images/decoding/decoder-pool.ts";
import { assertThere } from "../../../src/server/images/remote/assert-there.ts";
import { imageService } from "../../../src/server/images/service.ts";
import { leaveThere } from "../../../src/server/imports/iiif/leave-there.ts";
import { startIiifSite } from "../../support/iiif-site.ts";
import type { IiifSite } from "../../support/iiif-site.ts";
import { hugeJpeg } from "./huge-pictures.ts";
import { allPublic, difference, gradient, pixelsOf } from "./support.ts";

const width = 600;
const height = 560;
/** Treats this address as public. */
const mayReach = (address: string) => address === "127.0.0.1";

const decoder = new DecoderPool();
afterAll(() => decoder.close());

let folder = "";
let app: FastifyInstance;
let site: IiifSite;
let told: [key: string, problem: string | null][] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-remote-"));
  told = [];
  site = await startIiifSite(() => gradient(width, height), { width, height });
  app = Fastify();
  const onAsked = (key: string, problem: string | null) => void told.push([key, problem]);
  await app.register(imageService, {
    ...allPublic,
    imagesFolder: join(folder, "images"),
    remote: { folder: join(folder, "remote"), mayReach, onAsked },
    decoder,
  });
});
afterEach(async () => {
  await app.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Registers the image as a remote image, by one of its services or by its file. */
function leave(name: string) {
  const isFile = name === "picture.png";
  const address = `${site.origin}/${name}`;
  const options = { signal: new AbortController().signal, mayReach };
  return leaveThere(
    {
      services: isFile ? [] : [address],
      addresses: [isFile ? address : `${address}/full/max/0/default.jpg`],
      role: "FRONT",
      alt: null,
      caption: null,
      details: [],
      liesOnFirst: false,
    },
    {
      remote: { folder, options, pictures: "KEEP" },
      imagesFolder: join(folder, "images"),
      decoder,
    },
  );
}

const get = (key: string, path: string) => app.inject({ url: `/iiif/image/3/${key}/${path}` });

/** Returns the difference between a response and the expected image, from 0 to 255. */
async function off(key: string, region: string, size: [number, number]): Promise<number> {
  const answer = await get(key, `${region}/${size.join(",")}/0/default.jpg`);
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  const [left = 0, top = 0, w = width, h = height] =
    region === "full" ? [] : region.split(",").map(Number);
  const [across, down] = size;
  const wanted = gradient(width, height)
    .extract({ left, top, width: w, height: h })
    .resize({ width: across, height: down, fit: "fill" });
  return difference(await pixelsOf(answer.rawPayload), await pixelsOf(wanted));
}

describe.each(["level0", "level0of3", "level1", "level2", "whole", "picture.png"])(
  "remote-pictures: a remote image from %s",
  (name) => {
    test("is shown like a local one, and each part of it is requested once", async () => {
      const { key, remote, ...image } = await leave(name);
      expect(remote).toMatchObject({ width, height });
      expect(image).toMatchObject({ width, height, tileWidth: 512, scaleFactors: [1, 2] });
      expect(await readdir(join(folder, "images", key.slice(0, 2), key))).not.toContain(
        "pyramid.tif",
      );
      expect((await get(key, "info.json")).json()).toMatchObject({ width, profile: "level2" });
      site.asked = [];
      expect((await get(key, "full/240,224/0/default.webp")).statusCode).toBe(200);
      expect(site.asked).toEqual([]);
      expect(await off(key, "0,0,512,512", [512, 512])).toBeLessThan(3);
      const before = site.asked.length;
      expect(await off(key, "0,0,512,512", [512, 512])).toBeLessThan(3);
      expect(site.asked).toHaveLength(before);
      expect(await off(key, "512,512,88,48", [88, 48])).toBeLessThan(3);
      expect(await off(key, "0,0,600,560", [300, 280])).toBeLessThan(3);
      expect(await off(key, "full", [150, 140])).toBeLessThan(3);
      expect(await off(key, "37,41,500,500", [250, 250])).toBeLessThan(3);
      const turned = await get(key, "0,0,200,100/max/90/gray.png");
      expect(await sharp(turned.rawPayload).metadata()).toMatchObject({ width: 100, height: 200 });
      expect(told.every(([of, problem]) => of === key && problem === null)).toBe(true);
      site.asked = [];
      await assertThere(remote, { signal: new AbortController().signal, mayReach });
      expect(site.asked).toHaveLength(1);
    });
  },
);

test("remote-pictures: a response of the service that fits exactly is passed through unchanged", async () => {
  const { key } = await leave("level1");
  site.asked = [];
  const answer = await get(key, "0,0,512,512/512,512/0/default.jpg");
  const [path = ""] = site.asked;
  expect(path).toBe("/level1/0,0,512,512/512,/0/native.jpg");
  const own = await fetch(`${site.origin}${path}`);
  expect(answer.rawPayload.equals(Buffer.from(await own.arrayBuffer()))).toBe(true);
});

test("remote-pictures: importing an image again requests only the service's information", async () => {
  const { key } = await leave("level0");
  site.asked = [];
  expect((await leave("level0")).key).toBe(key);
  expect(site.asked).toEqual(["/level0/info.json"]);
});

describe("remote-pictures: a part that cannot be loaded", () => {
  const part = "512,0,88,512/88,512/0/default.jpg";

  test("is answered with status 502 and the reason, is reported, and leaves small versions available", async () => {
    const { key } = await leave("level2");
    site.instead = (_, response) => response.writeHead(404).end();
    const answer = await get(key, part);
    expect(answer.statusCode).toBe(502);
    expect(answer.headers["vitrine-picture"]).toBe("damaged");
    expect(answer.body).toContain("There is nothing at");
    expect(told.at(-1)).toEqual([key, expect.stringContaining("There is nothing at")]);
    expect((await get(key, "full/0,0/0/default.webp")).statusCode).toBe(400);
    expect((await get(key, "full/240,224/0/default.webp")).statusCode).toBe(200);
    site.instead = null;
    expect((await get(key, part)).statusCode).toBe(200);
    expect(told.at(-1)).toEqual([key, null]);
  });

  test("leaves cached parts and small versions available, which do not reset the reported problem", async () => {
    const { key } = await leave("level1");
    expect((await get(key, "0,0,512,512/512,512/0/default.jpg")).statusCode).toBe(200);
    site.instead = (_, response) => response.writeHead(404).end();
    expect((await get(key, part)).statusCode).toBe(502);
    site.asked = [];
    expect((await get(key, "0,0,512,512/512,512/0/default.jpg")).statusCode).toBe(200);
    expect((await get(key, "full/240,224/0/default.jpg")).statusCode).toBe(200);
    expect((await get(key, "full/max/90/default.png")).statusCode).toBe(200);
    expect(site.asked).toEqual([]);
    expect(told.at(-1)).toEqual([key, expect.stringContaining("There is nothing at")]);
  });

  test("is not reported if this server is stopping", async () => {
    const { key } = await leave("level1");
    site.asked = [];
    site.instead = () => undefined;
    const pending = get(key, part);
    await expect.poll(() => site.asked).toHaveLength(1);
    await app.close();
    await pending;
    expect(told).toEqual([]);
  });

  test("is not reported if its site is overloaded", async () => {
    const { key } = await leave("level2");
    site.instead = (_, response) => response.writeHead(429).end();
    expect((await get(key, part)).body).toContain("has too much to do");
    expect(told).toEqual([]);
  });

  test.each(["level0", "level1", "picture.png"])(
    "is requested again if only its cache entry is corrupt, from %s",
    async (name) => {
      const { key } = await leave(name);
      expect((await get(key, part)).statusCode).toBe(200);
      for (const file of await readdir(join(folder, "remote"))) {
        const path = join(folder, "remote", file);
        await writeFile(path, Buffer.alloc((await readFile(path)).length));
      }
      expect(await off(key, "512,0,88,512", [88, 512])).toBeLessThan(3);
    },
  );

  test("is neither shown nor requested again immediately if it is truncated", async () => {
    const { key } = await leave("level1");
    const pixels = await gradient(88, 512).jpeg({ quality: 95 }).toBuffer();
    site.instead = (_, response) => response.end(pixels.subarray(0, pixels.length / 2));
    site.asked = [];
    expect((await get(key, part)).body).toContain("is not the picture it was");
    site.instead = null;
    expect((await get(key, part)).statusCode).toBe(502);
    expect(site.asked).toHaveLength(1);
  });

  test.each([
    ["avif", "level1"],
    ["tiff", "level2"],
    ["png", "level0"],
  ] as const)(
    "is neither shown nor cached if it comes as %s instead of JPEG, from %s",
    async (format, name) => {
      const { key, remote } = await leave(name);
      const before = await readdir(join(folder, "remote")).catch(() => []);
      const picture = await gradient(88, 512).toFormat(format).toBuffer();
      site.instead = (_, response) => response.end(picture);
      const answer = await get(key, part);
      expect(answer.statusCode).toBe(502);
      expect(answer.body).toContain("is not the JPEG that it was asked for");
      expect(await readdir(join(folder, "remote")).catch(() => [])).toEqual(before);
      const asking = assertThere(remote, { signal: new AbortController().signal, mayReach });
      await expect(asking).rejects.toThrow("is not the JPEG that it was asked for");
    },
  );

  test("is not shown if decoding exceeds the memory limit, and the next one is", async () => {
    const { key } = await leave("level1");
    site.instead = async (_, response) => response.end(await hugeJpeg(8000, 46_545));
    const answer = await get(key, part);
    expect(answer.statusCode).toBe(502);
    expect(answer.body).toContain("takes more memory or time to decode than is allowed");
    site.instead = null;
    expect((await get(key, "0,0,512,512/512,512/0/default.jpg")).statusCode).toBe(200);
  });

  test("is not shown if its site sends another image instead", async () => {
    const { key } = await leave("level1");
    const sorry = await gradient(400, 100).jpeg().toBuffer();
    site.instead = (_, response) => response.end(sorry);
    expect((await get(key, part)).body).toContain("is not the picture it was");
  });

  test("causes few requests to a silent site", async () => {
    const { key } = await leave("level2");
    site.instead = (request) => request.socket.destroy();
    site.asked = [];
    expect((await get(key, part)).headers["vitrine-picture"]).toBeUndefined();
    const other = await get(key, "0,0,512,512/512,512/0/default.jpg");
    expect(other.statusCode).toBe(502);
    // Only the parts of the first image that were requested concurrently, and none after them.
    expect(site.asked.length).toBeLessThanOrEqual(4);
  });

  test.each([
    ["leads into the server's own network", { location: "http://10.0.0.1/secret.jpg" }, 302],
    ["is far too large", { "content-length": String(10 * 1024 ** 3) }, 200],
  ])("is not read if it %s", async (_, headers, status) => {
    const { key } = await leave("level1");
    site.instead = (_request, response) => response.writeHead(status, headers).write("x");
    const answer = await get(key, part);
    expect(answer.statusCode).toBe(502);
    expect(answer.body).toMatch(/not on the public internet|too large/);
  });

  test("is not shown if the image file was replaced at its site", async () => {
    const { key } = await leave("picture.png");
    await rm(join(folder, "remote"), { recursive: true, force: true });
    const another = await sharp({ create: { width, height, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    site.instead = (_, response) => response.end(another);
    expect((await get(key, part)).body).toContain("is not the picture it was");
  });

  test("is not cached if its site sends an error page", async () => {
    const { key } = await leave("level0");
    site.instead = (_, response) => response.end("<html>Sorry</html>");
    expect((await get(key, "0,256,256,256/256,256/0/default.jpg")).statusCode).toBe(502);
    site.instead = null;
    expect((await get(key, "0,256,256,256/256,256/0/default.jpg")).statusCode).toBe(200);
  });
});
