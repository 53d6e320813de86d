import type { Socket } from "node:net";
import type { WebSocket } from "ws";

/** When a WebSocket counts as slow, and how long it may be. */
export type OutletLimits = {
  /** Bytes that wait to be taken, beyond which nothing more is written and nothing is read. */
  buffered: number;
  /** Milliseconds a client may take nothing before its connection is ended; up to twice as many while a message is under way. */
  patience: number;
};

const usualLimits: OutletLimits = { buffered: 64 * 1024, patience: 10_000 };

/** A code after which graphql-ws connects again if it may: "Forbidden", for what is followed as it is. */
const changedStanding = 4403;

/**
 * Where messages for one client go. A client that does not take them is waited for, and then its connection ends. Meanwhile nothing
 * is read from it, since whatever it sends, pings too, is answered.
 */
export class Outlet {
  readonly #socket: WebSocket;
  readonly #limits: OutletLimits;
  readonly #waiting = new Set<() => void>();

  /** @param connection the one under the WebSocket */
  constructor(socket: WebSocket, connection: Socket, limits: OutletLimits = usualLimits) {
    this.#socket = socket;
    this.#limits = limits;
    // Node begins to count again also when the client took a part of a message, which `bufferedAmount` does not show.
    connection.setTimeout(limits.patience, () => {
      if (this.isBehind) socket.terminate();
    });
    connection.on("drain", () => this.#catchUp());
    connection.on("close", () => this.#waiting.clear());
    socket.on("message", () => this.#readIfTaken());
    socket.on("ping", () => this.#readIfTaken());
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

  /** Calls `write` once, now or when the client has caught up; never if its connection ends before. */
  whenCaughtUp(write: () => void): void {
    if (this.isBehind) this.#waiting.add(write);
    else write();
  }

  #readIfTaken(): void {
    if (this.isBehind) this.#socket.pause();
  }

  #catchUp(): void {
    this.#socket.resume();
    for (const write of this.#waiting) {
      if (this.isBehind) return;
      this.#waiting.delete(write);
      write();
    }
  }
}
