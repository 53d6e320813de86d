import type { Follower, FollowingKind } from "./follower.ts";

/** A subscription operation that is executed once for all of its subscribers. */
export type Execution<Answer> = {
  /** Starts the execution. Resolves with the results, or with a single result if the subscription fails. */
  begin(): Promise<AsyncIterableIterator<Answer> | Answer>;
  /** Serializes a result as JSON. */
  write(answer: Answer): string;
  /** Returns whether a result describes the state, so that the server may send it to later subscribers. */
  isState(answer: Answer): boolean;
};

/**
 * The subscribers of one execution. The execution stops when its last subscriber leaves; when it ends, all their
 * subscriptions end.
 */
export class Audience<Answer extends object> {
  readonly #execution: Execution<Answer>;
  readonly #kind: FollowingKind;
  readonly #onOver: (audience: Audience<Answer>) => void;
  readonly #followers = new Set<Follower>();
  readonly #begun: Promise<AsyncIterableIterator<Answer> | Answer>;
  #newest: string | null = null;
  #over = false;

  /** @param onOver called when no subscriber can join any more */
  constructor(
    execution: Execution<Answer>,
    kind: FollowingKind,
    onOver: (audience: Audience<Answer>) => void,
  ) {
    this.#execution = execution;
    this.#kind = kind;
    this.#onOver = onOver;
    this.#begun = execution.begin();
    void this.#run();
  }

  /** Adds a subscriber and sends it the newest state. Returns the result if the subscription failed, otherwise null. */
  async join(follower: Follower): Promise<Answer | null> {
    this.#followers.add(follower);
    if (this.#newest !== null && this.#kind === "state") follower.deliver(this.#newest);
    const begun = await this.#begun;
    return isIterator(begun) ? null : begun;
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower);
    if (this.#followers.size > 0 || this.#over) return;
    this.#finish();
    void this.#stop();
  }

  async #run(): Promise<void> {
    try {
      const answers = await this.#begun;
      if (isIterator(answers)) {
        for await (const answer of answers) this.#tell(answer);
      }
      this.#finish();
    } catch (error) {
      this.#finish(error);
    }
  }

  #tell(answer: Answer): void {
    const text = this.#execution.write(answer);
    if (this.#execution.isState(answer)) this.#newest = text;
    for (const follower of this.#followers) follower.deliver(text);
  }

  #finish(error?: unknown): void {
    if (this.#over) return;
    this.#over = true;
    this.#onOver(this);
    for (const follower of this.#followers) follower.end(error);
    this.#followers.clear();
  }

  async #stop(): Promise<void> {
    const answers = await this.#begun.catch(() => null);
    if (answers && isIterator(answers)) await answers.return?.();
  }
}

function isIterator<Answer extends object>(
  begun: AsyncIterableIterator<Answer> | Answer,
): begun is AsyncIterableIterator<Answer> {
  return Symbol.asyncIterator in begun;
}
