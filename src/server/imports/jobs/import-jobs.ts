import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { JobAndRun } from "../../store/import-jobs.ts";
import { jobById, pauseJob } from "../../store/import-jobs.ts";
import type { Store } from "../../store/store.ts";
import { releaseJobs, takeNextJob } from "../../store/take-job.ts";
import { GivenFiles } from "./given-files.ts";
import type { JobMessage } from "./job-message.ts";
import { sweepGiven } from "./sweep-given.ts";

/** Interval for checking for jobs of other server processes and for expired files, in milliseconds. */
const lookEvery = 60_000;
/** Maximum time for a process to stop, in milliseconds. */
const patience = 4_000;
/** Options of Node for the process: little memory for short-lived objects, such as those of table rows. */
const memory = ["--max-semi-space-size=2", "--heap-growing-percent=60"];

export type ImportJobsOptions = Omit<JobMessage, "importId" | "config"> & {
  store: Store;
  logger: Logger;
};

/** The queue of imports in the dashboard: processes one at a time, in a separate process, to spare the server. */
export class ImportJobs {
  readonly files: GivenFiles;
  readonly #options: ImportJobsOptions;
  /** Id of this server process. */
  readonly #worker = randomUUID();
  readonly #timer: ReturnType<typeof setInterval>;
  #underWay: { importId: string; child: ChildProcess; isAsked: boolean } | null = null;
  #taking: Promise<void> | null = null;
  #isAskedAgain = false;
  #isClosed = false;

  constructor(options: ImportJobsOptions) {
    this.#options = options;
    this.files = new GivenFiles(options.importsFolder);
    this.#timer = setInterval(() => this.#look(), lookEvery);
    this.#timer.unref();
    this.#look();
  }

  /** Starts the import that has waited longest, unless one is running. */
  wake(): void {
    if (this.#taking) {
      this.#isAskedAgain = true;
      return;
    }
    this.#taking = this.#take().finally(() => {
      this.#taking = null;
      if (this.#isAskedAgain) this.#again();
    });
  }

  /** Restarts an import. */
  begin(importId: string): void {
    this.stop(importId);
    this.wake();
  }

  /** Stops an import after the work in progress. */
  stop(importId: string): void {
    if (this.#underWay?.importId !== importId) return;
    this.#underWay.isAsked = true;
    this.#underWay.child.kill("SIGTERM");
  }

  /** Removes the files of an import that no longer exists. */
  async discard(importId: string): Promise<void> {
    if (this.#underWay?.importId === importId) {
      const { child } = this.#underWay;
      this.#underWay.isAsked = true;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    }
    await this.files.remove(importId);
  }

  /** Returns whether the source of an import is still available. */
  async isKept({ run, job }: JobAndRun): Promise<boolean> {
    return job.address !== null || (await this.files.whole(run.id)) !== null;
  }

  /** Stops after the work in progress and waits for that; the import continues after the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#taking;
    const underWay = this.#underWay;
    if (!underWay) return;
    underWay.isAsked = true;
    const gone = once(underWay.child, "exit");
    underWay.child.kill("SIGTERM");
    const isGone = await Promise.race([
      gone.then(() => true),
      wait(patience, false, { ref: false }),
    ]);
    if (!isGone) underWay.child.kill("SIGKILL");
    await gone;
    await releaseJobs(this.#options.store.db, this.#worker).catch(() => undefined);
  }

  #again(): void {
    this.#isAskedAgain = false;
    this.wake();
  }

  #look(): void {
    this.wake();
    sweepGiven(this.#options.store.db, this.files).catch((error: unknown) =>
      this.#options.logger.warn({ err: error }, "could not take away what imports left"),
    );
  }

  async #take(): Promise<void> {
    if (this.#underWay || this.#isClosed) return;
    try {
      const next = await takeNextJob(this.#options.store.db, this.#worker);
      if (next && !this.#isClosed) this.#start(next.run.id);
    } catch (error) {
      this.#options.logger.error({ err: error }, "could not look for imports that wait");
    }
  }

  #start(importId: string): void {
    const { store, logger, importsFolder, imagesFolder, unpackedFolder, reachesPrivate } =
      this.#options;
    const child = fork(program(), {
      execArgv: memory,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const underWay = { importId, child, isAsked: false };
    this.#underWay = underWay;
    const folders = { importsFolder, imagesFolder, unpackedFolder };
    const message: JobMessage = { importId, config: store.config, ...folders, reachesPrivate };
    // If the process exits first, the exit handler processes that.
    child.send(message, () => undefined);
    child.once("error", (error) => logger.error({ err: error }, "an import could not be started"));
    void once(child, "exit")
      .catch(() => [1])
      .then(([code]: unknown[]) => this.#ended(underWay, code === 0));
  }

  async #ended(
    { importId, isAsked }: { importId: string; isAsked: boolean },
    isWell: boolean,
  ): Promise<void> {
    const { store, logger } = this.#options;
    this.#underWay = null;
    if (this.#isClosed) return;
    try {
      if (!isAsked && !isWell) {
        logger.error({ importId }, "the process of an import ended by itself");
        // Another server may have acquired the job by now.
        const found = await jobById(store.db, importId);
        if (found?.job.worker === this.#worker) await pauseJob(store.db, importId);
      }
      await releaseJobs(store.db, this.#worker);
    } catch (error) {
      logger.error({ err: error }, "the end of an import could not be written down");
    }
    this.wake();
  }
}

/** Returns the program of the process: bundled beside this module in the build, otherwise its source. */
function program(): string {
  const bundled = import.meta.url.endsWith(".mjs");
  return fileURLToPath(
    new URL(bundled ? "./import-job.mjs" : "./source-worker.mjs", import.meta.url),
  );
}
