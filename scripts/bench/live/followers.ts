// Followers in a separate process: `followers.ts URL COUNT START CODE`. Without a code they only listen. Each message
// contains in `pointer.x` how many milliseconds after START it was sent.
import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import { followed, now } from "./message.ts";

const [url = "", count = "", start = "", code = ""] = process.argv.slice(2);
const startedAt = Number(start);
/** Histogram of delays, in tenths of a millisecond. */
const delays = new Uint32Array(300_000);
const result = { received: 0, disordered: 0, skipped: 0, lost: 0, bytes: 0 };

/** Parsing only these two numbers costs the same for all senders. */
const shown = /"sequence":(\d+).*"x":([\d.]+)/;

/** Number of networks: each network has a connection limit. */
const networks = 10;

function follow(_: unknown, n: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "x-forwarded-for": `198.51.100.${n % networks}` };
    const socket = code
      ? new WebSocket(`${url}/graphql`, "graphql-transport-ws", { headers })
      : new WebSocket(`${url}/follow`);
    let last = 0;
    socket.on("error", reject);
    socket.on("close", () => (result.lost += 1));
    socket.on("open", () => {
      if (!code) return resolve();
      socket.send(JSON.stringify({ type: "connection_init" }));
    });
    socket.on("message", (data: Buffer) => {
      const text = data.toString("latin1");
      const found = shown.exec(text);
      if (found) {
        const sequence = Number(found[1]);
        const delay = now() - startedAt - Number(found[2]);
        const tenth = Math.min(delays.length - 1, Math.max(0, Math.round(delay * 10)));
        delays[tenth] = (delays[tenth] ?? 0) + 1;
        if (sequence <= last) result.disordered += 1;
        else if (last > 0) result.skipped += sequence - last - 1;
        last = sequence;
        result.received += 1;
        result.bytes = data.length;
      } else if (text.includes("connection_ack")) {
        const payload = { query: followed, variables: { code } };
        socket.send(JSON.stringify({ id: randomUUID(), type: "subscribe", payload }));
      } else if (text.includes('"next"')) resolve();
      else reject(new Error(text));
    });
  });
}

// In batches, as when a crowd enters.
for (let rest = Number(count); rest > 0; rest -= 100) {
  await Promise.all(Array.from({ length: Math.min(100, rest) }, follow));
}
process.send?.("ready");
process.on("message", () => {
  process.send?.({ ...result, delays: [...delays.entries()].filter(([, times]) => times > 0) });
});
