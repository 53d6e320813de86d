import { SERVICE_PREFIX } from "../../../src/server/images/headers.ts";
import type { BenchTable } from "../table.ts";
import { askFor } from "./load.ts";
import type { Look } from "./picture.ts";
import type { LookServer } from "./server.ts";
import { startLookServer } from "./server.ts";

const requests = 20_000;
/** Maximum memory of the server after the tiles relative to before. */
const flat = 1.1;
const largestMegabytes = 700;
/**
 * The whole image at the largest size that the server delivers. The goal applies to the first; the others need most
 * memory.
 */
const largest = [
  "full/max/0/default.jpg",
  "full/max/90/default.jpg",
  "full/3700,/!180/default.png",
  "full/3700,/90/default.tif",
  // Its bounding box has almost the maximum number of pixels.
  "full/!4400,4400/45/default.jpg",
];

/** Measures memory over many tiles, and while four of the largest images are rendered. Stops the server. */
export async function benchMemory(
  server: LookServer,
  look: Look,
  tiles: string,
): Promise<BenchTable> {
  const table: BenchTable = {
    name: "look: memory",
    columns: ["after", "MB", "at most MB"],
    rows: [],
    goals: [],
    notes: [
      "Memory: resident, of the server's process and all that it started, with their threads.",
    ],
  };
  const add = (name: string, { now, most }: { now: number; most: number }) =>
    table.rows.push([name, megabytes(now), megabytes(most)]);

  const before = server.memory();
  add("what was measured before", before);
  let answered = 0;
  while (answered < requests) {
    const load = await askFor(server.url, tiles, { concurrency: 16, seconds: 2, from: answered });
    answered += load.requests;
  }
  const after = server.memory();
  add(`${answered.toLocaleString("en")} more tiles`, after);
  const growth = after.now / before.now;
  table.goals.push({
    text: `memory flat over ${requests.toLocaleString("en")} tiles`,
    met: growth <= flat,
    value: `${((growth - 1) * 100).toFixed(1)} % more`,
  });

  // Only one server at a time may use the data folder.
  await server.stop();
  for (const address of largest) {
    const fresh = await startLookServer(look.dataFolder);
    try {
      await Promise.all(
        // Different paths, because the server renders identical requests only once.
        [1, 2, 3, 4].map((number) => cutLargest(fresh, look, address, number)),
      );
      const memory = fresh.memory();
      add(`four times ${address}`, memory);
      if (address !== largest[0]) continue;
      table.goals.push({
        text: `four times ${address} at once: under ${largestMegabytes} MB`,
        met: memory.most < largestMegabytes * 1e6,
        value: `${megabytes(memory.most)} MB`,
      });
    } finally {
      await fresh.stop();
    }
  }
  return table;
}

async function cutLargest(
  { url }: LookServer,
  { picture: { key, width, height } }: Look,
  address: string,
  number: number,
): Promise<void> {
  const path = address.replace("full", `0,0,${width - number},${height}`);
  const response = await fetch(`${url}${SERVICE_PREFIX}/${key}/${path}`);
  for await (const _ of response.body ?? []);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
