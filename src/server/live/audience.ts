import type { Follower, FollowingKind } from "./follower.ts";

/** What is executed for all who follow it. */
export type Execution<Answer> = {
  /** Begins it: gives the answers, or one in their place if there is nothing to follow. */
  begin(): Promise<AsyncIterableIterator<Answer> | Answer>;
  /** An answer as JSON. */
  write(answer: Answer): string;
  /** Whether an answer tells the state, so that those who come later may get it. */
  isState(answer: Answer): boolean;
};

/**
 * The subscribers of one execution. The execution stops when its last subscriber leaves; when it ends, all subscriptions
 * end.
 */
export class Audience<Answer extends object> {
  readonly #execution: Execution<Answer>;
  readonly #kind: FollowingKind;
  readonly #onOver: (audience: Audience<Answer>) => void;
  readonly #followers = new Set<Follower>();
  readonly #begun: Promise<AsyncIterableIterator<Answer> | Answer>;
  #newest: string | null = null;
  #over = false;

  /** @param onOver is told when nobody can join any more */
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

  /** Lets somebody follow, and gives them the newest state at once; or the answer in place of any. */
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
