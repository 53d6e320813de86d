import { Gate } from "../gate.ts";
import { RemoteProblem } from "../remote/remote-problem.ts";

/** Maximum number of concurrent requests to one site. */
const atOnce = 2;
/** Number of consecutive timeouts after which no more requests are sent to a site. */
const mostSilences = 3;

/** Site during a check of its images. It gets no more requests once it has failed to respond. */
export class AskedSite {
  readonly #gate = new Gate(atOnce, Infinity);
  #silences = 0;
  #given: RemoteProblem | null = null;

  /**
   * Requests an image when it is its turn.
   *
   * @param ask throws RemoteProblem if the request fails
   * @returns the problem; null on success
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
    // A site that reports overload gets no further requests.
    if (problem.code === "busy" || this.#silences >= mostSilences) this.#given = problem;
  }
}
