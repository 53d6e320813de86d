/** Texts as bytes in one piece, which costs no object for each of them. Compared byte by byte. */
export class PackedTexts {
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;

  /** @param starts where each text begins in the bytes, and where the last one ends */
  constructor(bytes: Buffer, starts: Uint32Array) {
    this.#bytes = bytes;
    this.#starts = starts;
  }

  static of(texts: readonly string[]): PackedTexts {
    return PackedTexts.join(texts.map((text) => Buffer.from(text)));
  }

  static join(parts: readonly Uint8Array[]): PackedTexts {
    const starts = new Uint32Array(parts.length + 1);
    let end = 0;
    parts.forEach((part, at) => (starts[at + 1] = end += part.length));
    const bytes = Buffer.allocUnsafeSlow(end);
    parts.forEach((part, at) => bytes.set(part, starts[at]));
    return new PackedTexts(bytes, starts);
  }

  /** Texts out of others. */
  static take(size: number, source: (at: number) => readonly [PackedTexts | undefined, number]) {
    const starts = new Uint32Array(size + 1);
    for (let at = 0; at < size; at += 1) {
      const [texts, place] = source(at);
      starts[at + 1] = (starts[at] ?? 0) + (texts?.lengthOf(place) ?? 0);
    }
    const bytes = Buffer.allocUnsafeSlow(starts[size] ?? 0);
    for (let at = 0; at < size; at += 1) {
      const [texts, place] = source(at);
      if (texts) bytes.set(texts.bytes(place), starts[at]);
    }
    return new PackedTexts(bytes, starts);
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  get byteLength(): number {
    return this.#bytes.byteLength + this.#starts.byteLength;
  }

  lengthOf(at: number): number {
    return (this.#starts[at + 1] ?? 0) - (this.#starts[at] ?? 0);
  }

  bytes(at: number): Buffer {
    return this.#bytes.subarray(this.#starts[at], this.#starts[at + 1]);
  }

  text(at: number): string {
    return this.#bytes.toString("utf8", this.#starts[at], this.#starts[at + 1]);
  }

  /** Less than 0 if the text comes before the other one, 0 if it is the same. */
  compare(at: number, other: Uint8Array): number {
    const [from, to] = [this.#starts[at] ?? 0, this.#starts[at + 1] ?? 0];
    return this.#bytes.compare(other, 0, other.length, from, to);
  }
}
