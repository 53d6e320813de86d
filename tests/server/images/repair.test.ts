import { createHash } from "node:crypto";
import {
  cp,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  truncate,
  writeFile,
} from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import sharp from "sharp";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { clearLeftovers } from "../../../src/server/images/aside.ts";
import { folderOf, META_FILE, PYRAMID_FILE } from "../../../src/server/images/folder.ts";
import type { Meta } from "../../../src/server/images/folder.ts";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import { imageService } from "../../../src/server/images/service.ts";
import { StoredImage } from "../../../src/server/images/stored-image.ts";
import { allPublic, difference, gradient, pixelsOf, temporaryFolder } from "./support.ts";

const prefix = "/iiif/image/3";
const whole = "0,0,512,512/512,512/0/default.jpg";
const side = "512,0,88,512/88,512/0/default.jpg";
const edge = "512,512,88,48/88,48/0/default.jpg";

type Site = {
  app: FastifyInstance;
  images: string;
  key: string;
  /** The image's folder. */
  place: string;
  log: string[];
};

/** Images that are prepared once; each test has a copy of them. */
let prepared = "";
let preparedKey = "";

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), "vitrine-images-"));
  const bytes = await gradient(600, 560).png().toBuffer();
  ({ key: preparedKey } = await prepareImage({ bytes }, prepared));
});
afterAll(() => rm(prepared, { recursive: true, force: true }));

async function site(): Promise<Site> {
  const images = await temporaryFolder();
  await cp(prepared, images, { recursive: true });
  const log: string[] = [];
  const app = Fastify({ logger: { level: "info", stream: { write: (line) => log.push(line) } } });
  await app.register(imageService, { imagesFolder: images, ...allPublic });
  await app.ready();
  onTestFinished(() => app.close());
  return { app, images, key: preparedKey, place: folderOf(images, preparedKey), log };
}

const ask = ({ app, key }: Site, path: string) => app.inject(`${prefix}/${key}/${path}`);

/** Requests the image until it is no longer being prepared. */
async function answered(of: Site, path: string) {
  return vi.waitFor(
    async () => {
      const answer = await ask(of, path);
      expect(answer.headers["vitrine-picture"]).not.toBe("being-prepared");
      return answer;
    },
    { timeout: 60_000, interval: 50 },
  );
}

const lines = ({ log }: Site, text: string) => log.filter((line) => line.includes(text)).length;

async function overwrite(path: string, at: number, bytes: Buffer): Promise<void> {
  const file = await open(path, "r+");
  await file.write(bytes, 0, bytes.length, at);
  await file.close();
}

async function placeOfTile({ place }: Site): Promise<[number, number]> {
  const meta = JSON.parse(await readFile(join(place, META_FILE), "utf8")) as Meta;
  const [first] = meta.appendedTiles[0] ?? [];
  if (first === undefined) throw new Error("no appended tile");
  return first;
}

const damages: [string, string, (of: Site) => Promise<void>][] = [
  ["a pyramid that is cut off", edge, ({ place }) => truncate(join(place, PYRAMID_FILE), 20_000)],
  ["a pyramid that is gone", whole, ({ place }) => rm(join(place, PYRAMID_FILE))],
  ["an empty pyramid", whole, ({ place }) => truncate(join(place, PYRAMID_FILE), 0)],
  [
    "a pyramid whose first bytes are overwritten",
    whole,
    ({ place }) => overwrite(join(place, PYRAMID_FILE), 0, Buffer.alloc(64)),
  ],
  [
    "a tile that is no JPEG",
    side,
    async (of) => {
      const [at] = await placeOfTile(of);
      await overwrite(join(of.place, PYRAMID_FILE), at, Buffer.from("not a JPEG"));
    },
  ],
  [
    "a tile with other bytes in its middle",
    side,
    async (of) => {
      const [at, length] = await placeOfTile(of);
      await overwrite(
        join(of.place, PYRAMID_FILE),
        at + Math.floor(length / 2),
        Buffer.alloc(9, 1),
      );
    },
  ],
  [
    "a list of appended tiles that does not fit",
    whole,
    async ({ place }) => {
      const path = join(place, META_FILE);
      const meta = JSON.parse(await readFile(path, "utf8")) as Meta;
      await writeFile(path, JSON.stringify({ ...meta, appendedTiles: [] }));
    },
  ],
  [
    "a description that is no JSON",
    "info.json",
    ({ place }) => writeFile(join(place, META_FILE), '{"format":'),
  ],
  ["a description that is gone", "info.json", ({ place }) => rm(join(place, META_FILE))],
  [
    "a derivative that is cut off",
    "full/240,/0/default.avif",
    ({ place }) => truncate(join(place, "240.avif"), 500),
  ],
  [
    "a derivative that is gone",
    "full/240,/0/default.webp",
    ({ place }) => rm(join(place, "240.webp")),
  ],
];

describe("repair: damage is detected on reading, and the image is prepared again from its original", () => {
  test.each(damages)("%s", async (_, path, damage) => {
    const of = await site();
    const before = await ask(of, path);
    expect(before.statusCode).toBe(200);
    await of.app.close();
    await damage(of);
    const after = { ...of, app: Fastify({ loggerInstance: of.app.log }) };
    await after.app.register(imageService, { imagesFolder: of.images, ...allPublic });
    onTestFinished(() => after.app.close());

    const first = await ask(after, path);
    expect(first.statusCode).toBe(503);
    expect(first.headers["vitrine-picture"]).toBe("being-prepared");
    expect(first.headers["retry-after"]).toBe("2");
    expect(first.headers["cache-control"]).toBe("no-store");
    expect(first.headers.etag).toBeUndefined();
    expect(first.body).toBe("This picture is being prepared. Try again in a moment.\n");

    const repaired = await answered(after, path);
    expect(repaired.statusCode).toBe(200);
    expect(repaired.rawPayload.equals(before.rawPayload)).toBe(true);
    expect(lines(of, "a damaged picture is repaired")).toBe(1);
    expect(lines(of, "a picture was repaired")).toBe(1);
    expect(await readdir(join(of.images, ".preparing"))).toEqual([]);
  });

  test("a truncated pyramid of an image too large to be cut from its original", async () => {
    const of = await site();
    const bytes = await gradient(2100, 2000).png().toBuffer();
    of.key = (await prepareImage({ bytes }, of.images)).key;
    await truncate(join(folderOf(of.images, of.key), PYRAMID_FILE), 9000);
    const path = "100,100,500,400/300,/0/default.jpg";
    expect((await ask(of, path)).headers["vitrine-picture"]).toBe("being-prepared");
    expect((await answered(of, path)).statusCode).toBe(200);
  });

  test("a damaged original is no damage of its image, which is cut from the pyramid", async () => {
    const of = await site();
    await truncate(join(of.place, "original.png"), 500);
    const answer = await ask(of, "100,100,300,200/150,/0/default.png");
    expect(answer.statusCode).toBe(200);
    const expected = gradient(600, 560).extract({ left: 100, top: 100, width: 300, height: 200 });
    const pixels = await pixelsOf(sharp(await expected.png().toBuffer()).resize(150));
    expect(difference(await pixelsOf(answer.rawPayload), pixels)).toBeLessThan(4);
  });

  test("a tile that becomes corrupt while its image is open, served before the framework", async () => {
    const of = await site();
    const url = `${await of.app.listen({ port: 0, host: "127.0.0.1" })}${prefix}/${of.key}`;
    const path = side;
    const bytesOf = async () => Buffer.from(await (await fetch(`${url}/${path}`)).arrayBuffer());
    const before = await bytesOf();
    for (let turn = 0; turn < 3; turn += 1) expect((await bytesOf()).equals(before)).toBe(true);
    const [at] = await placeOfTile(of);
    await overwrite(join(of.place, PYRAMID_FILE), at, Buffer.from("not a JPEG"));
    const noticed = await fetch(`${url}/${path}`);
    expect(noticed.status).toBe(503);
    expect(noticed.headers.get("vitrine-picture")).toBe("being-prepared");
    await answered(of, path);
    expect((await bytesOf()).equals(before)).toBe(true);
  });

  test("an error before the framework falls back to the framework", async () => {
    const of = await site();
    const url = `${await of.app.listen({ port: 0, host: "127.0.0.1" })}${prefix}/${of.key}/${whole}`;
    expect((await fetch(url)).status).toBe(200);
    const looking = vi.spyOn(StoredImage.prototype, "tileFor").mockImplementation(() => {
      throw new Error("nobody foresaw this");
    });
    onTestFinished(() => looking.mockRestore());
    expect((await fetch(url)).status).toBe(200);
    expect(looking).toHaveBeenCalledTimes(1);
  });

  test("during the repair every request gets status 503, and only one repair runs", async () => {
    const of = await site();
    await truncate(join(of.place, PYRAMID_FILE), 5000);
    const paths = [whole, edge, "info.json", "full/240,/0/default.webp"];
    expect((await ask(of, whole)).statusCode).toBe(503);
    for (const path of paths) expect((await ask(of, path)).statusCode, path).toBe(503);
    await answered(of, whole);
    for (const path of paths) expect((await ask(of, path)).statusCode, path).toBeLessThan(400);
    expect(lines(of, "a damaged picture is repaired")).toBe(1);
  });
});

describe("repair: damage that cannot be repaired is reported", () => {
  test.each<[string, (of: Site) => Promise<void>]>([
    ["is missing", ({ place }) => rm(join(place, "original.png"))],
    ["is damaged", ({ place }) => truncate(join(place, "original.png"), 3000)],
  ])("when the original %s too", async (_, damage) => {
    const of = await site();
    await rm(join(of.place, PYRAMID_FILE));
    await damage(of);
    expect((await ask(of, whole)).statusCode).toBe(503);
    const answer = await answered(of, whole);
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["vitrine-picture"]).toBe("damaged");
    expect(answer.body).toBe("This picture is damaged and could not be repaired.\n");
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await ask(of, whole)).statusCode).toBe(500);
    }
    expect(lines(of, "a damaged picture is repaired")).toBe(1);
    expect(lines(of, "cannot be repaired")).toBe(1);
    // Intact files are still served.
    expect((await ask(of, "full/240,/0/default.webp")).statusCode).toBe(200);
    expect(await readdir(join(of.images, ".preparing"))).toEqual([]);
  });

  test("and the image is shown again once its files are restored", async () => {
    const of = await site();
    const pyramid = join(of.place, PYRAMID_FILE);
    await rename(pyramid, `${pyramid}.away`);
    await rm(join(of.place, "original.png"));
    await ask(of, whole);
    expect((await answered(of, whole)).statusCode).toBe(500);
    await rename(`${pyramid}.away`, pyramid);
    expect((await ask(of, whole)).statusCode).toBe(200);
  });
});

describe("repair: an image that is being prepared", () => {
  const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, "_");
  const key = createHash("sha256").update("a picture to come").digest("hex").slice(0, 32);

  test("by another process is distinguished from a missing one", async () => {
    const of = await site();
    const aside = join(of.images, ".preparing", `${host}.${process.ppid}.${key}.0123456789ab`);
    await mkdir(aside, { recursive: true });
    for (const path of ["/info.json", `/${whole}`, ""]) {
      const answer = await of.app.inject(`${prefix}/${key}${path}`);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers["vitrine-picture"]).toBe("being-prepared");
      expect(answer.headers["access-control-expose-headers"]).toContain("Vitrine-Picture");
    }
    await rm(aside, { recursive: true });
    expect((await of.app.inject(`${prefix}/${key}/info.json`)).statusCode).toBe(404);
  });

  test("by a killed process is not waited for", async () => {
    const of = await site();
    for (const process_ of [process.pid, 2 ** 22 + 1]) {
      await mkdir(join(of.images, ".preparing", `${host}.${process_}.${key}.0123456789ab`), {
        recursive: true,
      });
    }
    expect((await of.app.inject(`${prefix}/${key}/info.json`)).statusCode).toBe(404);
  });

  test("in this process is available under the same address when it is ready", async () => {
    const of = await site();
    const bytes = await gradient(600, 560).negate().png().toBuffer();
    const other = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const path = `${prefix}/${other}/info.json`;
    expect((await of.app.inject(path)).statusCode).toBe(404);
    const preparing = prepareImage({ bytes }, of.images);
    await vi.waitFor(async () => expect((await of.app.inject(path)).statusCode).toBe(503), {
      interval: 5,
    });
    await preparing;
    expect((await of.app.inject(path)).statusCode).toBe(200);
  });

  test("is moved into place if its process was killed after completing it", async () => {
    const of = await site();
    const aside = join(of.images, ".preparing", `${host}.${2 ** 22 + 1}.${of.key}.0123456789ab`);
    await mkdir(join(of.images, ".preparing"), { recursive: true });
    await rename(of.place, aside);
    await clearLeftovers(of.images);
    expect(await readdir(of.place)).toContain("original.png");
    expect((await ask(of, whole)).statusCode).toBe(200);
  });
});
