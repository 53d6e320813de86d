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

/** Says whether a request comes from somebody signed in, with few queries: it is asked when the server is busy. */
export class SignedIn {
  readonly #db: Connection;
  readonly #publicOrigin: string | null;
  /** Made-up cookies must not take the connections to the database. Networks share the look-ups fairly. */
  readonly #lookups = new Gate(2, 20);
  /** Until when a session is remembered, by the hash of its token, the earliest first. */
  readonly #remembered = new Map<string, number>();

  constructor(db: Connection, publicOrigin: string | null) {
    this.#db = db;
    this.#publicOrigin = publicOrigin;
  }

  /** Whether the request's cookie is that of a session; false where that cannot be found out soon. */
  async has(request: { ip: string; headers: IncomingHttpHeaders }): Promise<boolean> {
    const secure = isSecureSite(request, this.#publicOrigin);
    const token = readCookie(request.headers.cookie, sessionCookie, secure);
    if (token === null) return false;
    const hash = hashOfToken(token);
    if ((this.#remembered.get(hash) ?? 0) > Date.now()) return true;
    const find = async () => {
      const isSession = (await sessionByToken(this.#db, hash)) !== null;
      if (isSession) this.#remember(hash);
      return isSession;
    };
    const passing = { group: fairGroupOf(request.ip), signal: AbortSignal.timeout(patience) };
    return inTime(
      this.#lookups.run(find, passing).catch(() => false),
      patience,
    );
  }

  #remember(hash: string): void {
    this.#remembered.delete(hash);
    this.#remembered.set(hash, Date.now() + lasts);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > mostRemembered && oldest) this.#remembered.delete(oldest);
  }
}
