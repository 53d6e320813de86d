import { request } from "node:http";
import type { Agent, OutgoingHttpHeaders } from "node:http";

/** A request of a network, simulated by an address of the loopback range. */
export type Sent = {
  url: string;
  /** Source address, such as 127.0.1.1. */
  from: string;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Connection pool; without one the request uses a new connection. */
  agent?: Agent;
};

/** Result of a request: its status, or 0 if the connection ended first, or -1 if it timed out. */
export type Outcome = { status: number; milliseconds: number; text: string; retryAfter: boolean };

/** Timeout of a request, in milliseconds. */
const patienceMs = 30_000;

/** Sends a request, and reads the complete response. */
export function send(sent: Sent): Promise<Outcome> {
  const { url, from, path, method = "GET", headers, body, agent } = sent;
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text = "", retryAfter = false) =>
      resolve({ status, milliseconds: performance.now() - start, text, retryAfter });
    const { hostname, port } = new URL(url);
    const target = { hostname, port, path, method, localAddress: from, agent: agent ?? false };
    const asked = request({ ...target, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", () => end(0));
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        end(answer.statusCode ?? 0, text, answer.headers["retry-after"] !== undefined);
      });
    });
    asked.setTimeout(patienceMs, () => {
      end(-1);
      asked.destroy();
    });
    asked.on("error", () => end(0));
    asked.end(body);
  });
}

/** Sends a GraphQL operation by POST. */
export const sendOperation = (
  site: { url: string; from: string; headers?: OutgoingHttpHeaders; agent?: Agent },
  operation: { query: string; variables?: Record<string, unknown> },
): Promise<Outcome> =>
  send({
    ...site,
    path: "/graphql",
    method: "POST",
    headers: { ...site.headers, "content-type": "application/json" },
    body: JSON.stringify(operation),
  });
