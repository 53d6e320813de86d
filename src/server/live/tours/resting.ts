/** Calls back for what has not been followed by anything newer for a while. */
export class Resting<Value> {
  readonly #pause: number;
  readonly #onRest: (key: string, value: Value) => Promise<void>;
  readonly #waiting = new Map<string, { value: Value; timer: NodeJS.Timeout }>();
  readonly #underWay = new Set<Promise<void>>();

  /**
   * @param pause milliseconds something has to rest
   * @param onRest must not fail
   */
  constructor(pause: number, onRest: (key: string, value: Value) => Promise<void>) {
    this.#pause = pause;
    this.#onRest = onRest;
  }

  /** Notes what is newest under a key. */
  note(key: string, value: Value): void {
    clearTimeout(this.#waiting.get(key)?.timer);
    const timer = setTimeout(() => this.#rest(key), this.#pause);
    timer.unref();
    this.#waiting.set(key, { value, timer });
  }

  /** Forgets what waits under a key. */
  forget(key: string): void {
    clearTimeout(this.#waiting.get(key)?.timer);
    this.#waiting.delete(key);
  }

  /** Calls back at once for everything that waits, and waits for that. */
  async finish(): Promise<void> {
    for (const key of [...this.#waiting.keys()]) this.#rest(key);
    await Promise.all(this.#underWay);
  }

  #rest(key: string): void {
    const waiting = this.#waiting.get(key);
    if (!waiting) return;
    this.forget(key);
    const resting = this.#onRest(key, waiting.value).finally(() => this.#underWay.delete(resting));
    this.#underWay.add(resting);
  }
}
