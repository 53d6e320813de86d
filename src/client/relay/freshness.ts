import { getRequest, type GraphQLTaggedNode, type Variables } from "relay-runtime";

/** How long an answer counts as fresh, in milliseconds. */
const freshFor = 60_000;

/** A point in time, by the day's clock and by the one that counts since the page began. */
type Moment = { clock: number; elapsed: number };

/** Remembers when each operation was last answered by the server in this session. */
export class Freshness {
  readonly #answered = new Map<string, Moment>();

  /** Notes that the server just answered. */
  note(key: string): void {
    this.#answered.set(key, now());
  }

  /** Forgets an operation: what is held of it may be out of date. */
  forgetOne(key: string): void {
    this.#answered.delete(key);
  }

  /** Forgets everything: what is held may be out of date. */
  forget(): void {
    this.#answered.clear();
  }

  /** Whether the server answered in this session and not long ago. */
  isFresh(key: string): boolean {
    const answered = this.#answered.get(key);
    return answered !== undefined && isRecent(answered, now());
  }

  /** Whether the server has answered in this session. */
  isKnown(key: string): boolean {
    return this.#answered.has(key);
  }
}

const now = (): Moment => ({ clock: Date.now(), elapsed: performance.now() });

// The day's clock may be put back or forth, and the other one stands still while the machine sleeps.
function isRecent(then: Moment, current: Moment): boolean {
  const clock = current.clock - then.clock;
  return clock >= 0 && clock < freshFor && current.elapsed - then.elapsed < freshFor;
}

/** Names an operation with its variables, in this session and the next. */
export function operationKey(query: GraphQLTaggedNode, variables: Variables): string {
  const { id, name } = getRequest(query).params;
  return `${id ?? name}:${JSON.stringify(variables)}`;
}
