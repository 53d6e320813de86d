import type { Logger } from "pino";
import type { Database } from "../store/connection.ts";
import { unfinishedUndos } from "../store/undo-import.ts";
import { finishUndo } from "./undo.ts";

/** Interval for checking for interrupted undos, here or on another server, in milliseconds. */
const lookEvery = 60_000;

/** The undos of imports that this server runs. */
export class Undos {
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(
    readonly db: Database,
    readonly logger: Logger,
  ) {
    this.#timer = setInterval(() => void this.resume(), lookEvery);
    this.#timer.unref();
  }

  /** Continues undos that a stopped or killed process left unfinished. */
  async resume(): Promise<void> {
    try {
      for (const importId of await unfinishedUndos(this.db)) this.goOn(importId);
    } catch (error) {
      this.logger.error({ err: error }, "could not look for imports that are being undone");
    }
  }

  /** Continues the undo of an import in the background. */
  goOn(importId: string): void {
    if (this.#underWay.has(importId) || this.#stopping.signal.aborted) return;
    this.#underWay.set(importId, this.#finish(importId));
  }

  /** Stops after the current batches, and waits for them. */
  async close(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await Promise.all(this.#underWay.values());
  }

  async #finish(importId: string): Promise<void> {
    try {
      await finishUndo(this.db, importId, { signal: this.#stopping.signal });
    } catch (error) {
      this.logger.error({ err: error }, "an import could not be undone to its end");
    }
    this.#underWay.delete(importId);
  }
}
