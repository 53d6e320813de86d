import type { Gate } from "./gate.ts";
import { firstValue } from "./replies.ts";

const megabyte = 1024 * 1024;
/** How much may be written before the log is folded into the data. */
const checkpointAfter = 256 * megabyte;
/** How much is written before statistics are first renewed; doubled each time until it is quiet. */
const analyzeAfter = 8 * megabyte;
/** How often to look, in milliseconds. */
const interval = 500;
/** After how many looks without a change it counts as quiet. */
const quietLooks = 4;
/** What share of a table's rows must have changed for it to be dealt with, while others are at work and when it is quiet. */
const share = { busy: 0.5, quiet: 0.1 };
/** So many rows more: small tables change as a whole all the time. */
const fewRows = 50;

/**
 * Does what PostgreSQL's background processes do, which PGlite has none of: without it the log
 * grows without end, a restart after a crash takes ever longer, and the planner knows no sizes. Everybody
 * waits for each of its statements, so it deals with one table at a time, and only with those that changed.
 * Gives a function that ends it.
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
      // Those who waited meanwhile are served before the next.
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

/** The names of the tables of which so large a share has changed, one a line. */
const changedTables = (rows: number) => `
  SELECT string_agg(format('%I.%I', schemaname, relname), E'\\n')
  FROM pg_stat_all_tables JOIN pg_class ON pg_class.oid = relid
  WHERE schemaname <> 'pg_toast' AND n_mod_since_analyze > ${fewRows} + ${rows} * greatest(reltuples, 0)`;

/** How many bytes were ever written to the log. */
async function logPosition(gate: Pick<Gate, "run">): Promise<number> {
  return Number(await ask(gate, "SELECT pg_current_wal_insert_lsn() - '0/0'"));
}

async function ask(gate: Pick<Gate, "run">, statement: string): Promise<string | null> {
  return firstValue(await gate.run(statement));
}
