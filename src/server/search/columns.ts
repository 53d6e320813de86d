import { PackedTexts } from "./packed-texts.ts";

/** Maximum number of numbers or bytes in one chunk. */
const pieceLength = 2 ** 18;
/** Maximum number of bytes of a UTF-16 code unit in UTF-8. */
const bytesOfUnit = 3;

/** A growing list of numbers. It is stored in chunks, so that growing copies nothing. */
export class Numbers {
  #full: Uint32Array[] = [];
  #piece = new Uint32Array(256);
  #used = 0;
  #before = 0;

  get length(): number {
    return this.#before + this.#used;
  }

  push(number: number): void {
    if (this.#used === this.#piece.length) {
      this.#full.push(this.#piece);
      this.#before += this.#used;
      this.#piece = new Uint32Array(Math.min(2 * this.#piece.length, pieceLength));
      this.#used = 0;
    }
    this.#piece[this.#used++] = number;
  }

  /** Returns all numbers in one array and empties the list. */
  take(): Uint32Array {
    const all = new Uint32Array(this.length);
    let end = 0;
    for (const piece of this.#full) {
      all.set(piece, end);
      end += piece.length;
    }
    all.set(this.#piece.subarray(0, this.#used), end);
    this.#full = [];
    [this.#before, this.#used] = [0, 0];
    return all;
  }
}

/** A growing list of texts or other byte sequences. */
export class Texts {
  readonly #ends = new Numbers();
  #full: Buffer[] = [];
  #piece = Buffer.allocUnsafeSlow(1024);
  #used = 0;
  #before = 0;

  constructor() {
    this.#ends.push(0);
  }

  push(text: string, encoding: "utf8" | "hex" = "utf8"): void {
    this.#makeRoom(text.length * bytesOfUnit);
    this.#used += this.#piece.write(text, this.#used, encoding);
    this.#ends.push(this.#before + this.#used);
  }

  /** Returns all texts and empties the list. */
  take(): PackedTexts {
    const bytes = Buffer.allocUnsafeSlow(this.#before + this.#used);
    let end = 0;
    for (const piece of [...this.#full, this.#piece.subarray(0, this.#used)]) {
      bytes.set(piece, end);
      end += piece.length;
    }
    this.#full = [];
    [this.#before, this.#used] = [0, 0];
    const starts = this.#ends.take();
    this.#ends.push(0);
    return new PackedTexts(bytes, starts);
  }

  #makeRoom(length: number) {
    if (this.#used + length <= this.#piece.length) return;
    this.#full.push(this.#piece.subarray(0, this.#used));
    this.#before += this.#used;
    const more = Math.min(2 * this.#piece.length, pieceLength);
    this.#piece = Buffer.allocUnsafeSlow(Math.max(more, length));
    this.#used = 0;
  }
}
