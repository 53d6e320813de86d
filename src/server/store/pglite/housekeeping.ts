import type { Gate } from "./gate.ts";

const megabyte = 1024 * 1024;
/** How much may be written before the log is folded into the data. */
const checkpointAfter = 256 * megabyte;
/** How much is written before statistics are first renewed; doubled each time until it is quiet. */
const analyzeAfter = 8 * megabyte;
/** How often to look, in milliseconds. */
const interval = 500;
/** After how many looks without a change it counts as quiet. */
const quietLooks = 4;

/**
 * Does what PostgreSQL's background processes do, which PGlite has none of: without it the log
 * grows without end, a restart after a crash takes ever longer, and the planner knows no sizes.
 * Gives a function that ends it.
 */
export function keepHouse(gate: Gate, onProblem: (problem: unknown) => void): () => void {
  let atCheckpoint: number | null = null;
  let atAnalyze = 0;
  let last = 0;
  let step = analyzeAfter;
  let looks = 0;
  let busy = false;

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
      await gate.run("ANALYZE");
      step *= 2;
      atAnalyze = now;
    } else if (quiet && now - atAnalyze > megabyte) {
      await gate.run("VACUUM (ANALYZE)");
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

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    look()
      .catch(onProblem)
      .finally(() => (busy = false));
  }, interval);
  return () => clearInterval(timer);
}

/** How many bytes were ever written to the log. */
async function logPosition(gate: Gate): Promise<number> {
  const answer = await gate.run("SELECT pg_current_wal_insert_lsn()");
  const [, high = "0", low = "0"] =
    /([0-9A-F]+)\/([0-9A-F]+)/.exec(answer.toString("latin1")) ?? [];
  return parseInt(high, 16) * 2 ** 32 + parseInt(low, 16);
}
