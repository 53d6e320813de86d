import type { FastifyBaseLogger } from "fastify";
import { isBeingPrepared } from "./aside.ts";
import { BeingPrepared, Unrepairable } from "./damage.ts";
import type { DamagedPicture } from "./damage.ts";
import type { Decoder } from "./decoding/decoder.ts";
import { Gate } from "../gate.ts";

/** Milliseconds after a repair, whether successful or not, during which the same image is not repaired again. */
const REST_MS = 10 * 60_000;
const REPORT_MS = 60_000;
const MOST_WAITING = 1000;

type Ended = { at: number; reason: string; reportedAt: number };

/** Prepares damaged images again from their originals, one after the other. */
export class Repairs {
  readonly #imagesFolder: string;
  readonly #decoder: Pick<Decoder, "repairImage">;
  readonly #log: FastifyBaseLogger;
  readonly #whenRepaired: (key: string) => Promise<void>;
  readonly #gate = new Gate(1, MOST_WAITING);
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #ended = new Map<string, Ended>();

  /**
   * @param decoder decodes the originals
   * @param whenRepaired awaited before the image is served again
   */
  constructor(
    imagesFolder: string,
    decoder: Pick<Decoder, "repairImage">,
    log: FastifyBaseLogger,
    whenRepaired: (key: string) => Promise<void>,
  ) {
    this.#imagesFolder = imagesFolder;
    this.#decoder = decoder;
    this.#log = log;
    this.#whenRepaired = whenRepaired;
  }

  /** Returns whether this process is repairing an image. */
  isUnderWay(key: string): boolean {
    return this.#underWay.has(key);
  }

  /**
   * Starts to repair an image, unless a repair is in progress or ended a short while ago.
   *
   * @returns the error with which to respond to requests for the image
   */
  async begin(key: string, damage: DamagedPicture): Promise<BeingPrepared | Unrepairable> {
    if (this.isUnderWay(key)) return new BeingPrepared();
    const ended = this.#ended.get(key);
    if (ended !== undefined && Date.now() - ended.at < REST_MS) {
      this.#report(key, ended, damage);
      return new Unrepairable(ended.reason);
    }
    if (await isBeingPrepared(this.#imagesFolder, key)) return new BeingPrepared();
    if (!this.isUnderWay(key)) this.#underWay.set(key, this.#run(key, damage));
    return new BeingPrepared();
  }

  /** Waits for the repairs in progress. */
  async finish(): Promise<void> {
    await Promise.all(this.#underWay.values());
  }

  async #run(key: string, damage: DamagedPicture): Promise<void> {
    this.#log.warn({ picture: key, damage: damage.message }, "a damaged picture is repaired");
    let reason = "it was damaged again soon after its repair";
    try {
      await this.#gate.run(() => this.#decoder.repairImage(this.#imagesFolder, key));
      this.#log.info({ picture: key }, "a picture was repaired");
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      this.#log.error({ picture: key, damage: damage.message, reason }, unrepaired);
    }
    try {
      await this.#whenRepaired(key);
    } catch (error) {
      this.#log.error({ err: error }, "a repaired picture was not read again");
    } finally {
      this.#end(key, reason);
    }
  }

  #end(key: string, reason: string): void {
    for (const [other, { at }] of this.#ended) {
      if (Date.now() - at >= REST_MS) this.#ended.delete(other);
    }
    this.#ended.set(key, { at: Date.now(), reason, reportedAt: Date.now() });
    this.#underWay.delete(key);
  }

  #report(key: string, ended: Ended, damage: DamagedPicture): void {
    if (Date.now() - ended.reportedAt < REPORT_MS) return;
    ended.reportedAt = Date.now();
    const { reason } = ended;
    this.#log.error({ picture: key, damage: damage.message, reason }, unrepaired);
  }
}

const unrepaired = "a picture is damaged and cannot be repaired";
