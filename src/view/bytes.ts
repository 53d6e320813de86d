/** Why bytes cannot be read. */
export class DamagedBytes extends Error {}

/** Numbers of more than these bytes are not written: seven bits in each. */
const longestNumber = 4;

/** Puts whole numbers and texts together as bytes. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** A whole number from 0, below 2^28: seven bits in each byte, the least first. */
  number(value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.#bytes.push((rest & 0x7f) | 0x80);
    this.#bytes.push(rest);
  }

  /** The length in bytes, then the text in UTF-8. */
  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.number(bytes.length);
    this.#bytes.push(...bytes);
  }

  /** All that was written, with a check of it behind. */
  finish(): Uint8Array {
    return Uint8Array.from([...this.#bytes, checkOf(this.#bytes)]);
  }
}

/** Takes apart what a `ByteWriter` put together. Whatever it does not find throws `DamagedBytes`. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #next = 0;

  /** @throws DamagedBytes if the check fails */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes.subarray(0, -1);
    if (bytes.length === 0 || bytes.at(-1) !== checkOf(this.#bytes)) throw new DamagedBytes();
  }

  /** A whole number between these. */
  number(least: number, most: number): number {
    let value = 0;
    for (let index = 0; index < longestNumber; index++) {
      const byte = this.#bytes[this.#next++];
      if (byte === undefined) break;
      value |= (byte & 0x7f) << (7 * index);
      if (byte > 0x7f) continue;
      if (value < least || value > most) break;
      return value;
    }
    throw new DamagedBytes();
  }

  /** A text of at least one character and at most so many. */
  text(longest: number): string {
    const length = this.number(1, longest * 4);
    const bytes = this.#bytes.subarray(this.#next, this.#next + length);
    this.#next += length;
    const text = decoded(bytes);
    if (text === null || text.length > longest) throw new DamagedBytes();
    return text;
  }

  /** Says that nothing may follow. */
  finish(): void {
    if (this.#next !== this.#bytes.length) throw new DamagedBytes();
  }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** CRC-8: differs whenever only neighbouring bits, up to eight of them, were changed. */
function checkOf(bytes: Iterable<number>): number {
  let check = 0xff;
  for (const byte of bytes) {
    check ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      check = check & 0x80 ? ((check << 1) ^ 0x07) & 0xff : check << 1;
    }
  }
  return check;
}
