import { lookup } from "node:dns";
import type { LookupAddress, LookupOptions } from "node:dns";
import { request as requestPlainly } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestSecurely } from "node:https";
import { isIP } from "node:net";
import { isWebPort } from "./public-addresses.ts";
import { RemoteProblem } from "./remote-problem.ts";

export type RemoteOptions = {
  signal: AbortSignal;
  /** Value of the `Accept` header. */
  accept: string;
  /** Returns whether the server may connect to a port of an IP address; `isPublicEndpoint` by default. */
  mayReach: (address: string, port: number) => boolean;
};

/** Milliseconds without data after which a connection times out. */
export const patience = 15_000;
const redirectsLimit = 5;
/** Maximum length of an address, in UTF-16 code units. */
const addressLimit = 2_000;

/**
 * Opens a web address for reading. The server resolves each host once and connects to exactly the IP address that it
 * checked, and repeats the check for each redirect: no address can make the server connect to its internal network.
 *
 * @returns the response, whose body is unread, and the address after redirects
 * @throws RemoteProblem
 */
export async function openRemote(
  address: string,
  options: RemoteOptions,
): Promise<{ response: IncomingMessage; address: string }> {
  let url = webAddress(address);
  for (let redirects = 0; redirects <= redirectsLimit; redirects += 1) {
    const response = await ask(url, options);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy();
      url = webAddress(location, url);
      continue;
    }
    if (status === 200) return { response, address: url.href };
    response.destroy();
    throw refusal(url, status);
  }
  throw new RemoteProblem(
    "too-many-redirects",
    `${address} leads from address to address, without end.`,
  );
}

/** @throws RemoteProblem if the text is not a web address */
function webAddress(text: string, base?: URL): URL {
  const url = text.length <= addressLimit && URL.canParse(text, base) ? new URL(text, base) : null;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new RemoteProblem(
      "address",
      `“${text.slice(0, 80)}” is no address of the web. It begins with https:// or http://.`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw new RemoteProblem("address", "An address with a name and a password in it is not asked.");
  }
  url.hash = "";
  return url;
}

function ask(url: URL, { signal, accept, mayReach }: RemoteOptions): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // An IP address in place of a host name is connected to without a lookup, so it is checked here.
  if (isIP(host) !== 0 && !mayReach(host, portOf(url))) {
    return Promise.reject(notPublic(url));
  }
  const send = url.protocol === "https:" ? requestSecurely : requestPlainly;
  return new Promise((resolve, reject) => {
    const asking = send(url, {
      signal,
      agent: false,
      timeout: patience,
      headers: { accept, "accept-encoding": "identity", "user-agent": "Vitrine" },
      lookup: guardedLookup(url, mayReach),
    });
    asking.on("timeout", () => asking.destroy(tooSlow(url)));
    asking.on("error", (error) => reject(problemOf(error, url, signal)));
    asking.on("response", (response) => {
      response.on("error", () => undefined);
      resolve(response);
    });
    asking.end();
  });
}

function portOf({ port, protocol }: URL): number {
  return Number(port) || (protocol === "https:" ? 443 : 80);
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Returns a lookup function that resolves like Node's, but fails if any of the resolved addresses is not allowed. */
function guardedLookup(url: URL, mayReach: RemoteOptions["mayReach"]) {
  return (hostname: string, options: LookupOptions, found: Found): void => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) found(error ?? new Error("Nothing was found."), []);
      else if (!addresses.every(({ address }) => mayReach(address, portOf(url)))) {
        found(notPublic(url), []);
      } else if (options.all) found(null, addresses);
      else found(null, first.address, first.family);
    });
  };
}

/** Converts an error of a request into a `RemoteProblem`; returns the abort reason if the caller aborted it. */
export function problemOf(error: unknown, url: URL, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof RemoteProblem) return error;
  return new RemoteProblem("unreachable", `${url.host} could not be reached. Try again later.`);
}

export function tooSlow(url: URL): RemoteProblem {
  return new RemoteProblem("too-slow", `${url.host} does not answer. Try again later.`);
}

function notPublic(url: URL): RemoteProblem {
  const why = isWebPort(portOf(url))
    ? `${url.hostname} is not on the public internet. The site owner can allow addresses of its own network.`
    : `${url.host} is not asked, because of its port: only 80, 443 and those above 1023 are. The site owner can allow others.`;
  return new RemoteProblem("not-public", why);
}

function refusal(url: URL, status: number): RemoteProblem {
  if (status === 404 || status === 410) {
    return new RemoteProblem("missing", `There is nothing at ${url.href}.`);
  }
  if (status === 429 || status === 503) {
    return new RemoteProblem("busy", `${url.host} has too much to do. Try again later.`);
  }
  return new RemoteProblem("refused", `${url.host} answered with ${status}. Try again later.`);
}
