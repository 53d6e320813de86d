import type { IncomingHttpHeaders } from "node:http";
import { Gate } from "../gate.ts";
import { isSecureSite } from "../site/origin.ts";
import type { Connection } from "../store/connection.ts";
import { inTime } from "../store/listener.ts";
import { sessionByToken } from "../store/sessions.ts";
import { readCookie, sessionCookie } from "./cookies.ts";
import { fairGroupOf } from "./network-address.ts";
import { hashOfToken } from "./tokens.ts";

/** Time for which the result of a lookup is cached, in milliseconds. */
const lasts = 60_000;

/** Timeout of a lookup, in milliseconds. */
const patience = 1_000;

/** Maximum number of cached sessions. */
const mostRemembered = 10_000;

/** Finds the member who sends a request, with few queries, because it runs when the server is busy. */
export class SignedIn {
  readonly #db: Connection;
  readonly #publicOrigin: string | null;
  /** Limits the lookups, so that forged cookies cannot use up the database connections. Networks share them fairly. */
  readonly #lookups = new Gate(2, 20);
  /** Members by the hash of their session token, each with its expiry time, the earliest first. */
  readonly #remembered = new Map<string, { memberId: string; until: number }>();

  constructor(db: Connection, publicOrigin: string | null) {
    this.#db = db;
    this.#publicOrigin = publicOrigin;
  }

  /**
   * Returns the id of the member whose session cookie the request contains; null without one, or if the database does
   * not respond in time.
   */
  async memberOf(request: { ip: string; headers: IncomingHttpHeaders }): Promise<string | null> {
    const secure = isSecureSite(request, this.#publicOrigin);
    const token = readCookie(request.headers.cookie, sessionCookie, secure);
    if (token === null) return null;
    const hash = hashOfToken(token);
    const remembered = this.#remembered.get(hash);
    if (remembered && remembered.until > Date.now()) return remembered.memberId;
    const find = async () => {
      const memberId = (await sessionByToken(this.#db, hash))?.member.id ?? null;
      if (memberId !== null) this.#remember(hash, memberId);
      return memberId;
    };
    const passing = { group: fairGroupOf(request.ip), signal: AbortSignal.timeout(patience) };
    const found = this.#lookups.run(find, passing).catch(() => null);
    return inTime(found, patience, null);
  }

  #remember(hash: string, memberId: string): void {
    this.#remembered.delete(hash);
    this.#remembered.set(hash, { memberId, until: Date.now() + lasts });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > mostRemembered && oldest) this.#remembered.delete(oldest);
  }
}
