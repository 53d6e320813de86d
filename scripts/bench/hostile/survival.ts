import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { memoryOf } from "../process.ts";
import type { BenchTable } from "../table.ts";
import { send } from "./client.ts";
import { hostileMessages, hostileRequests } from "./requests.ts";
import type { HostileSite } from "./site.ts";

/** Maximum growth of the server's memory. */
const flat = 1.1;
const atOnce = 16;

/** Outcomes of the requests of one kind. `lost` counts connections that the server closed without a response. */
type Tally = { answered: number; lost: number; errors: number; hanging: number };

/**
 * Sends hostile requests of every kind, and then holds connections that read or write slowly or not at all.
 *
 * @param count number of requests of each kind
 * @param minutes how long the connections are held
 */
export async function benchSurvival(
  site: HostileSite,
  { count, minutes }: { count: number; minutes: number },
): Promise<BenchTable> {
  const table: BenchTable = {
    name: "hostile: survival",
    columns: [
      "kind",
      "answered",
      "connection lost",
      "5xx other than 503",
      "without answer",
      "MB before",
      "MB after",
    ],
    rows: [],
    goals: [],
    notes: [`${count} requests of each kind; connections for ${minutes} min.`],
  };
  const attempt = async (kind: string, work: () => Promise<Tally>) => {
    process.stderr.write(`hostile: ${kind}\n`);
    const before = memoryOf(site.pid());
    const { answered, lost, errors, hanging } = await work();
    await wait(15_000);
    const after = memoryOf(site.pid());
    const megabytes = [before, after].map((bytes) => (bytes / 1e6).toFixed(0));
    table.rows.push([kind, answered, lost, errors, hanging, ...megabytes]);
    table.goals.push(
      {
        text: `${kind}: no error of the server, no request without an answer`,
        met: errors === 0 && hanging === 0,
        value: `${errors} and ${hanging}`,
      },
      {
        text: `${kind}: memory is back within a tenth`,
        met: after <= before * flat,
        value: `${((after / before - 1) * 100).toFixed(0)} %`,
      },
    );
  };
  const requests = Object.entries(hostileRequests(site, count));
  // The first round fills caches, which retain their memory.
  for (const [, some] of requests) await sendAll(site, some.slice(0, count / 10));
  for (const [kind, some] of requests) await attempt(kind, () => sendAll(site, some));
  await attempt("WebSocket", () => sendMessages(site, hostileMessages(count)));
  await attempt("slow connections", () => holdConnections(site, minutes));
  return table;
}

async function sendAll(
  { url }: HostileSite,
  requests: Omit<Parameters<typeof send>[0], "url" | "from">[],
): Promise<Tally> {
  const tally: Tally = { answered: 0, lost: 0, errors: 0, hanging: 0 };
  const waiting = requests.entries();
  const loop = async () => {
    for (const [index, one] of waiting) {
      // The requests come from 100 networks, so that the limits of one network do not end the benchmark.
      const { status } = await send({ ...one, url, from: `127.2.${index % 100}.1` });
      if (status === -1) tally.hanging += 1;
      else if (status === 0) tally.lost += 1;
      else if (status >= 500 && status !== 503) tally.errors += 1;
      else tally.answered += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return tally;
}

async function sendMessages({ url }: HostileSite, messages: string[]): Promise<Tally> {
  const tally: Tally = { answered: 0, lost: 0, errors: 0, hanging: 0 };
  const waiting = messages.entries();
  const loop = async () => {
    for (const [index, message] of waiting) {
      const options = { localAddress: `127.2.${index % 100}.1` };
      const socket = new WebSocket(`${url}/graphql`, "graphql-transport-ws", options);
      const isAnswered = await new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), 30_000);
        const end = (text: string) => {
          clearTimeout(timer);
          if (text.includes("INTERNAL")) tally.errors += 1;
          resolve(true);
        };
        socket.on("error", () => end(""));
        socket.on("close", () => end(""));
        socket.on("message", (data: Buffer) => {
          const text = data.toString();
          if (!text.includes("connection_ack")) return end(text);
          socket.send(message);
          // The server answers a ping after the messages before it.
          socket.send(JSON.stringify({ type: "ping" }));
        });
        socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
      });
      if (isAnswered) tally.answered += 1;
      else tally.hanging += 1;
      socket.terminate();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, loop));
  return tally;
}

/** Opens two thousand connections. A quarter each sends nothing, half a header, a slow body, and reads no response. */
async function holdConnections({ url, service }: HostileSite, minutes: number): Promise<Tally> {
  const { port } = new URL(url);
  const beginnings = [
    "",
    "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 400000\r\n\r\n${"x".repeat(1_000)}`,
    `GET ${service}/full/max/0/default.jpg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
  ];
  const sockets = Array.from({ length: 2_000 }, (_, index) => {
    const localAddress = `127.3.${index % 100}.1`;
    const socket = connect({ host: "127.0.0.1", port: Number(port), localAddress });
    socket.on("error", () => undefined);
    socket.pause();
    socket.write(beginnings[index % 4] ?? "");
    return socket;
  });
  const drip = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed && socket.writable) socket.write("x");
  }, 5_000);
  const tally: Tally = { answered: 0, lost: 0, errors: 0, hanging: 0 };
  for (const end = Date.now() + minutes * 60_000; Date.now() < end; await wait(1_000)) {
    // From another network than the connections, which may have reached the limit of theirs.
    const { status } = await send({ url, from: "127.2.0.1", path: "/works" });
    if (status === 200) tally.answered += 1;
    else if (status === 0) tally.lost += 1;
    else if (status === -1) tally.hanging += 1;
    else tally.errors += 1;
  }
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  return tally;
}
