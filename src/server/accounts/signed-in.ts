import type { IncomingHttpHeaders } from "node:http";
import { Gate } from "../gate.ts";
import { isSecureSite } from "../site/origin.ts";
import type { Connection } from "../store/connection.ts";
import { inTime } from "../store/listener.ts";
import { sessionByToken } from "../store/sessions.ts";
import { readCookie, sessionCookie } from "./cookies.ts";
import { fairGroupOf } from "./network-address.ts";
import { hashOfToken } from "./tokens.ts";

/** How long a session counts as one after it was looked up, in milliseconds. */
const lasts = 60_000;

/** How long a look-up may take, in milliseconds. */
const patience = 1_000;

/** Sessions that are remembered, at most. */
const mostRemembered = 10_000;

/** Finds the member who sends a request, with few queries: it is asked when the server is busy. */
export class SignedIn {
  readonly #db: Connection;
  readonly #publicOrigin: string | null;
  /** Made-up cookies must not take the connections to the database. Networks share the look-ups fairly. */
  readonly #lookups = new Gate(2, 20);
  /** Whose session it is, and until when that is remembered, by the hash of its token, the earliest first. */
  readonly #remembered = new Map<string, { memberId: string; until: number }>();

  constructor(db: Connection, publicOrigin: string | null) {
    this.#db = db;
    this.#publicOrigin = publicOrigin;
  }

  /** The id of the member whose session the request's cookie names; null if none, or if the database does not answer soon. */
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
