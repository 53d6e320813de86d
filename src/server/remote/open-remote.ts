import { lookup } from "node:dns";
import type { LookupAddress, LookupOptions } from "node:dns";
import { request as requestPlainly } from "node:http";
import type { IncomingMessage } from "node:http";
import { request as requestSecurely } from "node:https";
import { isIP } from "node:net";
import { isWebPort } from "./public-addresses.ts";
import { RemoteProblem } from "./remote-problem.ts";

export type RemoteOptions = {
  /** Ends it. */
  signal: AbortSignal;
  /** What is wanted, as the header `Accept` says it. */
  accept: string;
  /** Whether a port of an IP address may be asked: `isPublicEndpoint`, unless the owner of the site allows more. */
  mayReach: (address: string, port: number) => boolean;
};

/** Milliseconds without a byte, after which it is given up. */
export const patience = 15_000;
const redirectsLimit = 5;
/** An address longer than this is none that anybody meant. */
const addressLimit = 2_000;

/**
 * Opens an address of the web for reading. Each host is looked up once, and what is connected to is the very address that
 * was found to be allowed, for each redirect anew: nobody leads the server into the network it stands in.
 *
 * @returns the answer, whose body has not begun to be read, and the address that gave it in the end
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

/** @throws RemoteProblem if it is no address of the web */
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
  // An address in place of a name is connected to without being looked up.
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

/** Looks a name up as Node does, and gives what it found if all of it may be reached. */
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

/** What went wrong with an address while it was asked or read, in a sentence. */
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
