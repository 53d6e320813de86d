import autocannon from "autocannon";
import { percentile } from "../figures.ts";
import type { BenchTable } from "../table.ts";
import { collectionName, startLoadedSite, workPaths } from "./site.ts";
import type { MeasuredProcess } from "./site.ts";

const rate = 50;
const connections = 10;
const goalMs = 150;
/** Number of works whose pages are requested in random order. */
const most = 1000;
const warmUpSeconds = 10;
/** Maximum memory of the last fifth of a run relative to the second fifth. */
const flat = 1.1;

type Run = {
  milliseconds: number[];
  failed: number;
  /** Number of requests whose response was in the server's cache. */
  repeated: number;
  memory: number[];
  /** Processor time of the server's process, in milliseconds. */
  processor: number;
};

/**
 * Requests pages of works at a constant rate: with the caches of visitors, and bypassing caches, so that every page is
 * rendered.
 *
 * @param minutes duration of each run
 */
export async function benchLoad(minutes: number): Promise<BenchTable> {
  const table: BenchTable = {
    name: "load",
    columns: [
      "asked",
      "requests",
      "kept %",
      "processor ms",
      "p50 ms",
      "p95 ms",
      "p99 ms",
      "max ms",
      "MiB",
      "MiB at end",
    ],
    rows: [],
    goals: [],
    notes: [],
  };
  const collection = collectionName();
  if (collection === null) {
    table.notes.push("Left out: there is no collection to measure. VITRINE_DATA may name one.");
    return table;
  }
  let pinned = true;
  for (const fresh of [false, true]) {
    const site = await startLoadedSite();
    pinned &&= site.pinned;
    try {
      const paths = await workPaths(site.url, most);
      await run(site, paths, warmUpSeconds, fresh);
      addRow(table, await run(site, paths, minutes * 60, fresh), fresh);
    } finally {
      await site.stop();
    }
  }
  table.notes.push(
    `/works/:slug of ${most} works at most, chosen at random, from ${collection}; ${minutes} min each after ${warmUpSeconds} s.`,
    `autocannon, ${rate} requests a second over ${connections} connections, which begin every second together; Brotli.`,
    pinned
      ? "The server's process has one core."
      : "The server's process could not be kept to one core.",
    "Processor: of the server's process in all, its database and compression included, for each request.",
    "Memory: resident, medians of the second and of the last fifth of the run.",
  );
  return table;
}

function addRow(
  table: BenchTable,
  { milliseconds, failed, repeated, memory, processor }: Run,
  fresh: boolean,
) {
  const name = fresh ? "every page rendered" : "as visitors do";
  const p95 = percentile(milliseconds, 0.95);
  const fifth = Math.floor(memory.length / 5);
  const [before, after] = [memory.slice(fifth, 2 * fifth), memory.slice(-fifth)].map((part) =>
    percentile(part, 0.5),
  );
  const growth = (after ?? NaN) / (before ?? NaN);
  const mebibytes = [before, after].map((bytes) => ((bytes ?? NaN) / 2 ** 20).toFixed(0));
  table.rows.push([
    name,
    milliseconds.length,
    fresh ? 0 : ((100 * repeated) / milliseconds.length).toFixed(0),
    (processor / milliseconds.length).toFixed(1),
    ...[0.5, 0.95, 0.99, 1].map((share) => percentile(milliseconds, share).toFixed(1)),
    ...mebibytes,
  ]);
  table.goals.push(
    {
      text: `${name}: under ${goalMs} ms at the 95th percentile, none failed`,
      met: p95 < goalMs && failed === 0,
      value: `${p95.toFixed(1)} ms, ${failed} failed`,
    },
    {
      text: `${name}: memory grows by less than a tenth`,
      met: growth < flat,
      value: `${((growth - 1) * 100).toFixed(1)} %`,
    },
  );
}

async function run(
  site: MeasuredProcess,
  paths: readonly string[],
  seconds: number,
  fresh: boolean,
): Promise<Run> {
  const result: Run = { milliseconds: [], failed: 0, repeated: 0, memory: [], processor: 0 };
  const asked = new Set<string>();
  const next = () => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? "/";
    if (asked.has(path)) result.repeated += 1;
    asked.add(path);
    return path;
  };
  const before = site.processorTime();
  const watch = setInterval(() => result.memory.push(site.memory()), 500);
  const headers = { accept: "text/html", "accept-encoding": "br" };
  const options: autocannon.Options = {
    url: site.url,
    connections,
    overallRate: rate,
    duration: seconds,
    // autocannon's correction would treat the pause between requests as one millisecond.
    ignoreCoordinatedOmission: true,
    headers: fresh ? { ...headers, "cache-control": "no-cache" } : headers,
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  };
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const firing = autocannon(options, (error, whole) => {
      if (error) reject(error);
      else resolve(whole);
    });
    firing.on("response", (_client, status, _bytes, milliseconds) => {
      result.milliseconds.push(milliseconds);
      if (status !== 200) result.failed += 1;
    });
  });
  clearInterval(watch);
  result.processor = site.processorTime() - before;
  result.failed += errors + timeouts;
  return result;
}
