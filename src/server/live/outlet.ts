import type { WebSocket } from "ws";

/** When a WebSocket counts as slow, and how long it may be. */
export type OutletLimits = {
  /** Bytes that wait to be sent, beyond which nothing more is written and nothing is read. */
  buffered: number;
  /**
   * Milliseconds without progress after which the connection is ended. The kernel reports progress in steps of up to a third of
   * its send buffer, which may have megabytes.
   */
  stallTimeout: number;
  /** Milliseconds between two checks of a slow client. */
  checkInterval: number;
};

const usualLimits: OutletLimits = {
  buffered: 64 * 1024,
  stallTimeout: 60_000,
  checkInterval: 100,
};

/** The most bytes in one write: that a write is done is the only sign that its client takes something. */
const fragmentSize = 64 * 1024;

/** A code after which graphql-ws connects again if it may: "Forbidden", for what is followed as it is. */
const changedStanding = 4403;

type Queued = { rest: Buffer; onSent: (() => void) | undefined };

/**
 * Where messages for one client go. A client that does not take them is waited for, and then its connection ends. Meanwhile nothing
 * is read from it, since most of what it may send, pings too, is answered.
 */
export class Outlet {
  readonly #socket: WebSocket;
  readonly #limits: OutletLimits;
  readonly #waiting = new Set<() => void>();
  /** Messages that wait for earlier ones. The first may be sent in part. */
  readonly #queue: Queued[] = [];
  #queuedBytes = 0;
  /** Writes that are not done. */
  #underWay = 0;
  #timer: NodeJS.Timeout | null = null;
  /** `bufferedAmount` at the last check. */
  #buffered = 0;
  #checksWithoutProgress = 0;

  constructor(socket: WebSocket, limits: OutletLimits = usualLimits) {
    this.#socket = socket;
    this.#limits = limits;
    socket.on("message", () => this.#pauseIfBehind());
    socket.on("ping", () => this.#pauseIfBehind());
    socket.on("close", () => this.#end());
  }

  /** Whether the client has so much to take already that nothing should be added. */
  get isBehind(): boolean {
    return this.#unsentBytes > this.#limits.buffered;
  }

  get #unsentBytes(): number {
    return this.#socket.bufferedAmount + this.#queuedBytes;
  }

  /**
   * Sends a text message; to nobody if the connection is closing.
   *
   * @param onSent called when the kernel has taken all of it, or never will
   */
  send(message: string, onSent?: () => void): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return onSent?.();
    const bytes = Buffer.byteLength(message);
    const isFree = this.#queue.length === 0 && socket.bufferedAmount === 0;
    if (isFree && bytes <= fragmentSize) {
      this.#underWay += 1;
      socket.send(message, (error) => {
        onSent?.();
        this.#onWritten(error);
      });
    } else {
      this.#queue.push({ rest: Buffer.from(message), onSent });
      this.#queuedBytes += bytes;
      this.#sendQueued();
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

  /** Sends the next fragment, if no write is under way. */
  #sendQueued(): void {
    const [first] = this.#queue;
    if (!first || this.#underWay > 0) return;
    if (this.#socket.readyState !== this.#socket.OPEN) return this.#dropQueue();
    const fragment = first.rest.subarray(0, fragmentSize);
    first.rest = first.rest.subarray(fragmentSize);
    this.#queuedBytes -= fragment.length;
    const isLast = first.rest.length === 0;
    if (isLast) this.#queue.shift();
    this.#underWay += 1;
    this.#socket.send(fragment, { binary: false, fin: isLast }, (error) => {
      if (isLast) first.onSent?.();
      this.#onWritten(error);
    });
  }

  #onWritten(error?: Error): void {
    this.#underWay -= 1;
    if (error) return;
    this.#checksWithoutProgress = 0;
    this.#sendQueued();
    if (!this.isBehind) this.#catchUp();
  }

  #pauseIfBehind(): void {
    if (!this.isBehind) return;
    this.#socket.pause();
    this.#watch();
  }

  /** Checks the client until it has taken everything. */
  #watch(): void {
    if (this.#timer !== null || this.#unsentBytes === 0) return;
    this.#buffered = this.#socket.bufferedAmount;
    this.#checksWithoutProgress = 0;
    this.#timer = setInterval(() => this.#check(), this.#limits.checkInterval);
    this.#timer.unref();
  }

  #check(): void {
    const { bufferedAmount } = this.#socket;
    if (bufferedAmount < this.#buffered) this.#checksWithoutProgress = 0;
    else this.#checksWithoutProgress += 1;
    this.#buffered = bufferedAmount;
    if (!this.isBehind) this.#catchUp();
    if (this.#unsentBytes === 0) return this.#stop();
    // Checks are counted, not time: a process that stood still does not know yet what the client has taken.
    const stalled = this.#checksWithoutProgress * this.#limits.checkInterval;
    if (stalled > this.#limits.stallTimeout) this.#socket.terminate();
  }

  #catchUp(): void {
    if (this.#socket.isPaused) this.#socket.resume();
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
    for (const { onSent } of this.#queue.splice(0)) onSent?.();
    this.#queuedBytes = 0;
  }
}
