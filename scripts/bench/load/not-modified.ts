import { Agent, get } from "node:http";
import type { OutgoingHttpHeaders } from "node:http";
import { operationId, percentile } from "../figures.ts";
import type { BenchTable } from "../table.ts";
import { collectionName, startBare, startLoadedSite, tilePath, workPaths } from "./site.ts";
import type { MeasuredProcess } from "./site.ts";

const goalMs = 1;
const rounds = 9;
const requestsOfRound = 500;
const browserHeaders = { accept: "*/*", "accept-encoding": "gzip, br" };

type Measured = {
  name: string;
  of: MeasuredProcess;
  url: string;
  headers: OutgoingHttpHeaders;
  /** Duration of each request, in milliseconds. */
  times: number[];
  /** Total processor time of the server, in milliseconds. */
  processor: number;
};

/** Measures a 304 for a query, a page and a tile, compared with a route that only sends a 304. */
export async function benchNotModified(): Promise<BenchTable> {
  const table: BenchTable = {
    name: "not-modified",
    columns: ["asked", "processor ms", "p50 ms", "p95 ms", "times bare, p50"],
    rows: [],
    goals: [],
    notes: [],
  };
  const collection = collectionName();
  if (collection === null) {
    table.notes.push("Left out: there is no collection to measure. VITRINE_DATA may name one.");
    return table;
  }
  const [site, bare] = [await startLoadedSite(), await startBare()];
  try {
    const [path = "/"] = await workPaths(site.url, 1);
    const variables = JSON.stringify({ slug: path.replace("/works/", "") });
    const query = new URLSearchParams({ id: operationId("workQuery"), variables });
    const tile = await tilePath(site.url);
    const targets = [
      { name: "a route that says 304", of: bare, path: "/readyz" },
      { name: "/graphql?id=…", of: site, path: `/graphql?${query}` },
      { name: "/works/:slug", of: site, path, accept: "text/html" },
      ...(tile ? [{ name: "a tile", of: site, path: tile }] : []),
    ];
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const measured: Measured[] = [];
    for (const { name, of, path: asked, accept } of targets) {
      const url = `${of.url}${asked}`;
      const headers = { ...browserHeaders, ...(accept ? { accept } : {}) };
      const { etag } = await ask(agent, url, headers, 200);
      const held = { ...headers, "if-none-match": etag };
      measured.push({ name, of, url, headers: held, times: [], processor: 0 });
    }
    for (let round = -1; round < rounds; round += 1) {
      for (const one of measured) {
        const before = one.of.processorTime();
        for (let turn = 0; turn < requestsOfRound; turn += 1) {
          const start = performance.now();
          await ask(agent, one.url, one.headers, 304);
          if (round >= 0) one.times.push(performance.now() - start);
        }
        if (round >= 0) one.processor += one.of.processorTime() - before;
      }
    }
    agent.destroy();
    const least = percentile(measured[0]?.times ?? [], 0.5);
    for (const [place, { name, times, processor }] of measured.entries()) {
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      const ofServer = processor / times.length;
      table.rows.push([
        name,
        ...[ofServer, p50, p95].map((ms) => ms.toFixed(3)),
        (p50 / least).toFixed(1),
      ]);
      if (place === 0) continue;
      // If the system does not report processor time, the elapsed time replaces it.
      const time = Number.isNaN(ofServer) ? p50 : ofServer;
      table.goals.push({
        text: `${name}: a 304 costs the server under ${goalMs} ms`,
        met: time < goalMs,
        value: `${time.toFixed(3)} ms`,
      });
    }
  } finally {
    await bare.stop();
    await site.stop();
  }
  table.notes.push(
    `${requestsOfRound} requests a round on one connection, one after the other, ${rounds} rounds in turn; ${collection}.`,
    "Processor: what the server's process used for each. p50 and p95: until the end of the answer, with the client's work and the loopback.",
    "The bare route is Fastify's, without a log, in a process of its own like the site.",
  );
  return table;
}

function ask(agent: Agent, url: string, headers: OutgoingHttpHeaders, expected: number) {
  return new Promise<{ etag: string }>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const { statusCode, headers: answered } = response;
      if (statusCode !== expected) reject(new Error(`${url} answered ${statusCode}.`));
      response.resume();
      response.on("end", () => resolve({ etag: answered.etag ?? "" }));
    }).on("error", reject);
  });
}
