import type { RemoteProblem } from "../../remote/remote-problem.ts";

/** What failed is left alone for so long, in milliseconds. */
const restLasts = 20_000;
/** So many are remembered. */
const mostKept = 1_000;

/** What is left alone for a while because it failed, and why. */
export class Rests {
  readonly #until = new Map<string, { problem: RemoteProblem; until: number }>();

  begin(name: string, problem: RemoteProblem): void {
    if (this.#until.size >= mostKept) this.#until.clear();
    this.#until.set(name, { problem, until: Date.now() + restLasts });
  }

  /** @throws RemoteProblem why it is left alone, if it is */
  assertNone(name: string): void {
    const rest = this.#until.get(name);
    if (rest && rest.until > Date.now()) throw rest.problem;
    this.#until.delete(name);
  }
}
