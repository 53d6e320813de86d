import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Connection } from "./connection.ts";
import { remoteFailure } from "./tables/works.ts";

/** So many pictures are remembered to have been told of. */
const mostKnown = 10_000;

/** Keeps in the database which pictures that stay at other sites could not be had; each change is written once. */
export class RemoteHealth {
  readonly #db: Connection;
  readonly #logger: Logger;
  readonly #known = new Map<string, string | null>();

  constructor(db: Connection, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /** @param problem what is wrong with a picture, in a sentence; null if it could be had */
  tell(key: string, problem: string | null): void {
    if (this.#known.get(key) === problem) return;
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.set(key, problem);
    this.#write(key, problem).catch((error: unknown) => {
      this.#known.delete(key);
      this.#logger.warn(error);
    });
  }

  async #write(key: string, problem: string | null): Promise<void> {
    if (problem === null) {
      await this.#db.delete(remoteFailure).where(eq(remoteFailure.key, key));
      return;
    }
    const failedAt = new Date();
    await this.#db
      .insert(remoteFailure)
      .values({ key, problem, failedAt })
      .onConflictDoUpdate({ target: remoteFailure.key, set: { problem, failedAt } });
  }
}
