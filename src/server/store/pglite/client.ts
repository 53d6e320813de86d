import type { Socket } from "node:net";
import { FrameReader } from "./frames.ts";
import { failure } from "./messages.ts";
import { UnitReader } from "./units.ts";
import type { Unit } from "./units.ts";

/** Maximum size of a statement with its parameters, in bytes. */
const unitLimit = 64 * 1024 * 1024;

/** Time for a refused client to read the reason, in milliseconds. */
const partingTime = 500;

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;
const protocol3 = 3;

/** Events that a client sends to its gate. */
export type ClientEvents = {
  /** The client has sent its startup message and waits for the reply. */
  arrived(client: Client): void;
  /** The client has a unit to run. */
  ready(client: Client): void;
  /** The client has disconnected. */
  gone(client: Client): void;
};

/** One connection to the gate: reads units, at most a few ahead, and writes replies. */
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
    // The 'close' event reports a broken connection as well, and there is no one to send the reason to.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => events.gone(this));
  }

  /** Whether it has a unit to run and has accepted the last reply. */
  get isReady(): boolean {
    return this.#next !== null && this.#writable && !this.#socket.destroyed;
  }

  /** Returns the unit to run next. The client reads the following one only after the reply to this one. */
  take(): Unit | null {
    const unit = this.#next;
    this.#next = null;
    return unit;
  }

  /** Sends complete messages. */
  send(bytes: Buffer): void {
    if (!this.#refused && !this.#socket.destroyed && bytes.length > 0)
      this.#writable = this.#socket.write(bytes);
  }

  /** Reads the next unit after a reply. */
  proceed(): void {
    this.#read();
  }

  /** Sends the reason and disconnects. */
  refuse(code: string, sentence: string): void {
    this.#next = null;
    this.#refused = true;
    const hangUp = () => this.#socket.destroy();
    this.#socket.end(failure("FATAL", code, sentence), hangUp);
    // A client that does not read never reaches the end of the stream.
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
      // Buffered data waits; backpressure keeps the rest at the sender.
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
