import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Parts of a request that the origin checks need. */
type Asking = { headers: IncomingHttpHeaders };

/**
 * Returns whether a request comes from the site's own pages, or from a program other than a browser, which sends no
 * `Origin` header. Browsers send one with every POST and every WebSocket.
 *
 * @param publicOrigin the site's public origin, if it is set
 */
export function isOwnOrigin({ headers }: Asking, publicOrigin: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicOrigin !== null) return origin === publicOrigin;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Returns the origin for URLs in responses: the site's public origin, or that of this request. Never uses
 * `X-Forwarded-Host`: most proxies forward what a client wrote there.
 */
export function originOf(
  { protocol, headers }: Pick<FastifyRequest, "protocol" | "headers">,
  publicOrigin: string | null,
): string {
  // A proxy may forward any text as the protocol, and HTTP/1.0 has no `Host`.
  const scheme = protocol === "https" ? "https" : "http";
  return publicOrigin ?? `${scheme}://${headers.host ?? "localhost"}`;
}

/** Returns a hook that rejects requests from pages of other sites. */
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
 * Returns whether a cookie requires TLS: when the site has an https origin or, without a configured origin, when the
 * request does not come from this machine.
 */
export function isSecureSite({ headers }: Asking, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return publicOrigin.startsWith("https:");
  return !isLoopbackHost(headers.host);
}

/** Returns whether a request with this `Host` header can come only from this machine. */
export function isLoopbackHost(host = ""): boolean {
  return isLoopback(host.replace(/:\d+$/, "").replace(/^\[|\]$/g, ""));
}

/** Returns whether a host name or address is that of this machine only (loopback). */
export function isLoopback(name: string): boolean {
  return name === "localhost" || name === "::1" || /^127\.\d+\.\d+\.\d+$/.test(name);
}
