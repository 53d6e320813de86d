import { Gate } from "../gate.ts";
import { RemoteProblem } from "../remote/remote-problem.ts";

/** So many pictures are asked of one site at the same time. */
const atOnce = 2;
/** A site that was silent so often, one time after the other, is not asked any more. */
const mostSilences = 3;

/** A site while its pictures are asked for one after the other: it is left alone once it is known not to answer. */
export class AskedSite {
  readonly #gate = new Gate(atOnce, Infinity);
  #silences = 0;
  #given: RemoteProblem | null = null;

  /**
   * Asks for a picture in its turn.
   *
   * @param ask throws RemoteProblem if it does not come
   * @returns why it does not come; null if it does
   */
  async problemOf(ask: () => Promise<void>): Promise<RemoteProblem | null> {
    return this.#gate.run(async () => {
      if (this.#given) return this.#given;
      try {
        await ask();
        this.#silences = 0;
        return null;
      } catch (problem) {
        if (!(problem instanceof RemoteProblem)) throw problem;
        this.#learn(problem);
        return problem;
      }
    });
  }

  #learn(problem: RemoteProblem): void {
    const isSilent = problem.code === "unreachable" || problem.code === "too-slow";
    this.#silences = isSilent ? this.#silences + 1 : 0;
    // Who says to have too much to do is not asked for more.
    if (problem.code === "busy" || this.#silences >= mostSilences) this.#given = problem;
  }
}
