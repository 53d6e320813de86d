import type { ServerResponse } from "node:http";
import { TooBusy } from "../gate.ts";
import { onResponseClosed } from "./response-closed.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Counts the large answers that wait to be sent, where the server limits them. */
    unsentBytes?: UnsentBytes;
  }
}

/** The most bytes of large answers that clients have not taken yet: of one network, and of all together. */
const usualLimits = { network: 64 * 2 ** 20, all: 256 * 2 ** 20 };

type Unsent = { network: string; bytes: number };

/**
 * Counts the bytes of large answers that wait to be sent, so that clients that do not read cannot fill the memory. Where all
 * together have too many, the network that has most loses the answer that has waited longest. A limit may be exceeded by one answer.
 */
export class UnsentBytes {
  readonly #limits: typeof usualLimits;
  /** In the order in which they were added. */
  readonly #answers = new Map<ServerResponse, Unsent>();
  readonly #ofNetwork = new Map<string, number>();
  #all = 0;

  constructor(limits = usualLimits) {
    this.#limits = limits;
  }

  /** @throws TooBusy while a network has as many bytes as it may */
  assertRoom(network: string): void {
    const own = this.#ofNetwork.get(network) ?? 0;
    const isMost = Math.max(0, ...this.#ofNetwork.values()) <= own;
    if (own >= this.#limits.network || (isMost && this.#all >= this.#limits.all)) {
      throw new TooBusy("too many bytes wait to be sent");
    }
  }

  /**
   * Counts an answer until it is sent or its client leaves.
   *
   * @throws TooBusy while its network has as many bytes as it may
   */
  add(network: string, bytes: number, response: ServerResponse): void {
    this.assertRoom(network);
    while (this.#all >= this.#limits.all) this.#dropOne();
    this.#answers.set(response, { network, bytes });
    this.#count(network, bytes);
    onResponseClosed(response, () => this.#remove(response));
  }

  #dropOne(): void {
    const most = Math.max(...this.#ofNetwork.values());
    for (const [response, { network }] of this.#answers) {
      if (this.#ofNetwork.get(network) !== most) continue;
      this.#remove(response);
      response.destroy();
      response.req.socket.destroy();
      return;
    }
  }

  #remove(response: ServerResponse): void {
    const answer = this.#answers.get(response);
    if (!answer) return;
    this.#answers.delete(response);
    this.#count(answer.network, -answer.bytes);
  }

  #count(network: string, bytes: number): void {
    this.#all += bytes;
    const left = (this.#ofNetwork.get(network) ?? 0) + bytes;
    if (left > 0) this.#ofNetwork.set(network, left);
    else this.#ofNetwork.delete(network);
  }
}
