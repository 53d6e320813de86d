import type { Logger } from "pino";
import type { Connection } from "./connection.ts";
import { writeRemoteChecks } from "./remote-checks.ts";

/** Maximum number of images whose last reported result is cached. */
const mostKnown = 10_000;
/** Time after which the same result for an image is written again, in milliseconds. */
const tellsAgainAfter = 60_000;

type Told = { problem: string | null; at: number };

/** Records in the database whether remote images were available when the server last loaded parts of them. */
export class RemoteHealth {
  readonly #db: Connection;
  readonly #logger: Logger;
  readonly #told = new Map<string, Told>();

  constructor(db: Connection, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /** @param problem what is wrong with an image, as a sentence; null if it was available */
  tell(key: string, problem: string | null): void {
    const before = this.#told.get(key);
    const at = Date.now();
    if (before?.problem === problem && at - before.at < tellsAgainAfter) return;
    if (this.#told.size >= mostKnown) this.#told.clear();
    this.#told.set(key, { problem, at });
    writeRemoteChecks(this.#db, [{ key, problem }], new Date(at)).catch((error: unknown) => {
      this.#told.delete(key);
      this.#logger.warn({ err: error }, "what another site answered was not stored");
    });
  }
}
