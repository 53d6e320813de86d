import type { FrameReader } from "./frames.ts";

/** Part of a conversation that the database must run without interruption. */
export type Unit = {
  bytes: Buffer;
  /** Whether the client can continue without a reply: true up to a Sync, false at a Flush. */
  complete: boolean;
  /** Whether the unit names a prepared statement and must be rejected. */
  namesStatement: boolean;
};

const parse = 0x50;
const bind = 0x42;
const describe = 0x44;
const close = 0x43;
const statement = 0x53;
/** Query, Sync and function call end a unit; a Flush ends a part of one. */
const endings = new Set([0x51, 0x53, 0x46]);
const flush = 0x48;
const terminate = 0x58;

/** Collects a client's messages into units. */
export class UnitReader {
  readonly #frames: FrameReader;
  readonly #limit: number;
  #parts: Buffer[] = [];
  #size = 0;
  #namesStatement = false;
  /** Whether the client has sent Terminate. */
  ended = false;

  /** @param limit maximum size of a unit, in bytes */
  constructor(frames: FrameReader, limit: number) {
    this.#frames = frames;
    this.#limit = limit;
  }

  /** Returns the next complete unit, or null. Throws if a unit is too long. */
  next(): Unit | null {
    while (!this.ended) {
      const frame = this.#frames.next(true);
      if (!frame) return null;
      const type = frame[0] ?? 0;
      if (type === terminate) {
        this.ended = true;
        return null;
      }
      this.#parts.push(frame);
      this.#size += frame.length;
      if (this.#size > this.#limit) throw new RangeError("The statement is too long.");
      this.#namesStatement ||= namesStatement(type, frame);
      if (endings.has(type) || type === flush) return this.#take(type !== flush);
    }
    return null;
  }

  #take(complete: boolean): Unit {
    const [only] = this.#parts;
    const bytes = this.#parts.length === 1 && only ? only : Buffer.concat(this.#parts);
    const unit = { bytes, complete, namesStatement: this.#namesStatement };
    this.#parts = [];
    this.#size = 0;
    this.#namesStatement = false;
    return unit;
  }
}

/** Returns whether a message of the extended protocol refers to a prepared statement by name. */
function namesStatement(type: number, frame: Buffer): boolean {
  if (type === parse) return frame[5] !== 0;
  if (type === bind) return frame[frame.indexOf(0, 5) + 1] !== 0;
  if (type === describe || type === close) return frame[5] === statement && frame[6] !== 0;
  return false;
}
