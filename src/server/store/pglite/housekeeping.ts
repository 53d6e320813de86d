import type { Gate } from "./gate.ts";
import { firstValue } from "./replies.ts";

const megabyte = 1024 * 1024;
/** Bytes of write-ahead log after which a checkpoint runs. */
const checkpointAfter = 256 * megabyte;
/**
 * Bytes of write-ahead log after which statistics are first renewed; the value doubles each time until the log is idle.
 */
const analyzeAfter = 8 * megabyte;
/** Polling interval, in milliseconds. */
const interval = 500;
/** Number of polls without a change after which the database counts as idle. */
const quietLooks = 4;
/**
 * Fraction of a table's rows that must have changed for maintenance, while the database is busy and when it is idle.
 */
const share = { busy: 0.5, quiet: 0.1 };
/** Additional number of rows, because small tables often change completely. */
const fewRows = 50;

/**
 * Replaces PostgreSQL's background processes, which PGlite lacks. Without them, the write-ahead log grows without
 * limit, a restart after a crash takes longer and longer, and the planner does not know table sizes. Each statement
 * blocks all clients, so it processes one table at a time, and only changed ones.
 *
 * @returns a function that ends it
 */
export function keepHouse(
  gate: Pick<Gate, "run">,
  onProblem: (problem: unknown) => void,
): () => void {
  let atCheckpoint: number | null = null;
  let atAnalyze = 0;
  let last = 0;
  let step = analyzeAfter;
  let looks = 0;
  let busy = false;
  let ended = false;

  const look = async () => {
    const now = await logPosition(gate);
    looks = now === last ? looks + 1 : 0;
    last = now;
    if (atCheckpoint === null) {
      atCheckpoint = now;
      atAnalyze = now;
    }
    const quiet = looks === quietLooks;
    if (now - atAnalyze > step) {
      await eachChanged("ANALYZE", share.busy);
      step *= 2;
      atAnalyze = now;
    } else if (quiet && now - atAnalyze > megabyte) {
      await eachChanged("VACUUM (ANALYZE)", share.quiet);
      step = analyzeAfter;
      atAnalyze = await logPosition(gate);
      last = atAnalyze;
    }
    if (now - atCheckpoint > (quiet ? megabyte : checkpointAfter)) {
      await gate.run("CHECKPOINT");
      atCheckpoint = await logPosition(gate);
      last = atCheckpoint;
    }
  };

  const eachChanged = async (statement: string, rows: number) => {
    const tables = await ask(gate, changedTables(rows));
    for (const table of tables?.split("\n") ?? []) {
      if (ended) return;
      const begun = performance.now();
      await gate.run(`${statement} ${table}`);
      // Let waiting clients run before the next table.
      const taken = performance.now() - begun;
      await new Promise((resolve) => setTimeout(resolve, taken));
    }
  };

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    look()
      .catch((problem: unknown) => {
        if (!ended) onProblem(problem);
      })
      .finally(() => (busy = false));
  }, interval);
  return () => {
    ended = true;
    clearInterval(timer);
  };
}

/** Returns a query for the names of the tables with this fraction of changed rows, one per line. */
const changedTables = (rows: number) => `
  SELECT string_agg(format('%I.%I', schemaname, relname), E'\\n')
  FROM pg_stat_all_tables JOIN pg_class ON pg_class.oid = relid
  WHERE schemaname <> 'pg_toast' AND n_mod_since_analyze > ${fewRows} + ${rows} * greatest(reltuples, 0)`;

/** Returns the number of bytes ever written to the write-ahead log. */
async function logPosition(gate: Pick<Gate, "run">): Promise<number> {
  return Number(await ask(gate, "SELECT pg_current_wal_insert_lsn() - '0/0'"));
}

async function ask(gate: Pick<Gate, "run">, statement: string): Promise<string | null> {
  return firstValue(await gate.run(statement));
}
