import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import sharp from "sharp";
import { folderOf, PYRAMID_FILE } from "../../src/server/images/folder.ts";
import type { PreparedImage } from "../../src/server/images/folder.ts";
import { TILE_WIDTH, tileRegion, tileSize, tilesOfLevel } from "../../src/server/images/grid.ts";
import type { Tile } from "../../src/server/images/grid.ts";
import { prepareImage } from "../../src/server/images/prepare.ts";
import { imageService, SERVICE_PREFIX } from "../../src/server/images/service.ts";
import type { BenchTable } from "./table.ts";

const width = 20_000;
const height = 14_000;
const concurrencies = [1, 4, 16];
/** Each measurement runs this often, ours and the peer's in turn, so that both meet the same machine. */
const rounds = 3;
const msOfRound = 1500;
/** How many times as many tiles a second as bare libvips. */
const goal = 10;

/** Tiles a second out of the pyramid of a large picture, against libvips cutting the same tiles. */
export async function benchTiles(): Promise<BenchTable> {
  const folder = join(tmpdir(), "vitrine-bench");
  const picture = await largePicture(folder);
  const pyramid = join(folderOf(join(folder, "images"), picture.key), PYRAMID_FILE);
  const tiles = shuffled(
    [...picture.scaleFactors.keys()].flatMap((level) => [...tilesOfLevel(picture, level)]),
  );
  const app = Fastify();
  await app.register(imageService, { imagesFolder: join(folder, "images") });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;

  const rows: (string | number)[][] = [];
  const ratios: number[] = [];
  for (const concurrency of concurrencies) {
    const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
    const ours: number[] = [];
    const peers: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(
        await perSecond(concurrency, (turn) =>
          fetchTile(agent, port, picture, pick(tiles, turn + round * 7919)),
        ),
      );
      peers.push(
        await perSecond(concurrency, (turn) =>
          cutTile(pyramid, picture, pick(tiles, turn + round * 7919)),
        ),
      );
    }
    agent.destroy();
    const ratio = median(ours) / median(peers);
    ratios.push(ratio);
    rows.push([concurrency, Math.round(median(ours)), Math.round(median(peers)), ratio.toFixed(1)]);
  }
  await app.close();
  const least = Math.min(...ratios);
  return {
    name: "tiles",
    columns: ["at once", "Vitrine, tiles/s", "libvips, tiles/s", "times"],
    rows,
    goals: [
      {
        text: `at least ${goal} times bare libvips at every concurrency`,
        met: least >= goal,
        value: `${least.toFixed(1)} times`,
      },
    ],
    notes: [
      `A picture of ${width} x ${height} pixels, ${tiles.length} tiles of ${TILE_WIDTH} px on ${picture.scaleFactors.length} levels, in random order.`,
      "Vitrine: over HTTP on loopback, server and client in one process, so its figure includes the client's work.",
      `libvips ${sharp.versions.vips} through sharp: in process, without HTTP, each tile cut from its own level of the same file.`,
      `Median of ${rounds} rounds of ${msOfRound / 1000} s each, in turn.`,
    ],
  };
}

/** Gradients with a repeated patch of noise over them, so that tiles weigh what a photograph's do. */
async function largePicture(folder: string): Promise<PreparedImage> {
  const images = join(folder, "images");
  const description = join(folder, "picture.json");
  if (existsSync(description)) {
    const { key } = JSON.parse(readFileSync(description, "utf8")) as { key: string };
    const original = join(folderOf(images, key), "original.jpg");
    if (existsSync(original)) return prepareImage({ path: original }, images);
  }
  mkdirSync(folder, { recursive: true });
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const patch = await sharp({
    create: { width: 1000, height: 700, channels: 3, background: "grey", noise },
  })
    .blur(1)
    .png()
    .toBuffer();
  const bytes = await sharp(Buffer.from(gradients), { limitInputPixels: false })
    .resize(width, height, { fit: "fill" })
    .composite([{ input: patch, tile: true, blend: "soft-light" }])
    .removeAlpha()
    .jpeg({ quality: 85 })
    .toBuffer();
  const prepared = await prepareImage({ bytes }, images);
  writeFileSync(description, JSON.stringify({ key: prepared.key }));
  return prepared;
}

const gradients = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="140">
  <linearGradient id="g" x2="1" y2="1">
    <stop stop-color="#204060"/><stop offset=".5" stop-color="#d0a060"/><stop offset="1" stop-color="#602040"/>
  </linearGradient>
  <rect width="200" height="140" fill="url(#g)"/>
</svg>`;

async function fetchTile(
  agent: Agent,
  port: number,
  picture: PreparedImage,
  tile: Tile,
): Promise<void> {
  const { x, y, width: w, height: h } = tileRegion(picture, tile);
  const size = tileSize(picture, tile);
  const path = `${SERVICE_PREFIX}/${picture.key}/${x},${y},${w},${h}/${size.width},${size.height}/0/default.jpg`;
  await new Promise<void>((resolve, reject) => {
    const request = get({ agent, port, host: "127.0.0.1", path }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} for ${path}`));
      response.on("end", resolve).on("error", reject).resume();
    });
    request.on("error", reject);
  });
}

async function cutTile(pyramid: string, picture: PreparedImage, tile: Tile): Promise<void> {
  await sharp(pyramid, { page: tile.level, limitInputPixels: false })
    .extract({
      left: tile.column * TILE_WIDTH,
      top: tile.row * TILE_WIDTH,
      ...tileSize(picture, tile),
    })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Runs a task over and over, so many at once, and says how often a second it was done. */
async function perSecond(
  concurrency: number,
  task: (turn: number) => Promise<void>,
): Promise<number> {
  const start = performance.now();
  let turn = 0;
  let done = 0;
  const worker = async () => {
    while (performance.now() - start < msOfRound) {
      await task(turn++);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return (done * 1000) / (performance.now() - start);
}

/** The same order every time, without a pattern that a cache would know. */
function shuffled(tiles: Tile[]): Tile[] {
  let seed = 1;
  return tiles
    .map((tile) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return { tile, rank: seed };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ tile }) => tile);
}

function pick(tiles: Tile[], turn: number): Tile {
  const tile = tiles[turn % tiles.length];
  if (tile === undefined) throw new Error("the picture has no tiles");
  return tile;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
