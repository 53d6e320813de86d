import type { WebSocket } from "ws";

/** When a WebSocket client counts as slow, and for how long it may be slow. */
export type OutletLimits = {
  /** Bytes waiting to be sent above which the server writes no more and reads no more. */
  buffered: number;
  /**
   * Milliseconds without progress after which the server ends the connection. The kernel reports progress in steps of
   * up to a third of its send buffer, which may hold megabytes.
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

/** Maximum bytes per write. A completed write is the only sign that the client reads. */
const fragmentSize = 64 * 1024;

/** Close code “Forbidden”, after which graphql-ws reconnects if it may; sent when a session or role changes. */
const changedStanding = 4403;

type Queued = { rest: Buffer; onSent: (() => void) | undefined };

/**
 * Send queue of one client. A client that does not read gets some time to catch up; then the server ends its
 * connection. Meanwhile the server reads nothing from it, since most of what it may send, including pings, causes a
 * response.
 */
export class Outlet {
  readonly #socket: WebSocket;
  readonly #limits: OutletLimits;
  readonly #waiting = new Set<() => void>();
  /** Messages that wait for earlier ones. The first may be partly sent. */
  readonly #queue: Queued[] = [];
  #queuedBytes = 0;
  /** Number of writes in progress. */
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

  /** Whether so much is waiting to be sent that nothing should be added. */
  get isBehind(): boolean {
    return this.#unsentBytes > this.#limits.buffered;
  }

  get #unsentBytes(): number {
    return this.#socket.bufferedAmount + this.#queuedBytes;
  }

  /**
   * Sends a text message; does nothing if the connection is closing.
   *
   * @param onSent called when the kernel has accepted the whole message, or never will
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

  /** Closes the connection so that the client reconnects with its current session and role. */
  reopen(): void {
    this.#socket.close(changedStanding, "You are known as somebody else now. Connect again.");
  }

  /** Calls `write` once, now or when the client has caught up; never if the connection ends first. */
  whenCaughtUp(write: () => void): void {
    if (!this.isBehind) return write();
    this.#waiting.add(write);
    this.#watch();
  }

  /** Sends the next fragment, if no write is in progress. */
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

  /** Checks the client's progress until everything is sent. */
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
    // Counts checks instead of time: a process that was suspended does not know yet how much the client has read.
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
