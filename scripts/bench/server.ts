import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { createApp } from "../../src/server/app.ts";
import { importCollection } from "../../src/server/imports/import-collection.ts";
import { openSource } from "../../src/server/imports/source.ts";
import { listen } from "../../src/server/listen.ts";
import { imagesFolderOf, readSettings } from "../../src/server/settings.ts";
import { startSearch } from "../../src/server/search/search.ts";
import { openDatabase } from "../../src/server/store/database.ts";
import { work } from "../../src/server/store/tables/works.ts";
import { operationId, percentile } from "./figures.ts";
import type { BenchTable } from "./table.ts";

const collection = "../shared/data/tate-works.csv.gz";
const goalMs = 100;
const warmUps = 20;
const rounds = 200;
/** Prefixes of searches that match most of the collection. */
const beginnings = ["th", "pa", "in", "tu", "lo"];
const searches = [
  "london",
  "turner sketchbook",
  "sea",
  "portrait of a woman",
  "untitled",
  "river thames",
  "oil paint on canvas",
  "abstract",
  "N01234",
  "nothing like this",
];

type Page = { name: string; operation: string; variables: Record<string, unknown>[] };
type Statement = { pool: pg.Pool; args: unknown[] };

/** Measures the client's own page queries through `/graphql`, compared with the SQL that they execute. */
export async function benchServer(): Promise<BenchTable> {
  const table: BenchTable = {
    name: "server",
    columns: ["page", "GraphQL p50 ms", "GraphQL p95 ms", "SQL p50 ms", "SQL p95 ms", "statements"],
    rows: [],
    goals: [],
    notes: [],
  };
  if (!existsSync(collection)) {
    table.notes.push(`Left out: ${collection} is not there.`);
    return table;
  }
  const dataFolder = await mkdtemp(join(tmpdir(), "vitrine-bench-server-"));
  const { VITRINE_QUERY_BUDGET } = process.env;
  const settings = {
    ...readSettings({ PORT: "0", VITRINE_SAMPLE: "off", VITRINE_QUERY_BUDGET }),
    dataFolder,
  };
  const store = await openDatabase({ ...settings, role: "server" });
  try {
    const source = await openSource(collection, null);
    const { signal } = new AbortController();
    await importCollection({ store, source, signal, imagesFolder: imagesFolderOf(settings) });
    const search = await startSearch(store);
    const app = await createApp({ settings, store, search, logger: pino({ level: "silent" }) });
    const url = await listen(app, settings);
    const rows = await store.db.select({ slug: work.slug }).from(work).limit(50);
    const pages: Page[] = [
      { name: "home", operation: "homeQuery", variables: [{}] },
      {
        name: "works",
        operation: "worksQuery",
        variables: [{}, { order: "TITLE" }, { order: "YEAR_ASC" }],
      },
      {
        name: "search",
        operation: "worksQuery",
        variables: searches.map((search) => ({ search })),
      },
      {
        name: "search, two letters",
        operation: "worksQuery",
        variables: beginnings.map((search) => ({ search })),
      },
      { name: "work", operation: "workQuery", variables: rows.map(({ slug }) => ({ slug })) },
    ];
    const recorder = recordStatements();
    for (const page of pages) {
      const { graphql, sql, statements } = await measure(url, page, recorder);
      const p95 = percentile(graphql, 0.95);
      table.rows.push([
        page.name,
        ...[percentile(graphql, 0.5), p95, percentile(sql, 0.5), percentile(sql, 0.95)].map((ms) =>
          ms.toFixed(1),
        ),
        statements,
      ]);
      table.goals.push({
        text: `${page.name} under ${goalMs} ms at the 95th percentile`,
        met: p95 < goalMs,
        value: `${p95.toFixed(1)} ms`,
      });
    }
    recorder.stop();
    table.notes.push(
      `${await store.db.$count(work)} works on PGlite; ${rounds} requests a page, one after the other, each followed by its bare SQL on the same connections.`,
    );
    await app.close();
    await search.close();
  } finally {
    await store.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
  return table;
}

async function measure(url: string, page: Page, recorder: Recorder) {
  const id = operationId(page.operation);
  const addresses = page.variables.map(
    (variables) =>
      new URL(`/graphql?${new URLSearchParams({ id, variables: JSON.stringify(variables) })}`, url),
  );
  const recorded: Statement[][] = [];
  for (const address of addresses) {
    recorder.take();
    await answer(address);
    recorded.push(recorder.take());
  }
  const graphql: number[] = [];
  const sql: number[] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const turn = (round + warmUps) % addresses.length;
    const [address, statements] = [addresses[turn], recorded[turn]];
    if (!address || !statements) continue;
    const asked = await timed(() => answer(address));
    const bare = await timed(() => replay(statements));
    recorder.take();
    if (round < 0) continue;
    graphql.push(asked);
    sql.push(bare);
  }
  const counts = recorded.map(({ length }) => length);
  return { graphql, sql, statements: Math.max(...counts) };
}

async function answer(address: URL): Promise<void> {
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(`${address}: ${text}`);
}

async function replay(statements: Statement[]): Promise<void> {
  for (const { pool, args } of statements) await Reflect.apply(pool.query, pool, args);
}

type Recorder = { take(): Statement[]; stop(): void };

/** Records the database statements until they are read. */
function recordStatements(): Recorder {
  const prototype = pg.Pool.prototype;
  const original = Object.getOwnPropertyDescriptor(prototype, "query");
  const query: unknown = original?.value ?? prototype.query;
  if (typeof query !== "function") throw new Error("pg has changed: its pool has no query.");
  let kept: Statement[] = [];
  Object.defineProperty(prototype, "query", {
    configurable: true,
    writable: true,
    value(this: pg.Pool, ...args: unknown[]): unknown {
      kept.push({ pool: this, args });
      return Reflect.apply(query, this, args);
    },
  });
  return {
    take: () => kept.splice(0),
    stop() {
      if (original) Object.defineProperty(prototype, "query", original);
      else Reflect.deleteProperty(prototype, "query");
      kept = [];
    },
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
