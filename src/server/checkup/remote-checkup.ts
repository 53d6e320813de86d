import type { Logger } from "pino";
import { Gate } from "../gate.ts";
import { assertThere } from "../images/remote/assert-there.ts";
import type { Connection } from "../store/connection.ts";
import { remoteImagesAfter, writeRemoteChecks } from "../store/remote-checks.ts";
import type { RemoteFinding, RemoteImage } from "../store/remote-checks.ts";
import { AskedSite } from "./asked-site.ts";

/** Progress of a check of remote images. */
export type RemoteCheckProgress = {
  startedAt: Date;
  isUnderWay: boolean;
  done: number;
  /** Number of checked images that failed. */
  deadCount: number;
  /** Number of images postponed because their sites reported overload. */
  postponedCount: number;
};

type Options = {
  db: Connection;
  logger: Logger;
  /** Returns whether the server may connect to an IP address. */
  mayReach: (address: string, port: number) => boolean;
};

/** Number of images that are read, and whose results are written, together. */
const batchSize = 50;
/** Maximum number of concurrent requests. */
const atOnce = 8;

/** Checks whether all remote images are still available; one check at a time, in this process. */
export class RemoteCheckup {
  readonly #options: Options;
  readonly #closing = new AbortController();
  #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #progress: RemoteCheckProgress | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Progress of the running check, or of the last one; null if there was none. */
  get progress(): Readonly<RemoteCheckProgress> | null {
    return this.#progress;
  }

  /** Begins a check, unless one is running. */
  begin(): void {
    if (this.#progress?.isUnderWay || this.#closing.signal.aborted) return;
    const startedAt = new Date();
    const progress = { startedAt, isUnderWay: true, done: 0, deadCount: 0, postponedCount: 0 };
    this.#progress = progress;
    this.#stopping = new AbortController();
    this.#running = this.#run(progress, this.#stopping.signal);
  }

  /** Stops the running check, if any; its results so far stay stored. */
  async stop(): Promise<void> {
    this.#stopping.abort(new Stopped());
    await this.#running;
  }

  /** Stops the running check and prevents further ones. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.stop();
  }

  async #run(progress: RemoteCheckProgress, signal: AbortSignal): Promise<void> {
    const { db, logger } = this.#options;
    const sites = new Map<string, AskedSite>();
    const gate = new Gate(atOnce, Infinity);
    try {
      // Keys are hashes, so their order mixes the sites.
      for (let after = ""; !signal.aborted;) {
        const images = await remoteImagesAfter(db, after, batchSize);
        const last = images.at(-1);
        if (!last) break;
        const asked = images.map((image) => this.#ask(image, { progress, sites, gate, signal }));
        const findings = await Promise.all(asked);
        await writeRemoteChecks(
          db,
          findings.flatMap((finding) => finding ?? []),
        );
        after = last.key;
      }
    } catch (error) {
      logger.error({ err: error }, "pictures of other sites could not be checked to the end");
    }
    progress.isUnderWay = false;
  }

  /** @returns null if it was not requested */
  async #ask({ key, remote }: RemoteImage, run: Run): Promise<RemoteFinding | null> {
    const { progress, sites, gate, signal } = run;
    const host = URL.canParse(remote.address) ? new URL(remote.address).host : "";
    const site = sites.get(host) ?? new AskedSite();
    sites.set(host, site);
    try {
      const { mayReach } = this.#options;
      const problem = await site.problemOf(() =>
        gate.run(() => assertThere(remote, { signal, mayReach })),
      );
      if (problem?.code === "busy") {
        progress.postponedCount += 1;
        return null;
      }
      progress.done += 1;
      if (problem) progress.deadCount += 1;
      return { key, problem: problem?.message ?? null };
    } catch (error) {
      if (error instanceof Stopped) return null;
      throw error;
    }
  }
}

type Run = {
  progress: RemoteCheckProgress;
  sites: Map<string, AskedSite>;
  gate: Gate;
  signal: AbortSignal;
};

class Stopped extends Error {}
