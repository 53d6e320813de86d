import { Audience } from "./audience.ts";
import type { Execution } from "./audience.ts";
import { Follower } from "./follower.ts";
import type { FollowingKind } from "./follower.ts";
import type { Outlet } from "./outlet.ts";

/** An execution that all share who ask for the same. */
export type SharedExecution<Answer> = Execution<Answer> & {
  /** The same for all who may be given the same answers, and for nobody else. */
  key: string;
  kind: FollowingKind;
};

/** Lets all who follow the same share one execution of it. */
export class Hub<Answer extends object> {
  readonly #audiences = new Map<string, Audience<Answer>>();

  /**
   * Joins those who follow the same, or begins an execution as the first.
   *
   * @param id of the client's operation
   * @returns the subscription, or an answer in its place if nothing can be followed
   * @throws what beginning the execution throws
   */
  async follow(
    shared: SharedExecution<Answer>,
    outlet: Outlet,
    id: string,
  ): Promise<Follower | Answer> {
    const audience = this.#audiences.get(shared.key) ?? this.#gather(shared);
    const follower = new Follower(outlet, id, shared.kind, (left) => audience.leave(left));
    const refusal = await audience.join(follower);
    return refusal ?? follower;
  }

  #gather(shared: SharedExecution<Answer>): Audience<Answer> {
    const forget = (audience: Audience<Answer>) => {
      if (this.#audiences.get(shared.key) === audience) this.#audiences.delete(shared.key);
    };
    const audience = new Audience(shared, shared.kind, forget);
    this.#audiences.set(shared.key, audience);
    return audience;
  }
}
