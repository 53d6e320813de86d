import type { Socket } from "node:net";
import { FrameReader } from "./frames.ts";
import { failure } from "./messages.ts";
import { UnitReader } from "./units.ts";
import type { Unit } from "./units.ts";

/** Longest statement with its parameters, in bytes. */
const unitLimit = 64 * 1024 * 1024;

/** How long somebody who is refused may take to read why, in milliseconds. */
const partingTime = 500;

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;
const protocol3 = 3;

/** What a client tells the gate it belongs to. */
export type ClientEvents = {
  /** It has introduced itself and waits to be welcomed. */
  arrived(client: Client): void;
  /** It has a unit to run. */
  ready(client: Client): void;
  /** It is gone. */
  gone(client: Client): void;
};

/** One connection to the gate: reads units, a few ahead at most, and writes answers. */
export class Client {
  readonly #socket: Socket;
  readonly #events: ClientEvents;
  readonly #frames = new FrameReader(unitLimit);
  readonly #units = new UnitReader(this.#frames, unitLimit);
  #introduced = false;
  #next: Unit | null = null;
  #writable = true;
  #refused = false;

  constructor(socket: Socket, events: ClientEvents) {
    this.#socket = socket;
    this.#events = events;
    socket.on("data", (chunk) => {
      this.#frames.push(Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk));
      this.#read();
    });
    socket.on("drain", () => {
      this.#writable = true;
      if (this.#next) events.ready(this);
    });
    // A broken connection is reported by 'close' as well, and there is nobody to tell why.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => events.gone(this));
  }

  /** Whether it has a unit to run and has taken the last answer. */
  get isReady(): boolean {
    return this.#next !== null && this.#writable && !this.#socket.destroyed;
  }

  /** The unit to run next. The one after it is read only when this one is answered. */
  take(): Unit | null {
    const unit = this.#next;
    this.#next = null;
    return unit;
  }

  /** Sends whole messages. */
  send(bytes: Buffer): void {
    if (!this.#refused && !this.#socket.destroyed && bytes.length > 0)
      this.#writable = this.#socket.write(bytes);
  }

  /** Looks for the next unit after an answer. */
  proceed(): void {
    this.#read();
  }

  /** Says why and hangs up. */
  refuse(code: string, sentence: string): void {
    this.#next = null;
    this.#refused = true;
    const hangUp = () => this.#socket.destroy();
    this.#socket.end(failure("FATAL", code, sentence), hangUp);
    // The end is never reached with somebody who does not read.
    setTimeout(hangUp, partingTime).unref();
  }

  #read(): void {
    if (this.#refused) return;
    try {
      if (!this.#introduced) this.#introduce();
      if (this.#introduced && !this.#next) this.#readUnit();
    } catch {
      this.refuse("54000", "The message is too long, or is none of the PostgreSQL protocol.");
    }
  }

  #readUnit(): void {
    this.#next = this.#units.next();
    if (this.#next) {
      // What is already here waits its turn; what is not stays with the sender.
      this.#socket.pause();
      if (this.#writable) this.#events.ready(this);
    } else if (this.#units.ended) {
      this.#socket.end();
    } else {
      this.#socket.resume();
    }
  }

  #introduce(): void {
    for (let frame = this.#frames.next(false); frame; frame = this.#frames.next(false)) {
      const code = frame.readUInt32BE(4);
      if (code === sslRequest || code === gssRequest) {
        this.send(Buffer.from("N"));
      } else if (code === cancelRequest) {
        this.#socket.destroy();
        return;
      } else if (code >>> 16 === protocol3) {
        this.#introduced = true;
        this.#events.arrived(this);
        return;
      } else {
        this.refuse("08P01", "Only version 3 of the PostgreSQL protocol is spoken here.");
        return;
      }
    }
  }
}
