import type { Server } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fairGroupOf, forwardedAddresses } from "../accounts/network-address.ts";
import { Counts, NetworkCounts } from "../counts.ts";
import { onResponseClosed } from "./response-closed.ts";

/** Timeouts of HTTP connections, in milliseconds, and limits of their number. */
export type ConnectionLimits = {
  /** Time for the head of a request to arrive. */
  headTime: number;
  /** Time for a complete request to arrive. Uploads have no such limit. */
  requestTime: number;
  /**
   * Time for which a client may send nothing of a request, or read nothing of a response. Node detects this at the
   * second check at the latest, so after twice this time.
   */
  idleTime: number;
  /** Interval between checks of `headTime` and `requestTime`. */
  checkInterval: number;
  /** Maximum number of open connections of all clients, including WebSockets. */
  connections: number;
  /**
   * Maximum number of open HTTP connections of one network, and of its pending requests. A browser opens six, so this
   * is enough for a reading room of 100 behind one address.
   */
  connectionsOfNetwork: number;
  /**
   * Maximum number of open connections of one IPv4 address or 48 bits of IPv6, including WebSockets, so that no network
   * uses all. Connections of a proxy count for its clients: WebSockets, and pending requests.
   */
  shareOfNetwork: number;
};

export const connectionLimits: ConnectionLimits = {
  headTime: 20_000,
  requestTime: 30_000,
  idleTime: 30_000,
  checkInterval: 5_000,
  connections: 20_000,
  connectionsOfNetwork: 1_000,
  shareOfNetwork: 5_000,
};

/** Seconds for `Retry-After`. Clients reconnect automatically, after increasing pauses. */
const retryAfter = 5;

/** Rejects a WebSocket request with status 503, before the handshake, because its network has too many connections. */
export function refuseWebSocket(reply: FastifyReply): FastifyReply {
  void reply.code(503).header("retry-after", retryAfter).type("text/plain; charset=utf-8");
  return reply.send("Too many connections are open from your network. Try again later.\n");
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The body may take any time to arrive, as long as data keeps arriving. */
    isLongUpload?: boolean;
    /** `SocketLimit` counts its WebSockets. No other route has any. */
    isWebSocket?: boolean;
  }
}

/** Error: too many pending requests of one network. */
class TooManyRequests extends Error {
  readonly statusCode = 429;

  constructor() {
    super("Too many requests are under way from your network. Try again in a moment.");
  }
}

/** Limits the HTTP connections of one server. */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #isProxy: (address: string) => boolean;
  readonly #uploading = new WeakSet<Socket>();
  readonly #shares = new Counts<string>();

  /** @param trustedProxies proxies, whose connections do not count as those of one network */
  constructor(trustedProxies: readonly string[], limits: ConnectionLimits = connectionLimits) {
    this.#limits = limits;
    this.#isProxy = matcherOf(trustedProxies);
  }

  /** Options that the server must be created with. */
  get options() {
    const { headTime, requestTime, idleTime, checkInterval } = this.#limits;
    return {
      connectionTimeout: idleTime,
      requestTimeout: requestTime,
      http: { headersTimeout: headTime, connectionsCheckingInterval: checkInterval },
      clientErrorHandler: (error, socket) => this.#answerBadRequest(error, socket),
    } satisfies FastifyHttpOptions<Server>;
  }

  /** Begins to limit the connections. Call it after the WebSocket plugin is registered. */
  watch(app: FastifyInstance): void {
    const releaseConnection = this.#countConnections(app.server);
    const underWay = new NetworkCounts();
    app.addHook("onRequest", (request, reply, done) => {
      // Must run before `request.ip` is read.
      const { headers } = request.raw;
      const forwardedFor = headers["x-forwarded-for"];
      if (forwardedFor !== undefined) {
        headers["x-forwarded-for"] = forwardedAddresses(String(forwardedFor));
      }
      if (request.ws) {
        // After a handshake, a closed WebSocket would stay open until its client responds.
        if (!request.routeOptions.config.isWebSocket) return void reply.code(404).send();
        releaseConnection(request.raw.socket);
        if (this.#isProxied(request)) {
          const release = this.#takeShare(request.ip);
          if (release === null) return void refuseWebSocket(reply);
          request.raw.socket.once("close", release);
        }
        return done();
      }
      const release = this.#countRequest(request, underWay);
      if (release === null) {
        void reply.headers({ "retry-after": 1, connection: "close" });
        return done(new TooManyRequests());
      }
      const { socket } = request.raw;
      if (request.routeOptions.config.isLongUpload) this.#uploading.add(socket);
      onResponseClosed(reply.raw, () => {
        release();
        this.#uploading.delete(socket);
      });
      // Without this listener, Node would also close the connection while the server works on the response.
      reply.raw.on("timeout", () => {
        if (isClientAwaited(request)) socket.destroy();
      });
      done();
    });
  }

  #isProxied({ raw }: FastifyRequest): boolean {
    return this.#isProxy(raw.socket.remoteAddress ?? "");
  }

  /**
   * Counts a connection for the network of an address.
   *
   * @returns a function that releases it; null if the network has reached its limit
   */
  #takeShare(address: string): (() => void) | null {
    const group = fairGroupOf(address);
    return this.#shares.of(group) < this.#limits.shareOfNetwork ? this.#shares.add(group) : null;
  }

  /**
   * Counts a pending request.
   *
   * @returns a function that releases it; null if its network has reached the limit
   */
  #countRequest(request: FastifyRequest, underWay: NetworkCounts): (() => void) | null {
    const release = underWay.add(request.ip, this.#limits.connectionsOfNetwork);
    if (release === null || !this.#isProxied(request)) return release;
    const releaseShare = this.#takeShare(request.ip);
    if (releaseShare === null) {
      release();
      return null;
    }
    return () => {
      release();
      releaseShare();
    };
  }

  /** @returns a function that releases an HTTP connection from the count before it closes */
  #countConnections(server: Server): (socket: Socket) => void {
    const open = new NetworkCounts();
    const releases = new WeakMap<Socket, () => void>();
    server.maxConnections = this.#limits.connections;
    server.on("connection", (socket) => {
      const address = socket.remoteAddress ?? "";
      if (this.#isProxy(address)) return;
      const release = open.add(address, this.#limits.connectionsOfNetwork);
      const releaseShare = release && this.#takeShare(address);
      if (release) socket.once("close", release);
      if (releaseShare) socket.once("close", releaseShare);
      if (!release || !releaseShare) {
        socket.destroy();
        return;
      }
      releases.set(socket, release);
    });
    // Fastify cannot respond on a socket that waits for another response, and nothing would detect that the client
    // disconnects.
    server.prependListener(
      "upgrade",
      (_request, socket: Duplex & { _httpMessage?: object | null }) => {
        if (socket._httpMessage) socket.destroy();
      },
    );
    return (socket) => releases.get(socket)?.();
  }

  /** Responds to invalid HTTP, or to a request that did not arrive in time. */
  #answerBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
    // Node reports a request once: from then on only the idle time limits the upload.
    if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && this.#uploading.has(socket)) return;
    if (socket.writable) {
      const [status, sentence] = badRequests.get(error.code) ?? unreadable;
      const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8`;
      socket.write(`${head}\r\nContent-Length: ${sentence.length + 1}\r\n\r\n${sentence}\n`);
    }
    // Immediately: a client that reads nothing would keep the connection open until it has read this.
    socket.destroy();
  }
}

const unreadable = ["400 Bad Request", "The request could not be read."] as const;
const badRequests: ReadonlyMap<string | undefined, readonly [status: string, sentence: string]> =
  new Map([
    ["ERR_HTTP_REQUEST_TIMEOUT", ["408 Request Timeout", "The request did not arrive in time."]],
    [
      "HPE_HEADER_OVERFLOW",
      ["431 Request Header Fields Too Large", "The head of the request is too large."],
    ],
  ]);

/** Returns whether the server waits for the client: to read the response, or to send more of the body. */
function isClientAwaited({ raw }: FastifyRequest): boolean {
  return raw.socket.writableLength > 0 || (!raw.complete && raw.readableLength === 0);
}

/** Address ranges that `TRUSTED_PROXIES` may name, the same as in Fastify. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Returns a function that tells whether an address is in these addresses, networks or named ranges. */
function matcherOf(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges.flatMap((name) => namedRanges[name] ?? [name])) {
    const [address = "", bits] = range.split("/");
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
