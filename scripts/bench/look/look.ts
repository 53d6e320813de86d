import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVICE_PREFIX } from "../../../src/server/images/headers.ts";
import { percentile } from "../figures.ts";
import type { BenchTable } from "../table.ts";
import { askFor } from "./load.ts";
import type { Load } from "./load.ts";
import { benchMemory } from "./memory.ts";
import { missingPackages, startPeers } from "./peers.ts";
import { prepareLook } from "./picture.ts";
import type { Look } from "./picture.ts";
import { randomCuts } from "./regions.ts";
import { startLookServer } from "./server.ts";
import { bringIn } from "./zoom-site.ts";
import { benchZoom } from "./zoom.ts";

const concurrencies = [1, 4, 16];
/** Number of runs of each measurement. Vitrine and the peers alternate, so that all run under the same conditions. */
const rounds = 5;
const seconds = { tiles: 2, regions: 3 };
const cuts = 2000;
const goals = { timesIip: 10, timesFiles: 0.5, p95: 15, timesIipRegions: 1 };

/** A measured server: its address, and the file that lists the requested paths. */
type Target = { name: string; url: string; list: string };

/** Measures how the server delivers a large image, and the zoom view. */
export async function benchLook(): Promise<BenchTable[]> {
  const look = await prepareLook();
  await bringIn(look);
  const missing = missingPackages();
  const served =
    missing === null
      ? await benchServed(look)
      : [{ name: "look", columns: [], rows: [], goals: [], notes: [missing] }];
  return [...served, ...(await benchZoom(look))];
}

/**
 * Compares stored tiles with IIPImage and with static files from nginx, and regions with IIPImage, and measures memory.
 */
async function benchServed(look: Look): Promise<BenchTable[]> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-look-"));
  const server = await startLookServer(look.dataFolder);
  try {
    const service = `${SERVICE_PREFIX}/${look.picture.key}`;
    const list = async (name: string, prefix: string, addresses: string[]): Promise<string> => {
      const path = join(folder, name);
      await writeFile(path, addresses.map((address) => `${prefix}/${address}\n`).join(""));
      return path;
    };
    const regions = randomCuts(look.picture, cuts);
    const ourTiles = await list("tiles", service, look.tiles);
    const ours = { name: "Vitrine", url: server.url };
    const peers = await startPeers(look);
    try {
      const iip = { name: "IIPImage", url: peers.url };
      const tiles = await measure(seconds.tiles, [
        { ...ours, list: ourTiles },
        { ...iip, list: await list("iip", peers.iipPrefix, look.tiles) },
        { name: "files", url: peers.url, list: ourTiles },
      ]);
      const cut = await measure(seconds.regions, [
        { ...ours, list: await list("cuts", service, regions) },
        { ...iip, list: await list("iip-cuts", peers.iipPrefix, regions) },
      ]);
      return [
        tilesTable(tiles, look.tiles.length),
        regionsTable(cut),
        await benchMemory(server, look, ourTiles),
      ];
    } finally {
      await peers.stop();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws if a server does not send JPEGs: an error response may be fast too. */
async function checkAnswers({ name, url, list }: Target): Promise<void> {
  const paths = (await readFile(list, "utf8")).split("\n").slice(0, 20);
  for (const path of paths) {
    const { status, headers } = await fetch(url + path);
    const isJpeg = status === 200 && headers.get("content-type") === "image/jpeg";
    if (!isJpeg) throw new Error(`${name} answers ${path} with ${status} and no JPEG.`);
  }
}

/** Medians over the rounds, of responses per second and of 95th percentiles. */
type Measured = Map<number, Map<string, Load>>;

async function measure(length: number, targets: Target[]): Promise<Measured> {
  const measured: Measured = new Map();
  for (const target of targets) await checkAnswers(target);
  for (const concurrency of concurrencies) {
    const loads = new Map(targets.map(({ name }) => [name, [] as Load[]]));
    for (let round = -1; round < rounds; round += 1) {
      for (const { name, url, list } of targets) {
        const options = { concurrency, seconds: round < 0 ? 1 : length, from: (round + 1) * 331 };
        const load = await askFor(url, list, options);
        if (round >= 0) loads.get(name)?.push(load);
      }
    }
    measured.set(concurrency, new Map([...loads].map(([name, all]) => [name, middle(all)])));
  }
  return measured;
}

function middle(loads: Load[]): Load {
  const median = (of: (load: Load) => number) => percentile(loads.map(of), 0.5);
  return {
    perSecond: median(({ perSecond }) => perSecond),
    p95: median(({ p95 }) => p95),
    requests: loads.reduce((sum, { requests }) => sum + requests, 0),
  };
}

function tilesTable(measured: Measured, count: number): BenchTable {
  const rows: (string | number)[][] = [];
  const least = { iip: Infinity, files: Infinity };
  let p95 = NaN;
  for (const [concurrency, loads] of measured) {
    const [ours, iip, files] = ["Vitrine", "IIPImage", "files"].map((name) => loads.get(name));
    if (!ours || !iip || !files) continue;
    const [timesIip, timesFiles] = [iip, files].map((peer) => ours.perSecond / peer.perSecond);
    least.iip = Math.min(least.iip, timesIip ?? NaN);
    least.files = Math.min(least.files, timesFiles ?? NaN);
    if (concurrency === 16) p95 = ours.p95;
    rows.push([
      concurrency,
      ...[ours, iip, files].flatMap((load) => [load.perSecond.toFixed(0), load.p95.toFixed(2)]),
      (timesIip ?? NaN).toFixed(1),
      (timesFiles ?? NaN).toFixed(2),
    ]);
  }
  return {
    name: "look: stored tiles",
    columns: [
      "at once",
      "Vitrine, tiles/s",
      "p95 ms",
      "IIPImage, tiles/s",
      "p95 ms",
      "nginx files, tiles/s",
      "p95 ms",
      "times IIPImage",
      "times files",
    ],
    rows,
    goals: [
      {
        text: `at least ${goals.timesIip} times IIPImage at every concurrency`,
        met: least.iip >= goals.timesIip,
        value: `${least.iip.toFixed(1)} times`,
      },
      {
        text: `at least ${goals.timesFiles} times nginx with ready-made files at every concurrency`,
        met: least.files >= goals.timesFiles,
        value: `${least.files.toFixed(2)} times`,
      },
      {
        text: `p95 at 16 at once: at most ${goals.p95} ms`,
        met: p95 <= goals.p95,
        value: `${p95.toFixed(2)} ms`,
      },
    ],
    notes: [
      `${count} whole tiles of 512 px of one picture of 20,000 x 14,000 pixels, in the same random order for all.`,
      "Vitrine: the built server, started as npm start does. IIPImage: Debian's package, one process as it comes, behind nginx",
      "without kept connections, the same pyramid file. Files: the same stored tiles from nginx, a process for each core.",
      `wrk in one thread on the same machine asks all three; medians of ${rounds} rounds of ${seconds.tiles} s, in turn.`,
    ],
  };
}

function regionsTable(measured: Measured): BenchTable {
  const rows: (string | number)[][] = [];
  let least = Infinity;
  for (const [concurrency, loads] of measured) {
    const [ours, iip] = ["Vitrine", "IIPImage"].map((name) => loads.get(name));
    if (!ours || !iip) continue;
    const times = ours.perSecond / iip.perSecond;
    least = Math.min(least, times);
    rows.push([
      concurrency,
      ...[ours, iip].flatMap((load) => [load.perSecond.toFixed(1), load.p95.toFixed(1)]),
      times.toFixed(2),
    ]);
  }
  return {
    name: "look: regions cut to order",
    columns: ["at once", "Vitrine, cuts/s", "p95 ms", "IIPImage, cuts/s", "p95 ms", "times"],
    rows,
    goals: [
      {
        text: "at least as many a second as IIPImage at every concurrency",
        met: least >= goals.timesIipRegions,
        value: `${least.toFixed(2)} times`,
      },
    ],
    notes: [
      `${cuts} regions of 200 to 4,000 px anywhere in the same picture, as JPEG 100 to 1,000 px wide, quality 85 for both.`,
      `wrk as above; medians of ${rounds} rounds of ${seconds.regions} s, in turn.`,
    ],
  };
}
