/** Most tiles fit; larger ones have memory of their own. */
const BUFFER_BYTES = 128 * 1024;
const MOST_KEPT = 32;

/** Memory that tiles are read into, used again and again: reserving it for each would cost more than reading. */
export class TileBuffers {
  readonly #kept: ArrayBuffer[] = [];

  /** A buffer of this many bytes; what was in it before is still in it. */
  take(bytes: number): Buffer {
    const memory = bytes <= BUFFER_BYTES ? this.#kept.pop() : undefined;
    if (memory !== undefined) return Buffer.from(memory, 0, bytes);
    return Buffer.from(new ArrayBuffer(Math.max(bytes, BUFFER_BYTES)), 0, bytes);
  }

  /** Takes back a buffer that nobody uses any more. */
  give({ buffer }: Buffer): void {
    if (this.#kept.length < MOST_KEPT && buffer.byteLength === BUFFER_BYTES) {
      this.#kept.push(buffer as ArrayBuffer);
    }
  }
}
