/** Timing and callbacks of `Resting`; times in milliseconds. The callbacks must not fail. */
export type RestingOptions<Value> = {
  /** How long a value must stay unchanged before it counts as resting. */
  rest: number;
  /** Interval of `onPass` for a value that does not come to rest. */
  pass: number;
  /** Returns whether a newer value does not restart the wait for rest. */
  isSame(one: Value, other: Value): boolean;
  onRest(key: string, value: Value): Promise<void>;
  onPass(key: string, value: Value): Promise<void>;
};

type Waiting<Value> = { value: Value; rest: NodeJS.Timeout; pass: NodeJS.Timeout };

/** Debounces values by key. Calls `onRest` for a value that stayed unchanged, and `onPass` at intervals until then. */
export class Resting<Value> {
  readonly #options: RestingOptions<Value>;
  readonly #waiting = new Map<string, Waiting<Value>>();
  readonly #underWay = new Set<Promise<void>>();

  constructor(options: RestingOptions<Value>) {
    this.#options = options;
  }

  /** Sets the newest value of a key. */
  note(key: string, value: Value): void {
    const { rest, pass, isSame } = this.#options;
    const waiting = this.#waiting.get(key);
    if (waiting) {
      if (!isSame(waiting.value, value)) waiting.rest.refresh();
      waiting.value = value;
      return;
    }
    this.#waiting.set(key, {
      value,
      rest: setTimeout(() => this.#rest(key), rest).unref(),
      pass: setInterval(() => this.#pass(key), pass).unref(),
    });
  }

  /** Returns the pending value of a key, or null. */
  newest(key: string): Value | null {
    return this.#waiting.get(key)?.value ?? null;
  }

  /** Drops the pending value of a key. */
  forget(key: string): void {
    const waiting = this.#waiting.get(key);
    clearTimeout(waiting?.rest);
    clearInterval(waiting?.pass);
    this.#waiting.delete(key);
  }

  /** Calls `onRest` for every pending value now. Resolves when all calls are done. */
  async finish(): Promise<void> {
    for (const key of [...this.#waiting.keys()]) this.#rest(key);
    await Promise.all(this.#underWay);
  }

  #rest(key: string): void {
    const waiting = this.#waiting.get(key);
    if (!waiting) return;
    this.forget(key);
    this.#await(this.#options.onRest(key, waiting.value));
  }

  #pass(key: string): void {
    const waiting = this.#waiting.get(key);
    if (waiting) this.#await(this.#options.onPass(key, waiting.value));
  }

  #await(work: Promise<void>): void {
    const underWay = work.finally(() => this.#underWay.delete(underWay));
    this.#underWay.add(underWay);
  }
}
