import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { folderOf, META_FILE, PYRAMID_FILE } from "../../../src/server/images/folder.ts";
import type { PreparedImage } from "../../../src/server/images/folder.ts";
import {
  isPartial,
  TILE_WIDTH,
  tileRegion,
  tilesOfLevel,
} from "../../../src/server/images/grid.ts";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import { SERVICE_PREFIX } from "../../../src/server/images/headers.ts";
import { readTiffIndex } from "../../../src/server/images/tiff-index.ts";
import { placeOf, readJpeg, tileStart } from "../../../src/server/images/tiles.ts";
import { fingerprint } from "../../lib/fingerprint.mjs";

const width = 20_000;
const height = 14_000;
/** Code that prepares the data; when it changes, the data is prepared again. */
const preparedBy = [
  "prepare",
  "pyramid",
  "tiles",
  "derivatives",
  "checksums",
  "folder",
  "grid",
].map((name) => `src/server/images/${name}.ts`);

/** A large image, prepared by the site's code, and its full-size tiles as separate files. */
export type Look = {
  picture: PreparedImage;
  /** Data folder of a server that has this image. */
  dataFolder: string;
  /** File of the image pyramid. */
  pyramid: string;
  /** Folder in which every tile is a file under its URL path. */
  filesFolder: string;
  /** Last four path segments of each full-size tile, in pseudorandom order. */
  tiles: string[];
};

/** Prepares the image, only the first time. */
export async function prepareLook(): Promise<Look> {
  const mark = fingerprint(preparedBy).slice(0, 12);
  const benches = join(tmpdir(), "vitrine-bench");
  const folder = join(benches, `look-${mark}`);
  const images = join(folder, "data", "images");
  const description = join(folder, "picture.json");
  if (!existsSync(description)) {
    await removeOld(benches);
    await mkdir(images, { recursive: true });
    const { key } = await prepareImage({ bytes: await drawPicture() }, images);
    const tiles = await writeTiles(images, key, join(folder, "files"));
    writeFileSync(description, JSON.stringify({ key, tiles }));
  }
  const { key, tiles } = JSON.parse(readFileSync(description, "utf8")) as {
    key: string;
    tiles: string[];
  };
  const place = folderOf(images, key);
  const { image } = JSON.parse(readFileSync(join(place, META_FILE), "utf8")) as {
    image: PreparedImage;
  };
  return {
    picture: image,
    dataFolder: join(folder, "data"),
    pyramid: join(place, PYRAMID_FILE),
    filesFolder: join(folder, "files"),
    tiles,
  };
}

/** Removes outdated data, which takes half a gigabyte. */
async function removeOld(benches: string): Promise<void> {
  const names = existsSync(benches) ? await readdir(benches) : [];
  for (const name of names.filter((entry) => entry.startsWith("look-"))) {
    await rm(join(benches, name), { recursive: true, force: true });
  }
}

/** Draws gradients with a repeated patch of noise, so that tiles are about as large as those of a photograph. */
async function drawPicture(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const patch = await sharp({
    create: { width: 1000, height: 700, channels: 3, background: "grey", noise },
  })
    .blur(1)
    .png()
    .toBuffer();
  return sharp(Buffer.from(gradients), { limitInputPixels: false })
    .resize(width, height, { fit: "fill" })
    .composite([{ input: patch, tile: true, blend: "soft-light" }])
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toBuffer();
}

const gradients = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="140">
  <linearGradient id="g" x2="1" y2="1">
    <stop stop-color="#204060"/><stop offset=".5" stop-color="#d0a060"/><stop offset="1" stop-color="#602040"/>
  </linearGradient>
  <rect width="200" height="140" fill="url(#g)"/>
</svg>`;

/** Writes every full-size tile, as stored, to the file at its URL path. */
async function writeTiles(images: string, key: string, to: string): Promise<string[]> {
  const size = { width, height };
  const file = await open(join(folderOf(images, key), PYRAMID_FILE));
  const addresses: string[] = [];
  try {
    for (const [level, index] of (await readTiffIndex(file)).entries()) {
      for (const tile of tilesOfLevel(size, level)) {
        if (isPartial(size, tile)) continue;
        const { x, y, width: w, height: h } = tileRegion(size, tile);
        const address = `${x},${y},${w},${h}/${TILE_WIDTH},${TILE_WIDTH}/0/default.jpg`;
        const path = join(to, SERVICE_PREFIX, key, address);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(
          path,
          await readJpeg(file, { place: placeOf(index, tile), start: tileStart(index) }),
        );
        addresses.push(address);
      }
    }
  } finally {
    await file.close();
  }
  return shuffled(addresses);
}

/** Shuffles addresses in a reproducible order that caches cannot predict. */
function shuffled(addresses: string[]): string[] {
  let seed = 1;
  return addresses
    .map((address) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return { address, rank: seed };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ address }) => address);
}
