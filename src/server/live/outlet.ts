import type { WebSocket } from "ws";

/** When a WebSocket counts as slow, and how long it may be. */
export type OutletLimits = {
  /** Bytes that wait to be taken, beyond which nothing more is written and nothing is read. */
  buffered: number;
  /** Milliseconds a client may take nothing of what waits for it before its connection is ended. */
  patience: number;
  /** Milliseconds between two looks at a slow client. */
  look: number;
};

const usualLimits: OutletLimits = { buffered: 64 * 1024, patience: 10_000, look: 100 };

/** Bytes of a fragment of a long message. While one message is under way, only its fragments show that the client takes it. */
const fragmentSize = 64 * 1024;

/** A code after which graphql-ws connects again if it may: "Forbidden", for what is followed as it is. */
const changedStanding = 4403;

type LongMessage = { rest: Buffer; onTaken: (() => void) | undefined };

/**
 * Where messages for one client go. A client that does not take them is waited for, and then its connection ends. Meanwhile nothing
 * is read from it, since most of what it may send, pings too, is answered.
 */
export class Outlet {
  readonly #socket: WebSocket;
  readonly #limits: OutletLimits;
  readonly #waiting = new Set<() => void>();
  /** The first is being sent; those behind it, short ones too, wait for it. */
  readonly #queue: LongMessage[] = [];
  #queuedBytes = 0;
  #timer: NodeJS.Timeout | null = null;
  /** `bufferedAmount` at the last look. */
  #buffered = 0;
  /** Looks since the client last took something. */
  #looks = 0;

  constructor(socket: WebSocket, limits: OutletLimits = usualLimits) {
    this.#socket = socket;
    this.#limits = limits;
    socket.on("message", () => this.#pauseIfBehind());
    socket.on("ping", () => this.#pauseIfBehind());
    socket.on("close", () => this.#end());
  }

  /** Whether the client has so much to take already that nothing should be added. */
  get isBehind(): boolean {
    return this.#unsent > this.#limits.buffered;
  }

  get #unsent(): number {
    return this.#socket.bufferedAmount + this.#queuedBytes;
  }

  /**
   * Sends a text message; to nobody if the connection is closing.
   *
   * @param onTaken called when the system has taken it from the server, or never will
   */
  send(message: string, onTaken?: () => void): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return onTaken?.();
    if (this.#queue.length === 0 && message.length <= fragmentSize) {
      this.#socket.send(message, onTaken);
    } else {
      const rest = Buffer.from(message);
      this.#queuedBytes += rest.length;
      if (this.#queue.push({ rest, onTaken }) === 1) this.#sendFragment();
    }
    this.#watch();
  }

  /** Closes the connection so that the client connects again, as whom it is then. */
  reopen(): void {
    this.#socket.close(changedStanding, "You are known as somebody else now. Connect again.");
  }

  /** Calls `write` once, now or when the client has caught up; never if its connection ends before. */
  whenCaughtUp(write: () => void): void {
    if (!this.isBehind) return write();
    this.#waiting.add(write);
    this.#watch();
  }

  #sendFragment(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return this.#dropQueue();
    const [message] = this.#queue;
    if (!message) return;
    const fragment = message.rest.subarray(0, fragmentSize);
    message.rest = message.rest.subarray(fragmentSize);
    this.#queuedBytes -= fragment.length;
    const isLast = message.rest.length === 0;
    this.#socket.send(fragment, { binary: false, fin: isLast }, (error) => {
      // The connection has ended, or is closing.
      if (error || this.#queue[0] !== message) return;
      this.#looks = 0;
      if (isLast) {
        this.#queue.shift();
        message.onTaken?.();
      }
      this.#sendFragment();
    });
  }

  #pauseIfBehind(): void {
    if (!this.isBehind) return;
    this.#socket.pause();
    this.#watch();
  }

  /** Looks at the client until it has taken everything. */
  #watch(): void {
    if (this.#timer !== null || this.#unsent === 0) return;
    this.#buffered = this.#socket.bufferedAmount;
    this.#looks = 0;
    this.#timer = setInterval(() => this.#look(), this.#limits.look);
    this.#timer.unref();
  }

  #look(): void {
    const { bufferedAmount } = this.#socket;
    this.#looks = bufferedAmount < this.#buffered ? 0 : this.#looks + 1;
    this.#buffered = bufferedAmount;
    if (!this.isBehind) this.#catchUp();
    if (this.#unsent === 0) return this.#stop();
    // Looks, not a time: a process that stood still does not know yet what the client has taken.
    if (this.#looks * this.#limits.look > this.#limits.patience) this.#socket.terminate();
  }

  #catchUp(): void {
    this.#socket.resume();
    for (const write of this.#waiting) {
      if (this.isBehind) return;
      this.#waiting.delete(write);
      write();
    }
  }

  #stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }

  #end(): void {
    this.#stop();
    this.#waiting.clear();
    this.#dropQueue();
  }

  #dropQueue(): void {
    for (const { onTaken } of this.#queue.splice(0)) onTaken?.();
    this.#queuedBytes = 0;
  }
}
