import type { Logger } from "pino";
import type { Connection } from "./connection.ts";
import { writeRemoteChecks } from "./remote-checks.ts";

/** So many pictures are remembered to have been told of. */
const mostKnown = 10_000;
/** The same of a picture is written again only after so long, in milliseconds. */
const tellsAgainAfter = 60_000;

type Told = { problem: string | null; at: number };

/** Keeps in the database which pictures that stay at other sites could be had when somebody looked closely. */
export class RemoteHealth {
  readonly #db: Connection;
  readonly #logger: Logger;
  readonly #told = new Map<string, Told>();

  constructor(db: Connection, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /** @param problem what is wrong with a picture, in a sentence; null if it could be had */
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
