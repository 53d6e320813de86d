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

/** How parts of pictures are had from other sites. */
export type RemotePartsOptions = {
  /** Where they are kept, to be had again. */
  folder: string;
  /** Which IP addresses may be asked. */
  mayReach: (address: string, port: number) => boolean;
};

/** A part of a picture, and whether it was kept here. */
export type RemotePart = { bytes: Buffer; isKept: boolean };

/** Bytes that are kept in the folder. */
const mostKept = 1024 ** 3;
/** Parts that are asked for at the same time, how many of these of one site, and how many of one site wait for their turn. */
const atOnce = 8;
const atOnceOfSite = 4;
const mostWaiting = 400;

/** Parts of pictures that stay at other sites: each is asked for once, and kept. */
export class RemoteParts {
  readonly #mayReach: RemotePartsOptions["mayReach"];
  readonly #kept: DiskCache;
  readonly #gates = new SiteGates(atOnce, atOnceOfSite, mostWaiting);
  readonly #underWay = new Map<string, Promise<RemotePart>>();
  /** Of hosts that did not answer, and addresses at which there is something else. */
  readonly #retryDelays = new RetryDelays();
  readonly #stop = new AbortController();

  constructor({ folder, mayReach }: RemotePartsOptions) {
    this.#mayReach = mayReach;
    this.#kept = new DiskCache(folder, mostKept);
  }

  /**
   * What is at an address.
   *
   * @param kind what other sites are asked for there
   * @throws RemoteProblem; TooBusy when too many wait already; Unavailable when the server stops
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

  /** Keeps a part no longer that is of no use. If it has just come, its address is left alone for a while. */
  async drop(wrong: WrongPart, hasJustCome: boolean): Promise<void> {
    if (hasJustCome) this.#retryDelays.begin(wrong.at, wrong);
    await this.#kept.remove(wrong.at).catch(() => undefined);
  }

  /** Ends what is under way. */
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
    // A full disk keeps nobody from looking.
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
