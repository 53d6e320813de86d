import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What the origin rules need of a request. */
type Asking = { headers: IncomingHttpHeaders };

/**
 * Whether a request comes from the site's own pages, or from a program that is no browser and so
 * names no origin. Browsers name one with every POST and every WebSocket.
 *
 * @param publicOrigin the origin people reach the site by, if it is set
 */
export function isOwnOrigin({ headers }: Asking, publicOrigin: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicOrigin !== null) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * The origin to name in what is sent: the one people reach the site by, or else the one this request came to.
 * `X-Forwarded-Host` is never used: most proxies pass on what a client wrote there.
 */
export function originOf(
  { protocol, headers }: Pick<FastifyRequest, "protocol" | "headers">,
  publicOrigin: string | null,
): string {
  // A proxy may hand on any text as the protocol, and HTTP/1.0 has no `Host`.
  const scheme = protocol === "https" ? "https" : "http";
  return publicOrigin ?? `${scheme}://${headers.host ?? "localhost"}`;
}

/** A hook that refuses what another site's page sends. */
export function ownOriginOnly(publicOrigin: string | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isOwnOrigin(request, publicOrigin)) return;
    const { origin, host } = request.headers;
    request.log.warn(
      { origin, host },
      "refused: if this is the site's own address, set PUBLIC_URL",
    );
    const message = "Pages of other sites cannot do this.";
    const extensions = { code: "FORBIDDEN", requestId: request.id };
    await reply.code(403).send({ errors: [{ message, extensions }] });
  };
}

/**
 * Whether a cookie may travel over TLS only: when the site is reached by https, or, if nobody said
 * how it is reached, when it is not this machine itself that asks.
 */
export function isSecureSite({ headers }: Asking, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return publicOrigin.startsWith("https:");
  return !isLoopbackHost(headers.host);
}

/** Whether a request with this `Host` header came to this machine by a name or address of its own alone. */
export function isLoopbackHost(host = ""): boolean {
  return isLoopback(host.replace(/:\d+$/, "").replace(/^\[|\]$/g, ""));
}

/** Whether a host name or address is that of this machine alone. */
export function isLoopback(name: string): boolean {
  return name === "localhost" || name === "::1" || /^127\.\d+\.\d+\.\d+$/.test(name);
}
