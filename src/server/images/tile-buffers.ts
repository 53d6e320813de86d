/** Size of a reused buffer. Most tiles fit; larger ones get separate memory. */
const BUFFER_BYTES = 128 * 1024;
const MOST_KEPT = 32;

/** Reused memory for reading tiles: allocating it for each tile would cost more than reading. */
export class TileBuffers {
  readonly #kept: ArrayBuffer[] = [];

  /** Returns a buffer of this many bytes, which still has its former content. */
  take(bytes: number): Buffer {
    const memory = bytes <= BUFFER_BYTES ? this.#kept.pop() : undefined;
    if (memory !== undefined) return Buffer.from(memory, 0, bytes);
    return Buffer.from(new ArrayBuffer(Math.max(bytes, BUFFER_BYTES)), 0, bytes);
  }

  /** Returns a buffer that is no longer used to the pool. */
  give({ buffer }: Buffer): void {
    if (this.#kept.length < MOST_KEPT && buffer.byteLength === BUFFER_BYTES) {
      this.#kept.push(buffer as ArrayBuffer);
    }
  }
}
