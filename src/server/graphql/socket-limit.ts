import type { Socket } from "node:net";
import type { WebSocket } from "@fastify/websocket";
import type { FastifyReply, FastifyRequest } from "fastify";
import { networksOf, siteFactor } from "../accounts/network-address.ts";
import { Counts } from "../counts.ts";
import { refuseWebSocket } from "../site/connections.ts";

/** Answers a client over a WebSocket. */
export type SocketHandler = (socket: WebSocket, request: FastifyRequest) => void;

/**
 * What one network may have open on one server process; 48 bits of IPv6 may have `siteFactor` times as much, but no more
 * connections than `shareOfNetwork`.
 */
export type SocketLimits = {
  /** WebSockets: high enough for a hall that follows a tour behind one address. */
  sockets: number;
  /** WebSockets that follow no tour. */
  socketsWithoutTour: number;
  /**
   * Different executions that its subscriptions to the program's own operations need; subscriptions to the same need one.
   */
  ownExecutions: number;
  /**
   * The same for those whose answers depend on the person: each person in a class has one for the album they look at. All that
   * are for one album run at every change of it, and a network may send any number of visitors' cookies.
   */
  personalExecutions: number;
  /** The same for operations that are not the program's own. */
  otherExecutions: number;
};

export const socketLimits: SocketLimits = {
  sockets: 4_000,
  socketsWithoutTour: 1_000,
  ownExecutions: 2_000,
  personalExecutions: 300,
  otherExecutions: 200,
};

/** The limit that an execution counts for. */
export type ExecutionKind = "ownExecutions" | "personalExecutions" | "otherExecutions";

/** What a network, or the 48 bits around it, has open. */
class Network {
  readonly #limits: SocketLimits;
  sockets = 0;
  /** The subscriptions to tours of each socket. */
  readonly tours = new Counts<WebSocket>();
  /** The subscriptions to each execution of the program's own operations, by its key. */
  readonly ownExecutions = new Counts<string>();
  /** The same for those whose answers depend on the person. */
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

/** Counts the WebSockets of each network and what they follow, and refuses what is beyond the limits. */
export class SocketLimit {
  readonly #limits: SocketLimits;
  /** Networks with open sockets. */
  readonly #networks = new Map<string, Network>();
  /** The networks of each connection that was let in, and of the WebSocket on it. */
  readonly #networksOf = new WeakMap<Socket | WebSocket, Network[]>();

  constructor(limits: SocketLimits = socketLimits) {
    this.#limits = limits;
  }

  /**
   * A hook for the requests that open WebSockets: counts a connection until it closes, or answers 503 before the handshake. A
   * WebSocket that is closed after it would stay for as long as its client does not answer.
   */
  readonly onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (this.#open(request.raw.socket, request.ip)) return undefined;
    return refuseWebSocket(reply);
  };

  /** Makes a handler of WebSockets that `onRequest` has let in. */
  limit(handle: SocketHandler): SocketHandler {
    return (socket, request) => {
      this.#networksOf.set(socket, this.#of(request.raw.socket));
      handle(socket, request);
    };
  }

  /** Counts a socket among those that follow a tour. @returns what ends that */
  followTour(socket: WebSocket): () => void {
    return together(this.#of(socket).map(({ tours }) => tours.add(socket)));
  }

  /**
   * Counts a subscription of a socket's network to an execution.
   *
   * @returns what ends that; null if the network has too many executions of the kind
   */
  follow(socket: WebSocket, key: string, kind: ExecutionKind): (() => void) | null {
    const networks = this.#of(socket);
    if (!networks.every((network) => network.mayFollow(kind, key))) return null;
    return together(networks.map((network) => network[kind].add(key)));
  }

  /** How many different executions of a kind `follow` lets one network have. */
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
