/** Error: a message exceeds the reader's limit. */
export class FrameTooLong extends Error {
  override readonly name = "FrameTooLong";
}

/** Bytes of a message before its content: its type, absent in the first message, and its length. */
const typeBytes = 1;
const lengthBytes = 4;

/**
 * Splits the byte stream of a client of the PostgreSQL protocol into complete messages. Joins bytes once per message,
 * so the cost of a long message is proportional to its length.
 */
export class FrameReader {
  readonly #limit: number;
  #chunks: Buffer[] = [];
  #size = 0;

  /** @param limit maximum length of a message, in bytes */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Number of bytes that wait for the rest of their message. */
  get size(): number {
    return this.#size;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
  }

  /**
   * Returns the next message with its header, or null until it is complete. Throws `FrameTooLong`.
   *
   * @param typed false for the first message of a connection, which has no type byte
   */
  next(typed: boolean): Buffer | null {
    const head = lengthBytes + (typed ? typeBytes : 0);
    if (this.#size < head) return null;
    const length = this.#first(head).readUInt32BE(head - lengthBytes) + head - lengthBytes;
    if (length > this.#limit) throw new FrameTooLong();
    if (length < head) throw new RangeError("A message is shorter than its own head.");
    if (this.#size < length) return null;
    const bytes = this.#first(length);
    const rest = bytes.subarray(length);
    this.#chunks[0] = rest;
    if (rest.length === 0) this.#chunks.shift();
    this.#size -= length;
    return bytes.subarray(0, length);
  }

  /** Returns a buffer that begins with the first `length` bytes and stays the first chunk. */
  #first(length: number): Buffer {
    const [first] = this.#chunks;
    if (first && first.length >= length) return first;
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }
}
