import { existsSync } from "node:fs";
import { percentile } from "../figures.ts";
import type { BenchTable } from "../table.ts";
import { ask, operations, timed } from "./ask.ts";
import type { WorksAnswer } from "./ask.ts";
import { prepareCollection, source } from "./collection.ts";
import type { Collection } from "./collection.ts";
import { timePlainSql } from "./plain-sql.ts";
import type { PlainTimes } from "./plain-sql.ts";
import { Questions, readRows } from "./questions.ts";
import type { Row, Variables } from "./questions.ts";
import { benchRelevance } from "./relevance.ts";
import { startFindServer } from "./server.ts";
import type { Held } from "./server.ts";

/** Goals in milliseconds and bytes, by the number of copies of the museum's works. */
const goals = {
  1: { page: 25, facets: 50, suggestions: 20, deep: 1.5, held: 50, memory: 600e6 },
  15: { page: 60, facets: 200, suggestions: 50, deep: 1.5, held: 50, memory: 1.6e9 },
} as const;

const rounds = 240;
const warmUps = 40;
const pageSize = 24;
const deepPage = 2000;
/** Number of queries that are sent to the database directly: with a million works each takes seconds. */
const plainRounds = { 1: 40, 15: 6 } as const;

type Kind = "page" | "facets" | "suggestions";
type Measured = {
  times: Record<Kind, number[]>;
  deep: { order: string; first: number; deep: number }[];
  started: number;
  total: number;
  held: Held;
  memory: { now: number; most: number };
};

/**
 * Measures lists, facets and suggestions through `/graphql` of a server in a separate process, with one and with
 * fifteen copies of a museum's works, on the database in the data folder and, if DATABASE_URL names a server on which
 * databases may be created, on PostgreSQL.
 */
export async function benchFind(): Promise<BenchTable[]> {
  if (!existsSync(source)) return [emptyTable("find", `Left out: ${source} is not there.`)];
  const rows = readRows();
  const tables: BenchTable[] = [];
  for (const server of [null, ...(process.env.DATABASE_URL ? [process.env.DATABASE_URL] : [])]) {
    for (const times of [1, 15] as const) {
      const collection = await prepareCollection(times, server);
      const measured = await measure(collection, rows);
      const asked = questionsOf(rows, plainRounds[times]);
      const plain = await timePlainSql(collection, asked);
      tables.push(tableOf(server === null ? "PGlite" : "PostgreSQL", times, measured, plain));
    }
  }
  return [...tables, await benchRelevance(await prepareCollection(1, null))];
}

function questionsOf(rows: Row[], count: number): Record<Kind, Variables[]> {
  const many = (seed: number, one: (questions: Questions) => Variables) => {
    const questions = new Questions(rows, seed);
    return Array.from({ length: count }, () => one(questions));
  };
  return {
    page: many(1, (questions) => questions.page()),
    facets: many(2, (questions) => questions.selection()),
    suggestions: many(3, (questions) => questions.typed()),
  };
}

async function measure(collection: Collection, rows: Row[]): Promise<Measured> {
  const server = await startFindServer(collection);
  try {
    const { url, started } = server;
    const warm = new Questions(rows, 9);
    for (let turn = 0; turn < warmUps; turn += 1) {
      await ask(url, operations.page, warm.page());
      await ask(url, operations.facets, warm.selection());
      await ask(url, operations.suggestions, warm.typed());
    }
    await server.takeHeld();
    const asked = questionsOf(rows, rounds);
    const result: Measured["times"] = { page: [], facets: [], suggestions: [] };
    for (const kind of ["page", "facets", "suggestions"] as const) {
      for (const variables of asked[kind])
        result[kind].push(await timed(() => ask(url, operations[kind], variables)));
    }
    const deep = [];
    for (const order of ["NEWEST", "TITLE", "YEAR_DESC", "IDENTIFIER"])
      deep.push(await comparePages(url, order));
    const held = await server.takeHeld();
    const memory = server.memory();
    const { works } = await ask<WorksAnswer>(url, operations.page, { first: 1 });
    return { times: result, deep, started, total: works.totalCount, held, memory };
  } finally {
    await server.stop();
  }
}

/** Compares a deep page with the first one, alternately. */
async function comparePages(url: string, order: string) {
  let after: string | null = null;
  for (let left = (deepPage - 1) * pageSize; left > 0; left -= 100) {
    const asked: Variables = { order, first: Math.min(left, 100), after };
    const { works }: WorksAnswer = await ask<WorksAnswer>(url, operations.page, asked);
    after = works.pageInfo.endCursor;
  }
  const [first, deep]: [number[], number[]] = [[], []];
  for (let turn = -10; turn < 100; turn += 1) {
    const one = await timed(() => ask(url, operations.page, { order }));
    const other = await timed(() => ask(url, operations.page, { order, after }));
    if (turn < 0) continue;
    first.push(one);
    deep.push(other);
  }
  return { order, first: percentile(first, 0.5), deep: percentile(deep, 0.5) };
}

function tableOf(database: string, times: 1 | 15, measured: Measured, plain: PlainTimes) {
  const goal = goals[times];
  const { total, started, held, memory, deep } = measured;
  const table = emptyTable(`find, ${total.toLocaleString("en")} works, ${database}`);
  const ms = (values: readonly number[], share: number) => percentile(values, share).toFixed(1);
  for (const [kind, name] of [
    ["page", "page of 24 works"],
    ["facets", "all facet counts"],
    ["suggestions", "suggestions"],
  ] as const) {
    const own = measured.times[kind];
    table.rows.push([
      name,
      ...[0.5, 0.95, 1].map((share) => ms(own, share)),
      ...[0.5, 0.95].map((share) => ms(plain[kind], share)),
    ]);
    const p95 = percentile(own, 0.95);
    table.goals.push({
      text: `${name}, p95: ${goal[kind]} ms`,
      met: p95 <= goal[kind],
      value: `${p95.toFixed(1)} ms`,
    });
  }
  const worst = deep.toSorted((a, b) => b.deep / b.first - a.deep / a.first)[0];
  const ratio = (worst?.deep ?? NaN) / (worst?.first ?? NaN);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
  table.goals.push(
    {
      text: `page ${deepPage.toLocaleString("en")} against page 1: at most ${goal.deep} times`,
      met: ratio <= goal.deep,
      value: `${ratio.toFixed(2)} times (${worst?.order ?? ""})`,
    },
    {
      text: `longest time the event loop was held: ${goal.held} ms`,
      met: held.longest <= goal.held,
      value: `${held.longest.toFixed(1)} ms (p99 ${held.p99.toFixed(1)})`,
    },
    {
      text: `memory of the server with all its threads: ${megabytes(goal.memory)}`,
      met: memory.now <= goal.memory,
      value: `${megabytes(memory.now)} (at most ${megabytes(memory.most)}, while it started)`,
    },
  );
  table.notes.push(
    `${rounds} questions of each kind, all different, by POST, one after the other; the server was ready after ${(started / 1000).toFixed(1)} s.`,
    `Pages 1 and ${deepPage}, medians in ms: ${deep.map(({ order, first, deep: far }) => `${order} ${first.toFixed(1)} and ${far.toFixed(1)}`).join(", ")}.`,
    `SQL: the first ${plain.page.length} of the questions asked of the database alone, without an index for them (ILIKE and a count).`,
    `Reading the 24 works of a page by their ids, in SQL alone: ${ms(plain.byIds, 0.5)} and ${ms(plain.byIds, 0.95)} ms.`,
  );
  return table;
}

function emptyTable(name: string, ...notes: string[]): BenchTable {
  const columns = ["asked", "p50 ms", "p95 ms", "max ms", "SQL p50 ms", "SQL p95 ms"];
  return { name, columns, rows: [], goals: [], notes };
}
