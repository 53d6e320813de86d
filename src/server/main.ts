import { ListenProblem } from "./listen.ts";
import { createLogger } from "./log.ts";
import { runServer } from "./run.ts";
import { readSettings, SettingsProblem } from "./settings.ts";
import { DatabaseProblem } from "./store/problems.ts";

// Files are readable only by this user: they contain password hashes, drafts and private albums.
process.umask(0o077);

/** Time limit for stopping, in milliseconds, after which the process exits anyway. */
const stopLimit = 10_000;

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`);
}

/** Exits with the error's message; with a stack only for an unexpected error. */
function fail(problem: unknown): never {
  const foreseen = [SettingsProblem, ListenProblem, DatabaseProblem].some(
    (kind) => problem instanceof kind,
  );
  const text = problem instanceof Error ? (foreseen ? problem.message : problem.stack) : problem;
  process.stderr.write(`${foreseen ? "" : "Vitrine could not start. "}${text}\n`);
  process.exit(1);
}

async function main() {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  const server = await runServer(settings, logger, say);

  let stopping = false;
  const stop = (exitCode: number) => {
    stopping = true;
    setTimeout(() => {
      logger.error("stopping took too long");
      process.exit(1);
    }, stopLimit).unref();
    server.stop().then(
      () => process.exit(exitCode),
      (error: unknown) => {
        logger.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second signal ends the process immediately.
      if (stopping) process.exit(1);
      logger.info({ signal }, "stopping");
      stop(0);
    });
  }
  // A new process reopens the database: all acknowledged changes are on the disk.
  void server.broken.then(() => {
    if (!stopping) stop(1);
  });

  say(
    `Vitrine is open at ${server.url}\n` +
      "Bring your own works in with: npm run import -- PATH (a CSV, or a folder of pictures)",
  );
}

await main().catch(fail);
