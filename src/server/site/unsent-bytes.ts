import type { ServerResponse } from "node:http";
import { TooBusy } from "../gate.ts";
import { onResponseClosed } from "./response-closed.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Counts the large responses that wait to be sent, where the server limits them. */
    unsentBytes?: UnsentBytes;
  }
}

/** Maximum number of bytes of large responses that clients have not read yet: of one network, and of all together. */
const usualLimits = { network: 64 * 2 ** 20, all: 256 * 2 ** 20 };

/** Minimum size of a response that counts, in bytes. */
export const largeAnswer = 100_000;

type Unsent = { network: string; bytes: number; drop: () => void };

/**
 * Counts the bytes of large responses and images that wait to be sent, so that clients that do not read cannot fill the
 * memory. If the total is too large, the network with the most bytes loses the response that has waited longest. One
 * response may exceed a limit.
 */
export class UnsentBytes {
  readonly #limits: typeof usualLimits;
  /** In the order of addition. */
  readonly #answers = new Set<Unsent>();
  readonly #ofNetwork = new Map<string, number>();
  #all = 0;

  constructor(limits = usualLimits) {
    this.#limits = limits;
  }

  /** @throws TooBusy while a network has reached its limit */
  assertRoom(network: string): void {
    const own = this.#ofNetwork.get(network) ?? 0;
    const isMost = () => Math.max(0, ...this.#ofNetwork.values()) <= own;
    if (own >= this.#limits.network || (this.#all >= this.#limits.all && isMost())) {
      throw new TooBusy("too many bytes wait to be sent");
    }
  }

  /**
   * Counts a response until it is sent or its client disconnects.
   *
   * @throws TooBusy while its network has reached its limit
   */
  add(network: string, bytes: number, response: ServerResponse): void {
    const drop = () => {
      response.destroy();
      response.req.socket.destroy();
    };
    onResponseClosed(response, this.count(network, bytes, drop));
  }

  /**
   * Counts bytes until the returned function is called.
   *
   * @param drop closes the connection, and with it what waits to be sent
   * @throws TooBusy while the network has reached its limit
   */
  count(network: string, bytes: number, drop: () => void): () => void {
    this.assertRoom(network);
    while (this.#all >= this.#limits.all) this.#dropOne();
    const answer = { network, bytes, drop };
    this.#answers.add(answer);
    this.#change(network, bytes);
    return () => this.#remove(answer);
  }

  #dropOne(): void {
    const most = Math.max(...this.#ofNetwork.values());
    for (const answer of this.#answers) {
      if (this.#ofNetwork.get(answer.network) !== most) continue;
      this.#remove(answer);
      answer.drop();
      return;
    }
  }

  #remove(answer: Unsent): void {
    if (this.#answers.delete(answer)) this.#change(answer.network, -answer.bytes);
  }

  #change(network: string, bytes: number): void {
    this.#all += bytes;
    const left = (this.#ofNetwork.get(network) ?? 0) + bytes;
    if (left > 0) this.#ofNetwork.set(network, left);
    else this.#ofNetwork.delete(network);
  }
}
