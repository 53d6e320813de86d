import type { WebSocket } from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../accounts/network-address.ts";
import { Counts } from "../counts.ts";

/** Answers a client over a WebSocket; graphql-ws looks for the server in `this`. */
export type SocketHandler = (
  this: FastifyInstance,
  socket: WebSocket,
  request: FastifyRequest,
) => void;

/** What one network may have open on one server process. */
export type SocketLimits = {
  /** WebSockets: high enough for a hall that follows a tour behind one address. */
  sockets: number;
  /** WebSockets that follow no tour. */
  socketsWithoutTour: number;
  /**
   * Different executions that its subscriptions to the program's own operations need; subscriptions to the same need one.
   * Each person in a class has one for the album they look at.
   */
  ownExecutions: number;
  /** The same for operations that are not the program's own. */
  otherExecutions: number;
};

export const socketLimits: SocketLimits = {
  sockets: 6_000,
  socketsWithoutTour: 1_000,
  ownExecutions: 2_000,
  otherExecutions: 200,
};

/** "Try again later": clients connect again by themselves, after growing pauses. */
const tryAgainLater = 1013;

/** What a network has open. */
class Network {
  sockets = 0;
  /** The subscriptions to tours of each socket. */
  readonly tours = new Counts<WebSocket>();
  /** The subscriptions to each execution of the program's own operations, by its key. */
  readonly ownExecutions = new Counts<string>();
  /** The same for other operations. */
  readonly otherExecutions = new Counts<string>();
}

/** Counts the WebSockets of each network and what they follow, and refuses what is beyond the limits. */
export class SocketLimit {
  readonly #limits: SocketLimits;
  /** Networks with open sockets. */
  readonly #networks = new Map<string, Network>();
  readonly #networkOf = new WeakMap<WebSocket, Network>();

  constructor(limits: SocketLimits = socketLimits) {
    this.#limits = limits;
  }

  /** Makes a handler that closes the sockets beyond the limits, and lets `handle` have the others. */
  limit(handle: SocketHandler): SocketHandler {
    const open = (socket: WebSocket, request: FastifyRequest) => this.#open(socket, request.ip);
    return function limited(socket, request) {
      if (open(socket, request)) handle.call(this, socket, request);
      else socket.close(tryAgainLater, "Too many connections are open from here. Try again later.");
    };
  }

  /** Counts a socket among those that follow a tour. @returns what ends that */
  followTour(socket: WebSocket): () => void {
    return this.#of(socket).tours.add(socket);
  }

  /**
   * Counts a subscription of a socket's network to an execution.
   *
   * @param isOwn whether the operation is one of the program's own
   * @returns what ends that; null if the network has too many executions
   */
  follow(socket: WebSocket, key: string, isOwn: boolean): (() => void) | null {
    const kind = isOwn ? "ownExecutions" : "otherExecutions";
    const executions = this.#of(socket)[kind];
    if (executions.of(key) === 0 && executions.size >= this.#limits[kind]) return null;
    return executions.add(key);
  }

  #open(socket: WebSocket, address: string): boolean {
    const name = networkOf(address);
    const network = this.#networks.get(name) ?? new Network();
    const { sockets, socketsWithoutTour } = this.#limits;
    const withoutTour = network.sockets - network.tours.size;
    if (network.sockets >= sockets || withoutTour >= socketsWithoutTour) return false;
    network.sockets += 1;
    this.#networks.set(name, network);
    this.#networkOf.set(socket, network);
    socket.once("close", () => {
      network.sockets -= 1;
      if (network.sockets === 0) this.#networks.delete(name);
    });
    return true;
  }

  #of(socket: WebSocket): Network {
    const network = this.#networkOf.get(socket);
    if (!network) throw new Error("A WebSocket is used that was not let in.");
    return network;
  }
}
