import type { Slices } from "./slices.ts";

/** Texts as bytes in one array, without an object for each of them. Compared byte by byte. */
export class PackedTexts {
  readonly raw: Uint8Array;
  readonly starts: Uint32Array;
  readonly #bytes: Buffer;

  /** @param starts where each text begins in the bytes, and where the last one ends */
  constructor(bytes: Uint8Array, starts: Uint32Array) {
    this.raw = bytes;
    this.starts = starts;
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Copies texts from other packed texts, each identified by its source and its position there. */
  static *gather(
    sources: readonly PackedTexts[],
    from: Uint8Array,
    places: Uint32Array,
  ): Slices<PackedTexts> {
    const starts = new Uint32Array(places.length + 1);
    for (let at = 0; at < places.length; at += 1) {
      if ((at & 0x3fff) === 0) yield;
      const length = sources[from[at] ?? 0]?.lengthOf(places[at] ?? 0) ?? 0;
      starts[at + 1] = (starts[at] ?? 0) + length;
    }
    const bytes = new Uint8Array(starts[places.length] ?? 0);
    for (let at = 0; at < places.length; at += 1) {
      if ((at & 0x3fff) === 0) yield;
      const source = sources[from[at] ?? 0];
      const place = places[at] ?? 0;
      if (!source) continue;
      let to = starts[at] ?? 0;
      const end = source.starts[place + 1] ?? 0;
      // A loop, since the texts are short: a native copy creates two objects for each.
      for (let byte = source.starts[place] ?? 0; byte < end; byte += 1)
        bytes[to++] = source.raw[byte] ?? 0;
    }
    return new PackedTexts(bytes, starts);
  }

  get size(): number {
    return this.starts.length - 1;
  }

  lengthOf(at: number): number {
    return (this.starts[at + 1] ?? 0) - (this.starts[at] ?? 0);
  }

  bytes(at: number): Buffer {
    return this.#bytes.subarray(this.starts[at], this.starts[at + 1]);
  }

  text(at: number): string {
    return this.#bytes.toString("utf8", this.starts[at], this.starts[at + 1]);
  }

  /** Returns less than 0 if the text sorts before the other one, 0 if it is the same. */
  compare(at: number, other: Uint8Array): number {
    const [from, to] = [this.starts[at] ?? 0, this.starts[at + 1] ?? 0];
    return this.#bytes.compare(other, 0, other.length, from, to);
  }
}
