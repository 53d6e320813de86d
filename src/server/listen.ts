import { once } from "node:events";
import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Settings } from "./settings.ts";

/** Error: the server cannot listen. The message tells the operator what to do. */
export class ListenProblem extends Error {}

/**
 * Opens the port and closes it again, so that a start that cannot succeed fails before it has created or changed
 * anything.
 *
 * @throws ListenProblem as `listen` does
 */
export async function tryPort({ host, port }: Pick<Settings, "host" | "port">): Promise<void> {
  const trial = createServer();
  try {
    trial.listen({ host, port });
    await once(trial, "listening");
  } catch (error) {
    throw asListenProblem(error, host, port);
  }
  trial.close();
  await once(trial, "close");
}

/**
 * Opens the server's port.
 *
 * @returns the URL of the server on this machine
 * @throws ListenProblem if the port is in use or not allowed, or the host is not an address of this machine
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Settings, "host" | "port">,
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw asListenProblem(error, host, port);
  }
  const address = app.server.address();
  const opened = address !== null && typeof address === "object" ? address.port : port;
  return `http://${reachable(host)}:${opened}`;
}

function asListenProblem(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const sentence = typeof code === "string" ? sentences[code] : undefined;
  return sentence ? new ListenProblem(sentence(host, port), { cause: error }) : error;
}

const sentences: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_host, port) =>
    `Port ${port} is in use. Stop the program that uses it, or choose another with PORT=${port === 65535 ? port - 1 : port + 1}.`,
  EACCES: (_host, port) =>
    `Port ${port} may not be opened by this user. Choose one above 1023 with PORT=4000.`,
  EADDRNOTAVAIL: (host) => noSuchHost(host),
  ENOTFOUND: (host) => noSuchHost(host),
  EAI_AGAIN: (host) => noSuchHost(host),
};

function noSuchHost(host: string): string {
  return `HOST=${host} is not an address of this machine. Use 127.0.0.1 for this machine alone, 0.0.0.0 for all networks.`;
}

/** Returns an address that a browser can open, since "all networks" is not one. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
