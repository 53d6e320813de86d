import type { Outlet } from "./outlet.ts";

/**
 * Kind of a subscription. For a `state` only the newest result matters: a slow client receives that one and none of the
 * earlier ones. `news` build on one another: a slow client receives an error that some were missed.
 */
export type FollowingKind = "state" | "news";

/** Result that a slow client receives in place of the news that it missed. */
const missed = JSON.stringify({
  data: null,
  errors: [
    {
      message:
        "Some events were missed because the connection was slow. Ask for what is shown again.",
      extensions: { code: "EVENTS_MISSED" },
    },
  ],
});

/** Message for a client that asked for a confirmation when its subscription has started. */
const begun = JSON.stringify({ extensions: { following: true } });

/** Returns the beginning of a message with an operation's result. The result as JSON and a closing brace follow. */
export const nextMessage = (id: string) => `{"id":${JSON.stringify(id)},"type":"next","payload":`;

/**
 * One client's subscription, as an iterator for graphql-ws that stays open and yields nothing: results bypass
 * graphql-ws, so that each is serialized once for all subscribers.
 */
export class Follower implements AsyncIterableIterator<never, undefined> {
  readonly #outlet: Outlet;
  readonly #kind: FollowingKind;
  readonly #before: string;
  readonly #onLeave: (follower: Follower) => void;
  readonly #ended: Promise<IteratorReturnResult<undefined>>;
  #end: () => void = () => undefined;
  #fail: (reason: unknown) => void = () => undefined;
  #held: string | null = null;

  /**
   * @param id of the client's operation
   * @param onLeave called when the client unsubscribes
   */
  constructor(
    outlet: Outlet,
    id: string,
    kind: FollowingKind,
    onLeave: (follower: Follower) => void,
  ) {
    this.#outlet = outlet;
    this.#kind = kind;
    this.#before = nextMessage(id);
    this.#onLeave = onLeave;
    this.#ended = new Promise((resolve, reject) => {
      this.#end = () => resolve({ value: undefined, done: true });
      this.#fail = reject;
    });
    // `next` passes the error on. This handler prevents an unhandled rejection when nobody iterates any more.
    this.#ended.catch(() => undefined);
  }

  /**
   * Sends a result, serialized as JSON, to the client. While the client is slow, holds the newest state, or the error
   * that news were missed, until the client has caught up.
   */
  deliver(answer: string): void {
    if (this.#held === null && !this.#outlet.isBehind) return this.#write(answer);
    if (this.#held === null) this.#outlet.whenCaughtUp(this.#writeHeld);
    this.#held = this.#kind === "state" ? answer : missed;
  }

  /** Sends the confirmation that the client misses nothing from now on. */
  tellBegun(): void {
    this.#write(begun);
  }

  /** Ends the subscription, with an error if `error` is set. */
  end(error?: unknown): void {
    this.#writeHeld();
    if (error === undefined) this.#end();
    else this.#fail(error);
  }

  next(): Promise<IteratorReturnResult<undefined>> {
    return this.#ended;
  }

  /** Unsubscribes the client. */
  return(): Promise<IteratorReturnResult<undefined>> {
    this.#held = null;
    this.#end();
    this.#onLeave(this);
    // A failure is reported by `next`.
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  readonly #writeHeld = () => {
    if (this.#held !== null) this.#write(this.#held);
    this.#held = null;
  };

  #write(answer: string): void {
    this.#outlet.send(`${this.#before}${answer}}`);
  }
}
