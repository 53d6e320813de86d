import type { RemoteProblem } from "../../remote/remote-problem.ts";

const delay = 20_000;
const mostRemembered = 1_000;

/** Failed hosts and addresses that are not requested again for 20 s. */
export class RetryDelays {
  readonly #failures = new Map<string, { problem: RemoteProblem; until: number }>();

  /** Records why a host or an address failed. */
  begin(name: string, problem: RemoteProblem): void {
    if (this.#failures.size >= mostRemembered) this.#failures.clear();
    this.#failures.set(name, { problem, until: Date.now() + delay });
  }

  /** @throws RemoteProblem why a host or an address failed, if that was less than 20 s ago */
  assertNone(name: string): void {
    const failure = this.#failures.get(name);
    if (failure && failure.until > Date.now()) throw failure.problem;
    this.#failures.delete(name);
  }
}
