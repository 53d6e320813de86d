import type { RemotePlace } from "../../remote/remote-place.ts";
import { RemoteProblem } from "../../remote/remote-problem.ts";
import { Cuts } from "../cuts.ts";
import type { CutRequest } from "../cuts.ts";
import type { Decoder } from "../decoding/decoder.ts";
import { areaOf } from "../resolve.ts";
import type { Resolved } from "../resolve.ts";
import { cutRemote } from "./cut-remote.ts";
import { partsFor } from "./parts.ts";
import { RemoteParts } from "./remote-parts.ts";
import type { RemotePartsOptions } from "./remote-parts.ts";
import { SiteGates } from "./site-gates.ts";
import { WrongPart } from "./wrong-part.ts";

/** Options for images that stay at other sites. */
export type RemotePicturesOptions = RemotePartsOptions & {
  /** Called after a request with null or a description of the problem. */
  onAsked: (key: string, problem: string | null) => void;
};

/** Maximum number of concurrent cuts, of those from one site, and of waiting cuts from one site. */
const atOnce = 12;
const atOnceOfSite = 6;
const mostWaiting = 200;

/** Cuts images that stay at other sites. */
export class RemotePictures {
  readonly #parts: RemoteParts;
  readonly #decoder: Decoder;
  readonly #onAsked: RemotePicturesOptions["onAsked"];
  readonly #gates = new SiteGates(atOnce, atOnceOfSite, mostWaiting);
  readonly #cuts = new Map<string, Cuts>();

  /** @param decoder decodes data from other sites */
  constructor({ onAsked, ...options }: RemotePicturesOptions, decoder: Decoder) {
    this.#decoder = decoder;
    this.#parts = new RemoteParts(options);
    this.#onAsked = onAsked;
  }

  /**
   * Returns the requested cut of an image.
   *
   * @throws RemoteProblem, BadImageRequest, TooBusy, Unavailable, Unwanted
   */
  async cut(
    key: string,
    place: RemotePlace,
    resolved: Resolved,
    request: CutRequest,
  ): Promise<Buffer> {
    const { host } = new URL(place.address);
    const area = Math.max(request.area, areaLaid(place, resolved));
    return this.#cutsOf(host).get(`${key}/${resolved.canonical}`, { ...request, area }, () =>
      this.#cut(key, place, resolved),
    );
  }

  /** Aborts all requests. */
  close(): void {
    this.#parts.close();
  }

  #cutsOf(host: string): Cuts {
    const known = this.#cuts.get(host);
    if (known) return known;
    const cuts = new Cuts({
      run: (task, passing, isLarge) =>
        this.#gates.run(host, task, { ...passing, places: isLarge ? Infinity : 1 }),
    });
    this.#cuts.set(host, cuts);
    return cuts;
  }

  async #cut(key: string, place: RemotePlace, resolved: Resolved): Promise<Buffer> {
    for (;;) {
      const kept = new Set<string>();
      const asked = new Set<string>();
      try {
        const getPart = async (address: string) => {
          const part = await this.#parts.get(address, place.kind);
          // A part downloaded for this cut counts as downloaded when it is used again.
          if (!asked.has(address)) (part.isKept ? kept : asked).add(address);
          return part.bytes;
        };
        const bytes = await cutRemote(place, resolved, getPart, this.#decoder);
        if (asked.size > 0) this.#onAsked(key, null);
        return bytes;
      } catch (error) {
        if (error instanceof WrongPart) {
          await this.#parts.drop(error, asked.has(error.at));
          // The cached part may be damaged or outdated.
          if (kept.has(error.at)) continue;
        }
        if (error instanceof RemoteProblem && error.code !== "busy") {
          this.#onAsked(key, error.message);
        }
        throw error;
      }
    }
  }
}

/**
 * Returns how many pixels a cut holds in memory before it is scaled: those of the whole file, or of all parts that the
 * region touches.
 *
 * @throws BadImageRequest when they would be too many
 */
function areaLaid(place: RemotePlace, { region, output }: Resolved): number {
  return areaOf(place.kind === "file" ? place : partsFor(place, region, output).canvas);
}
