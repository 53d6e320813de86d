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

/** How often it is looked for what another server process left, and for what is kept too long, in milliseconds. */
const lookEvery = 60_000;
/** How long a process may take to end when it is asked to, in milliseconds. */
const patience = 4_000;
/** How Node runs the process: what lives briefly gets little room, for all of a table does. */
const memory = ["--max-semi-space-size=2", "--heap-growing-percent=60"];

export type ImportJobsOptions = Omit<JobMessage, "importId" | "config"> & {
  store: Store;
  logger: Logger;
};

/** The imports of the desk: one at a time is worked on, by a process of its own, so that the site's own stays free. */
export class ImportJobs {
  readonly files: GivenFiles;
  readonly #options: ImportJobsOptions;
  /** Names this server process. */
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

  /** Begins with the import that waits longest, unless one is worked on. */
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

  /** Begins an import anew that may be worked on. */
  begin(importId: string): void {
    this.stop(importId);
    this.wake();
  }

  /** Stops the work on an import after the works under way. */
  stop(importId: string): void {
    if (this.#underWay?.importId !== importId) return;
    this.#underWay.isAsked = true;
    this.#underWay.child.kill("SIGTERM");
  }

  /** Takes away what is kept of an import that is no more. */
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

  /** Whether an import can be read again. */
  async isKept({ run, job }: JobAndRun): Promise<boolean> {
    return job.address !== null || (await this.files.whole(run.id)) !== null;
  }

  /** Stops the work after the works under way, and waits for that; the next start goes on with it. */
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
    // If the process exits first, the exit handler deals with it.
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
        // Another server may have taken it over by now.
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

/** What the process runs: bundled beside this module in the build, else its source. */
function program(): string {
  const bundled = import.meta.url.endsWith(".mjs");
  return fileURLToPath(
    new URL(bundled ? "./import-job.mjs" : "./source-worker.mjs", import.meta.url),
  );
}
