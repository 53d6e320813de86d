import { DiskCache } from "../../remote/disk-cache.ts";
import { readRemote } from "../../remote/read-remote.ts";
import { RemoteProblem } from "../../remote/remote-problem.ts";
import { Gate } from "../../gate.ts";
import { fileType, SNIFFED_BYTES } from "../file-type.ts";

/** How parts of pictures are had from other sites. */
export type RemotePartsOptions = {
  /** Where they are kept, to be had again. */
  folder: string;
  /** Which IP addresses may be asked. */
  mayReach: (address: string) => boolean;
};

/** A part may be so large, in bytes, and take so long, in milliseconds. */
const limits = { bytes: 64 * 1024 ** 2, time: 20_000 };
/** Bytes that are kept in the folder. */
const mostKept = 1024 ** 3;
/** Parts that are asked for at the same time, and that wait for their turn. */
const atOnce = 8;
const mostWaiting = 400;
/** A host that did not answer is left alone for so long, in milliseconds. */
const restAfterSilence = 20_000;

/** Parts of pictures that stay at other sites: each is asked for once, and kept. */
export class RemoteParts {
  readonly #mayReach: RemotePartsOptions["mayReach"];
  readonly #kept: DiskCache;
  readonly #gate = new Gate(atOnce, mostWaiting);
  readonly #underWay = new Map<string, Promise<Buffer>>();
  /** Why a host is left alone, and until when. */
  readonly #silent = new Map<string, { problem: RemoteProblem; until: number }>();
  readonly #stop = new AbortController();

  constructor({ folder, mayReach }: RemotePartsOptions) {
    this.#mayReach = mayReach;
    this.#kept = new DiskCache(folder, mostKept);
  }

  /**
   * What is at an address.
   *
   * @throws RemoteProblem; TooBusy when too many wait already
   */
  async get(address: string): Promise<Buffer> {
    const underWay = this.#underWay.get(address);
    if (underWay) return underWay;
    const getting = this.#get(address);
    this.#underWay.set(address, getting);
    try {
      return await getting;
    } finally {
      this.#underWay.delete(address);
    }
  }

  /** Ends what is under way. */
  close(): void {
    this.#stop.abort(new RemoteProblem("unreachable", "The site is being stopped."));
  }

  async #get(address: string): Promise<Buffer> {
    const kept = await this.#kept.get(address).catch(() => null);
    if (kept) return kept;
    const bytes = await this.#gate.run(() => this.#ask(address));
    assertPicture(bytes, address);
    // A full disk keeps nobody from looking.
    await this.#kept.put(address, bytes).catch(() => undefined);
    return bytes;
  }

  async #ask(address: string): Promise<Buffer> {
    const { host } = new URL(address);
    const silent = this.#silent.get(host);
    if (silent && silent.until > Date.now()) throw silent.problem;
    this.#silent.delete(host);
    try {
      const options = { signal: this.#stop.signal, accept: "image/*", mayReach: this.#mayReach };
      return (await readRemote(address, limits, options)).bytes;
    } catch (problem) {
      if (problem instanceof RemoteProblem && isSilence(problem)) {
        this.#silent.set(host, { problem, until: Date.now() + restAfterSilence });
      }
      throw problem;
    }
  }
}

/** What is no picture is not kept: many sites answer with a page that says what is wrong. */
function assertPicture(bytes: Buffer, address: string): void {
  try {
    fileType(bytes.subarray(0, SNIFFED_BYTES));
  } catch {
    throw new RemoteProblem("missing", `What ${new URL(address).host} sends is no picture.`);
  }
}

function isSilence({ code }: RemoteProblem): boolean {
  return code === "unreachable" || code === "too-slow";
}
