import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { DecoderPool } from "../../src/server/images/decoding/decoder-pool.ts";
import { PublicImages } from "../../src/server/images/public-images.ts";
import { connectionLimits } from "../../src/server/site/connections.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { connectLive, follow } from "../support/live.ts";
import { startServer } from "../support/server.ts";
import { startServerProcess } from "../support/server-process.ts";
import { workInput } from "../support/work-inputs.ts";

/** Limits under which a stop that waits for its clients would not end. */
const patient = { ...connectionLimits, idleTime: 0 };

/** Opens a connection, and sends the text. */
async function open(url: string, text = ""): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  if (text !== "") socket.write(text.replaceAll("\n", "\r\n"));
  return socket;
}

test("stop: ends image decoding before it waits for pending requests, and closes their connections afterwards", async () => {
  const close = vi.spyOn(DecoderPool.prototype, "close");
  let resolve = (_isPublic: boolean) => {};
  const promise = new Promise<boolean>((resolved) => (resolve = resolved));
  const asked = vi.spyOn(PublicImages.prototype, "isPublic").mockImplementation(() => promise);
  const server = await startServer();
  const answered = fetch(`${server.url}/iiif/image/3/${"a".repeat(32)}/info.json`);
  await expect.poll(() => asked.mock.calls).toHaveLength(1);
  const stopped = server.stop();
  await expect.poll(() => close.mock.calls).toHaveLength(1);
  resolve(true);
  expect((await answered).status).toBe(404);
  await stopped;
});

const whole = "GET /healthz HTTP/1.1\nHost: localhost\n\n";

test.each([
  ["that was opened in advance", ""],
  ["that is kept open after an answer", whole],
  ["on which half a head has arrived", "GET / HTTP/1.1\nHost: loc"],
  [
    "on which half a body has arrived",
    "POST /graphql HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: 9\n\n{",
  ],
])("stop: does not wait for a connection %s", async (_what, text) => {
  const server = await startServer({ connectionLimits: patient });
  const socket = await open(server.url, text);
  if (text === whole) await once(socket, "data");
  // When a later request is answered, the server has read what was sent before.
  await fetch(`${server.url}/healthz`);
  const closed = once(socket.resume(), "close");
  await server.stop();
  await closed;
});

test("stop: waits for a response in progress, but not for the next request on its connection", async () => {
  const server = await startServer({ connectionLimits: patient });
  const description = "x".repeat(100_000);
  await applyWorks(server.store.db, [workInput({ identifier: "long", description })]);
  await server.settled();
  const fields = Array.from({ length: 70 }, (_, n) => `a${n}: description`);
  const query = `{ works(first: 1) { edges { node { ${fields.join(" ")} } } } }`;
  const body = JSON.stringify({ query });
  const socket = await open(
    server.url,
    `POST /graphql HTTP/1.1\nHost: localhost\nContent-Type: application/json\nContent-Length: ${body.length}\n\n`,
  );
  socket.write(body);
  const [begin] = (await once(socket, "data")) as [Buffer];
  socket.pause();
  expect(String(begin)).not.toMatch(/connection: close/i);
  const length = Number(/content-length: (\d+)/i.exec(String(begin))?.[1]);
  expect(length).toBeGreaterThan(70 * description.length);
  const stopped = server.stop();
  let received = begin.length - begin.indexOf("\r\n\r\n") - 4;
  socket.on("data", (data: Buffer) => (received += data.length)).resume();
  await Promise.all([stopped, once(socket, "close")]);
  expect(received).toBe(length);
});

test(
  "stop: a busy server exits cleanly and answers or rejects every request",
  { tags: ["full"] },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-stop-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const server = await startServerProcess({ VITRINE_DATA: join(folder, "data") });
    onTestFinished(() => server.kill());
    const answers: string[] = [];
    let isGone = false;
    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`${server.url}${path}`, init).catch((error: Error) => {
        const { code } = error.cause as { code?: string };
        // A new connection, or one that the server has just closed: it has not started handling the request.
        if (!/^(ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/.test(code ?? "")) throw error;
        isGone ||= code === "ECONNREFUSED";
        return null;
      });
      if (response === null) return;
      await response.arrayBuffer();
      const isTold = response.headers.has("retry-after");
      answers.push(`${response.status}${isTold ? " told when to ask again" : ""}`);
    };
    const query = (n: number) =>
      `{ works(first: 24, search: "${n} ${Math.random()}") { totalCount } }`;
    const kinds = [
      (n: number) =>
        ask("/graphql", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ query: query(n) }),
        }),
      (n: number) => ask(`/works?q=${n}`, { headers: { accept: "text/html" } }),
      () => ask("/feed.atom"),
      (n: number) => ask(`/oai?verb=ListRecords&metadataPrefix=oai_dc&n=${n}`),
    ];
    const loops = Array.from({ length: 16 }, async (_, k) => {
      for (let n = k; !isGone; n += 16) await kinds[k % 4]?.(n);
    });
    const clients = Array.from({ length: 20 }, () => connectLive(server.url));
    onTestFinished(() => clients.forEach((client) => void client.dispose()));
    await Promise.all(
      clients.map(
        (client) => follow(client, "subscription { collectionChanged { addedCount } }").begun,
      ),
    );
    await open(server.url);
    await open(server.url, "POST /graphql HTTP/1.1\nHost: localhost\nContent-Length: 9\n\n");
    await expect.poll(() => answers.length).toBeGreaterThan(200);
    expect(await server.stop()).toBe(0);
    await Promise.all(loops);
    expect([...new Set(answers)].filter((answer) => !/^200$|^503 told/.test(answer))).toEqual([]);
  },
);
