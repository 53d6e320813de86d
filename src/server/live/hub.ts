import { Audience } from "./audience.ts";
import type { Execution } from "./audience.ts";
import { Follower } from "./follower.ts";
import type { FollowingKind } from "./follower.ts";
import type { Outlet } from "./outlet.ts";

/** An execution that all clients with the same subscription share. */
export type SharedExecution<Answer> = Execution<Answer> & {
  /** Identical exactly for clients that may receive the same results. */
  key: string;
  kind: FollowingKind;
};

/** Shares one execution among all clients with the same subscription. */
export class Hub<Answer extends object> {
  readonly #audiences = new Map<string, Audience<Answer>>();

  /**
   * Joins the execution of the same subscription, or starts it for the first subscriber.
   *
   * @param id of the client's operation
   * @returns the subscription, or a result in its place if the subscription fails
   * @throws the errors of starting the execution
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
