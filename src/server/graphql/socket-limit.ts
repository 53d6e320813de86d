import type { Socket } from "node:net";
import type { WebSocket } from "@fastify/websocket";
import type { FastifyReply, FastifyRequest } from "fastify";
import { networksOf, siteFactor } from "../accounts/network-address.ts";
import { Counts } from "../counts.ts";
import { refuseWebSocket } from "../site/connections.ts";

/** Serves a client over a WebSocket. */
export type SocketHandler = (socket: WebSocket, request: FastifyRequest) => void;

/**
 * Limits of one network on one server process; a /48 IPv6 network may have `siteFactor` times as much, but no more
 * connections than `shareOfNetwork`.
 */
export type SocketLimits = {
  /** WebSockets: enough for an auditorium that follows a tour from one address. */
  sockets: number;
  /** WebSockets that follow no tour. */
  socketsWithoutTour: number;
  /** Different executions for its subscriptions to the program's own operations; identical subscriptions share one. */
  ownExecutions: number;
  /**
   * The same for results that depend on the viewer: each student of a class has one for the album they look at. All
   * executions for one album run at every change of it, and a network may send any number of visitors' cookies.
   */
  personalExecutions: number;
  /** The same for operations that are not persisted. */
  otherExecutions: number;
};

export const socketLimits: SocketLimits = {
  sockets: 4_000,
  socketsWithoutTour: 1_000,
  ownExecutions: 2_000,
  personalExecutions: 300,
  otherExecutions: 200,
};

/** The limit that applies to an execution. */
export type ExecutionKind = "ownExecutions" | "personalExecutions" | "otherExecutions";

/** Open sockets and subscriptions of a network, or of its /48. */
class Network {
  readonly #limits: SocketLimits;
  sockets = 0;
  /** Subscriptions to tours of each socket. */
  readonly tours = new Counts<WebSocket>();
  /** Subscriptions to each execution of the program's own operations, by its key. */
  readonly ownExecutions = new Counts<string>();
  /** The same for results that depend on the viewer. */
  readonly personalExecutions = new Counts<string>();
  /** The same for other operations. */
  readonly otherExecutions = new Counts<string>();

  constructor(limits: SocketLimits, factor: number) {
    this.#limits = {
      sockets: limits.sockets * factor,
      socketsWithoutTour: limits.socketsWithoutTour * factor,
      ownExecutions: limits.ownExecutions * factor,
      personalExecutions: limits.personalExecutions * factor,
      otherExecutions: limits.otherExecutions * factor,
    };
  }

  get hasRoom(): boolean {
    const { sockets, socketsWithoutTour } = this.#limits;
    return this.sockets < sockets && this.sockets - this.tours.size < socketsWithoutTour;
  }

  mayFollow(kind: ExecutionKind, key: string): boolean {
    return this[kind].of(key) > 0 || this[kind].size < this.#limits[kind];
  }
}

/** Counts the WebSockets and subscriptions of each network, and rejects those beyond the limits. */
export class SocketLimit {
  readonly #limits: SocketLimits;
  readonly #networks = new Map<string, Network>();
  /** The networks of each accepted connection, and of its WebSocket. */
  readonly #networksOf = new WeakMap<Socket | WebSocket, Network[]>();

  constructor(limits: SocketLimits = socketLimits) {
    this.#limits = limits;
  }

  /**
   * A hook for requests that open WebSockets: counts a connection until it closes, or responds with 503 before the
   * handshake. A WebSocket closed after the handshake would remain for as long as its client does not answer.
   */
  readonly onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (this.#open(request.raw.socket, request.ip)) return undefined;
    return refuseWebSocket(reply);
  };

  /** Creates a handler of WebSockets that `onRequest` has accepted. */
  limit(handle: SocketHandler): SocketHandler {
    return (socket, request) => {
      this.#networksOf.set(socket, this.#of(request.raw.socket));
      handle(socket, request);
    };
  }

  /** Counts a socket among those that follow a tour. @returns a function that ends this */
  followTour(socket: WebSocket): () => void {
    return together(this.#of(socket).map(({ tours }) => tours.add(socket)));
  }

  /**
   * Counts a subscription of a socket's network to an execution.
   *
   * @returns a function that ends this; null if the network has too many executions of the kind
   */
  follow(socket: WebSocket, key: string, kind: ExecutionKind): (() => void) | null {
    const networks = this.#of(socket);
    if (!networks.every((network) => network.mayFollow(kind, key))) return null;
    return together(networks.map((network) => network[kind].add(key)));
  }

  /** Returns the maximum number of different executions of a kind for one network. */
  mostExecutions(kind: ExecutionKind): number {
    return this.#limits[kind];
  }

  #open(connection: Socket, address: string): boolean {
    const networks = networksOf(address).map((name, n) => {
      const network =
        this.#networks.get(name) ?? new Network(this.#limits, n === 0 ? 1 : siteFactor);
      return { name, network };
    });
    if (!networks.every(({ network }) => network.hasRoom)) return false;
    for (const { name, network } of networks) {
      network.sockets += 1;
      this.#networks.set(name, network);
      connection.once("close", () => {
        network.sockets -= 1;
        if (network.sockets === 0) this.#networks.delete(name);
      });
    }
    this.#networksOf.set(
      connection,
      networks.map(({ network }) => network),
    );
    return true;
  }

  #of(socket: Socket | WebSocket): Network[] {
    const networks = this.#networksOf.get(socket);
    if (!networks) throw new Error("A WebSocket is used that was not let in.");
    return networks;
  }
}

function together(ends: readonly (() => void)[]): () => void {
  return () => {
    for (const end of ends) end();
  };
}
