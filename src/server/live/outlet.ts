import type { WebSocket } from "ws";

/** When a WebSocket counts as slow, and how long it may be. */
export type OutletLimits = {
  /** Bytes that wait to be taken, beyond which nothing more is written. */
  buffered: number;
  /** Milliseconds a client may take nothing before its connection is closed. */
  patience: number;
  /** Milliseconds between two looks at a slow client. */
  look: number;
};

const usualLimits: OutletLimits = { buffered: 64 * 1024, patience: 10_000, look: 100 };

/** A code after which graphql-ws connects again if it may: "Forbidden", for what is followed as it is. */
const changedStanding = 4403;

/** What an outlet needs of a WebSocket. */
export type OutletSocket = Pick<
  WebSocket,
  "bufferedAmount" | "readyState" | "OPEN" | "send" | "close" | "terminate"
>;

/** Where events for one client go. A client that does not take them is waited for, and then given up. */
export class Outlet {
  readonly #socket: OutletSocket;
  readonly #limits: OutletLimits;
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;

  constructor(socket: OutletSocket, limits: OutletLimits = usualLimits) {
    this.#socket = socket;
    this.#limits = limits;
  }

  /** Whether the client has so much to take already that nothing should be added. */
  get isBehind(): boolean {
    return this.#socket.bufferedAmount > this.#limits.buffered;
  }

  /**
   * Sends a text message; to nobody if the connection is closing.
   *
   * @param onTaken called when the system has taken it from the server, or never will
   */
  send(message: string, onTaken?: () => void): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(message, onTaken);
    else onTaken?.();
  }

  /** Closes the connection so that the client connects again, as whom it is then. */
  reopen(): void {
    this.#socket.close(changedStanding, "You are known as somebody else now. Connect again.");
  }

  /** Calls `write` once when the client has caught up; never if its connection ends before. */
  whenCaughtUp(write: () => void): void {
    this.#waiting.add(write);
    if (this.#timer === null) this.#watch();
  }

  #watch(): void {
    let least = this.#socket.bufferedAmount;
    let takenAt = performance.now();
    const look = () => {
      const { bufferedAmount, readyState, OPEN } = this.#socket;
      if (readyState !== OPEN) return this.#stop();
      if (!this.isBehind) return this.#catchUp();
      if (bufferedAmount < least) {
        least = bufferedAmount;
        takenAt = performance.now();
      } else if (performance.now() - takenAt > this.#limits.patience) {
        this.#socket.terminate();
        this.#stop();
      }
    };
    this.#timer = setInterval(look, this.#limits.look);
    this.#timer.unref();
  }

  #catchUp(): void {
    const waiting = [...this.#waiting];
    this.#stop();
    for (const write of waiting) write();
  }

  #stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
    this.#waiting.clear();
  }
}
