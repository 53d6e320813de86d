import { getRequest, type GraphQLTaggedNode, type Variables } from "relay-runtime";

/** How long an answer counts as fresh, in milliseconds. */
const freshFor = 60_000;

/** A point in time, by the wall clock and by the monotonic clock that starts with the page. */
type Moment = { clock: number; elapsed: number };

/** Records when the server last answered each operation in this session. */
export class Freshness {
  readonly #answered = new Map<string, Moment>();

  /** Records that the server just answered an operation. */
  note(key: string): void {
    this.#answered.set(key, now());
  }

  /** Forgets an operation, because its stored data may be out of date. */
  forgetOne(key: string): void {
    this.#answered.delete(key);
  }

  /** Forgets all operations, because their stored data may be out of date. */
  forget(): void {
    this.#answered.clear();
  }

  /** Returns whether the server answered an operation in this session within the last `freshFor` milliseconds. */
  isFresh(key: string): boolean {
    const answered = this.#answered.get(key);
    return answered !== undefined && isRecent(answered, now());
  }

  /** Returns whether the server has answered an operation in this session. */
  isKnown(key: string): boolean {
    return this.#answered.has(key);
  }
}

const now = (): Moment => ({ clock: Date.now(), elapsed: performance.now() });

// The wall clock can be set, and the monotonic clock stops while the machine sleeps, so both must agree.
function isRecent(then: Moment, current: Moment): boolean {
  const clock = current.clock - then.clock;
  return clock >= 0 && clock < freshFor && current.elapsed - then.elapsed < freshFor;
}

/** Returns a key for an operation with its variables, the same in every session. */
export function operationKey(query: GraphQLTaggedNode, variables: Variables): string {
  const { id, name } = getRequest(query).params;
  return `${id ?? name}:${JSON.stringify(variables)}`;
}
