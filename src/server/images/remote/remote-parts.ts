import { DiskCache } from "../../remote/disk-cache.ts";
import { readRemote } from "../../remote/read-remote.ts";
import type { RemotePlace } from "../../remote/remote-place.ts";
import { RemoteProblem } from "../../remote/remote-problem.ts";
import { Unavailable } from "../../store/problems.ts";
import { acceptFor, assertPicture } from "./assert-picture.ts";
import { partLimits } from "./part-limits.ts";
import { RetryDelays } from "./retry-delays.ts";
import { SiteGates } from "./site-gates.ts";
import type { WrongPart } from "./wrong-part.ts";

/** Options for requesting parts of images from other sites. */
export type RemotePartsOptions = {
  /** Folder of the disk cache. */
  folder: string;
  /** Returns whether the server may connect to a port of an IP address. */
  mayReach: (address: string, port: number) => boolean;
};

/** A part of an image, and whether it comes from the cache. */
export type RemotePart = { bytes: Buffer; isKept: boolean };

/** Maximum size of the cache, in bytes. */
const mostKept = 1024 ** 3;
/** Maximum number of concurrent requests for parts, of those to one site, and of waiting requests to one site. */
const atOnce = 8;
const atOnceOfSite = 4;
const mostWaiting = 400;

/** Parts of images at other sites: each is requested once and cached. */
export class RemoteParts {
  readonly #mayReach: RemotePartsOptions["mayReach"];
  readonly #kept: DiskCache;
  readonly #gates = new SiteGates(atOnce, atOnceOfSite, mostWaiting);
  readonly #underWay = new Map<string, Promise<RemotePart>>();
  /** For hosts that did not answer, and addresses with wrong content. */
  readonly #retryDelays = new RetryDelays();
  readonly #stop = new AbortController();

  constructor({ folder, mayReach }: RemotePartsOptions) {
    this.#mayReach = mayReach;
    this.#kept = new DiskCache(folder, mostKept);
  }

  /**
   * Returns the content at an address.
   *
   * @param kind determines the media type to request
   * @throws RemoteProblem; TooBusy when too many requests wait already; Unavailable when the server stops
   */
  async get(address: string, kind: RemotePlace["kind"]): Promise<RemotePart> {
    const underWay = this.#underWay.get(address);
    if (underWay) return underWay;
    const getting = this.#get(address, kind);
    this.#underWay.set(address, getting);
    try {
      return await getting;
    } finally {
      this.#underWay.delete(address);
    }
  }

  /** Removes a wrong part from the cache. If it was just downloaded, delays further requests to its address. */
  async drop(wrong: WrongPart, hasJustCome: boolean): Promise<void> {
    if (hasJustCome) this.#retryDelays.begin(wrong.at, wrong);
    await this.#kept.remove(wrong.at).catch(() => undefined);
  }

  /** Aborts all requests. */
  close(): void {
    this.#stop.abort(new Unavailable("No more parts of pictures are asked for."));
  }

  async #get(address: string, kind: RemotePlace["kind"]): Promise<RemotePart> {
    const kept = await this.#kept.get(address).catch(() => null);
    if (kept) return { bytes: kept, isKept: true };
    this.#retryDelays.assertNone(address);
    const { host } = new URL(address);
    const bytes = await this.#gates.run(host, () => this.#ask(address, host, acceptFor(kind)));
    assertPicture(bytes, address, kind);
    // A full disk must not prevent users from seeing the image.
    await this.#kept.put(address, bytes).catch(() => undefined);
    return { bytes, isKept: false };
  }

  async #ask(address: string, host: string, accept: string): Promise<Buffer> {
    this.#retryDelays.assertNone(host);
    try {
      const options = { signal: this.#stop.signal, accept, mayReach: this.#mayReach };
      return (await readRemote(address, partLimits, options)).bytes;
    } catch (problem) {
      if (problem instanceof RemoteProblem && isSilence(problem)) {
        this.#retryDelays.begin(host, problem);
      }
      throw problem;
    }
  }
}

function isSilence({ code }: RemoteProblem): boolean {
  return code === "unreachable" || code === "too-slow";
}
