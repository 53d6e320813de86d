import type { Outlet } from "./outlet.ts";

/**
 * What a subscription tells of. A `state` is known by its newest answer alone: who is behind is given that one and
 * nothing before it. `news` build on one another: who is behind is told that some were missed.
 */
export type FollowingKind = "state" | "news";

/** What somebody who was behind is sent in place of the news they missed. */
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

/** What somebody is sent who asked to be told when their subscription has begun. */
const begun = JSON.stringify({ extensions: { following: true } });

/** The beginning of a message with an answer to an operation, which is followed by the answer as JSON and a brace. */
export const nextMessage = (id: string) => `{"id":${JSON.stringify(id)},"type":"next","payload":`;

/**
 * One client's subscription, as an iterator for graphql-ws that stays open and yields nothing: answers
 * are written past it, so that they are made into text once for all who follow.
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
   * @param onLeave is told when the client follows no longer
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
    // Whoever iterates hears of it; it is no unhandled rejection if nobody does any more.
    this.#ended.catch(() => undefined);
  }

  /** Gives an answer, written as JSON, to the client, or as much of it as its kind asks for once the client is ready. */
  deliver(answer: string): void {
    if (this.#held === null && !this.#outlet.isBehind) return this.#write(answer);
    if (this.#held === null) this.#outlet.whenCaughtUp(this.#writeHeld);
    this.#held = this.#kind === "state" ? answer : missed;
  }

  /** Says that from now on nothing is missed. */
  tellBegun(): void {
    this.#write(begun);
  }

  /** Ends the subscription: nothing more comes, or nothing can because of `error`. */
  end(error?: unknown): void {
    this.#writeHeld();
    if (error === undefined) this.#end();
    else this.#fail(error);
  }

  next(): Promise<IteratorReturnResult<undefined>> {
    return this.#ended;
  }

  /** The client follows no longer. */
  return(): Promise<IteratorReturnResult<undefined>> {
    this.#held = null;
    this.#end();
    this.#onLeave(this);
    // Whatever ended it: `next` says that it failed.
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
