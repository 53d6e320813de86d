/** Thrown when bytes cannot be decoded. */
export class DamagedBytes extends Error {}

/** Maximum length of an encoded number in bytes, with seven bits in each. */
const longestNumber = 4;

/** Encodes whole numbers and texts as bytes. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** Writes a whole number from 0 to 2^28 - 1: seven bits in each byte, the least significant first. */
  number(value: number): void {
    let rest = value;
    for (; rest > 0x7f; rest >>>= 7) this.#bytes.push((rest & 0x7f) | 0x80);
    this.#bytes.push(rest);
  }

  /** Writes the length in bytes, then the text in UTF-8. */
  text(text: string): void {
    const bytes = new TextEncoder().encode(text);
    this.number(bytes.length);
    this.#bytes.push(...bytes);
  }

  /** Returns all written bytes, followed by a checksum. */
  finish(): Uint8Array {
    return Uint8Array.from([...this.#bytes, checkOf(this.#bytes)]);
  }
}

/** Decodes what a `ByteWriter` encoded. Its methods throw `DamagedBytes` if the bytes do not match. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #next = 0;

  /** @throws DamagedBytes if the check fails */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes.subarray(0, -1);
    if (bytes.length === 0 || bytes.at(-1) !== checkOf(this.#bytes)) throw new DamagedBytes();
  }

  /** Reads a whole number from `least` to `most`. */
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

  /** Reads a text of 1 to `longest` characters. */
  text(longest: number): string {
    const length = this.number(1, longest * 4);
    const bytes = this.#bytes.subarray(this.#next, this.#next + length);
    this.#next += length;
    const text = decoded(bytes);
    if (text === null || text.length > longest) throw new DamagedBytes();
    return text;
  }

  /** Throws `DamagedBytes` if unread bytes remain. */
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

/** Computes a CRC-8, which detects every change that is limited to eight neighbouring bits. */
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
