import { Agent, get } from "node:http";
import type { ClientRequest } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { FastifyRequest } from "fastify";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { cutOriginal } from "../../../src/server/images/cut.ts";
import { prepareImage } from "../../../src/server/images/prepare.ts";
import { imageService } from "../../../src/server/images/service.ts";
import { gradient, allPublic, temporaryFolder } from "./support.ts";
import { eventually } from "../../support/eventually.ts";

vi.mock("../../../src/server/images/cut.ts", async (original) => ({
  ...(await original<object>()),
  cutOriginal: vi.fn(),
}));
const cutting = vi.mocked(cutOriginal);

/** Renderings that have started and wait until the test finishes them, by their canonical request. */
const held = new Map<string, () => void>();
beforeEach(() => {
  cutting.mockReset();
  held.clear();
  cutting.mockImplementation(
    (_original, { canonical }) =>
      new Promise((resolve) => held.set(canonical, () => resolve(Buffer.from(canonical)))),
  );
});

/** Counters of the server's events, on which tests wait. */
type Seen = { asked: number; left: number };

async function site(): Promise<{ url: string; seen: Seen }> {
  const imagesFolder = await temporaryFolder();
  const { key } = await prepareImage(
    { bytes: await gradient(600, 400).png().toBuffer() },
    imagesFolder,
  );
  const seen = { asked: 0, left: 0 };
  const app = Fastify({ forceCloseConnections: true });
  app.addHook("onRequest", async () => {
    seen.asked += 1;
  });
  app.addHook("onRequestAbort", async (_request) => {
    seen.left += 1;
  });
  const networkOf = ({ headers }: FastifyRequest) => String(headers["x-network"] ?? "one");
  await app.register(imageService, { imagesFolder, ...allPublic, networkOf, cutsAtOnce: 2 });
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/iiif/image/3/${key}`, seen };
}

/** Creates a client with its own connection; `answer` resolves to its response, or to null if it disconnected first. */
function client(
  url: string,
  network = "one",
): { request: ClientRequest; answer: Promise<[number, string] | null> } {
  const request = get(url, { agent: new Agent(), headers: { "x-network": network } });
  const answer = new Promise<[number, string] | null>((resolve) => {
    request.on("error", () => resolve(null));
    request.on("response", (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString("latin1");
      });
      response.on("end", () => resolve([response.statusCode ?? 0, text]));
    });
  });
  return { request, answer };
}

const part = (number: number) => `/${number},0,100,100/50,50/0/default.png`;
const canonical = (number: number) => part(number).slice(1);
const begun = (number: number) => eventually(() => expect(held.has(canonical(number))).toBe(true));
const finish = (number: number) => held.get(canonical(number))?.();

const saw = (seen: Seen, expected: Partial<Seen>) =>
  eventually(() => expect(seen).toMatchObject(expected));

describe("crowd: many clients", () => {
  test("that request the same cut in any spelling cause one cut", async () => {
    const { url, seen } = await site();
    const spellings = [
      "/10,0,100,100/50,50/0/default.png",
      "/10,0,100,100/50,/0/color.png",
      "/10,0,100,100/pct:50/0.0/default.png",
      "/10,0,100,100/!50,80/360/default.png",
    ];
    const crowd = Array.from({ length: 40 }, (_, turn) => client(url + spellings[turn % 4]));
    await saw(seen, { asked: 40 });
    await begun(10);
    finish(10);
    for (const { answer } of crowd) expect(await answer).toEqual([200, canonical(10)]);
    expect(cutting).toHaveBeenCalledTimes(1);
  });

  test("that request more cuts than may wait get status 503", async () => {
    const { url, seen } = await site();
    const crowd = Array.from({ length: 205 }, (_, turn) => client(url + part(turn)));
    await saw(seen, { asked: 205 });
    const answers: [number, string][] = [];
    for (const { answer } of crowd) void answer.then((said) => said && answers.push(said));
    await eventually(() => expect(answers).toHaveLength(3));
    for (const [status, text] of answers) {
      expect(status).toBe(503);
      expect(text).toContain("Too many pictures");
    }
    expect(cutting).toHaveBeenCalledTimes(2);
    for (const { request } of crowd) request.destroy();
    await saw(seen, { left: 202 });
  });
});

describe("crowd: networks", () => {
  test("that request little do not wait behind one that requests much", async () => {
    const { url, seen } = await site();
    const crowd = Array.from({ length: 60 }, (_, turn) => client(url + part(turn)));
    await saw(seen, { asked: 60 });
    const other = client(url + part(100), "two");
    await saw(seen, { asked: 61 });
    await begun(1);
    finish(0);
    finish(1);
    await begun(100);
    finish(100);
    expect(await other.answer).toEqual([200, canonical(100)]);
    for (const { request } of crowd) request.destroy();
    await saw(seen, { left: 58 });
  });

  test("get places in a queue that another one has filled", async () => {
    const { url, seen } = await site();
    const crowd = Array.from({ length: 202 }, (_, turn) => client(url + part(turn)));
    await saw(seen, { asked: 202 });
    const other = client(url + part(300), "two");
    const answers = crowd.map(({ answer }) => answer.then((said) => said?.[0]));
    expect(await Promise.any(answers)).toBe(503);
    for (const { request } of crowd) request.destroy();
    await begun(0);
    await begun(1);
    finish(0);
    finish(1);
    await begun(300);
    finish(300);
    expect((await other.answer)?.[0]).toBe(200);
  });

  test("do not wait for another network's turn for the same cut", async () => {
    const { url, seen } = await site();
    const crowd = Array.from({ length: 60 }, (_, turn) => client(url + part(turn)));
    await saw(seen, { asked: 60 });
    const other = client(url + part(59), "two");
    await saw(seen, { asked: 61 });
    await begun(1);
    finish(0);
    finish(1);
    await begun(59);
    finish(59);
    expect((await other.answer)?.[0]).toBe(200);
    for (const { request } of crowd) request.destroy();
    await saw(seen, { left: 58 });
  });
});

test("crowd: large cuts run one after the other, and small ones beside them", async () => {
  const { url, seen } = await site();
  // Large after rotation.
  const large = ["full/^2000,1000/45/default.png", "full/^2000,1000/44/default.png"];
  const running = large.map((path) => client(`${url}/${path}`));
  await saw(seen, { asked: 2 });
  const small = client(url + part(1));
  await begun(1);
  finish(1);
  expect((await small.answer)?.[0]).toBe(200);
  const [first = ""] = large.filter((path) => held.has(path));
  expect(large.filter((path) => held.has(path))).toEqual([first]);
  held.get(first)?.();
  await eventually(() => expect(large.filter((path) => held.has(path))).toHaveLength(2));
  for (const path of large) held.get(path)?.();
  for (const { answer } of running) expect((await answer)?.[0]).toBe(200);
});

test("crowd: a network that does not read its answers gets no more, and others do", async () => {
  const bytes = Buffer.alloc(40_000_000);
  cutting.mockImplementation(() => Promise.resolve(bytes));
  const { url } = await site();
  const silent = (number: number) => {
    const request = get(url + part(number), {
      agent: new Agent(),
      headers: { "x-network": "one" },
    });
    return new Promise<ClientRequest>((resolve) => {
      request.on("response", (response) => {
        response.on("error", () => undefined);
        resolve(request);
      });
    });
  };
  const sent = [await silent(1), await silent(2)];
  expect((await client(url + part(3)).answer)?.[0]).toBe(503);
  const calls = cutting.mock.calls.length;
  expect((await client(url + part(4), "two").answer)?.[0]).toBe(200);
  expect(cutting.mock.calls.length).toBe(calls + 1);
  for (const request of sent) request.destroy();
  await eventually(async () => {
    expect((await client(url + part(5)).answer)?.[0]).toBe(200);
  });
});

describe("crowd: a client that disconnects", () => {
  test("leaves the queue, and the next one gets its place", async () => {
    const { url, seen } = await site();
    const running = [client(url + part(1)), client(url + part(2))];
    await begun(1);
    await begun(2);
    const leaver = client(url + part(3));
    await saw(seen, { asked: 3 });
    const stayer = client(url + part(4));
    await saw(seen, { asked: 4 });
    leaver.request.destroy();
    await saw(seen, { left: 1 });
    finish(1);
    await begun(4);
    finish(4);
    finish(2);
    expect(await stayer.answer).toEqual([200, canonical(4)]);
    for (const { answer } of running) expect((await answer)?.[0]).toBe(200);
    expect(held.has(canonical(3))).toBe(false);
    expect(cutting).toHaveBeenCalledTimes(3);
  });

  test("leaves the queue with all its pipelined requests", async () => {
    const { url, seen } = await site();
    const running = [client(url + part(1)), client(url + part(2))];
    await begun(1);
    await begun(2);
    const { hostname, port, pathname } = new URL(url);
    const pipelining = connect(Number(port), hostname);
    const head = (number: number) =>
      `GET ${pathname}${part(number)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    pipelining.write(head(3) + head(4));
    await saw(seen, { asked: 4 });
    const stayer = client(url + part(5));
    await saw(seen, { asked: 5 });
    pipelining.destroy();
    await saw(seen, { left: 2 });
    finish(1);
    await begun(5);
    finish(5);
    finish(2);
    expect(await stayer.answer).toEqual([200, canonical(5)]);
    for (const { answer } of running) expect((await answer)?.[0]).toBe(200);
    expect(cutting).toHaveBeenCalledTimes(3);
  });

  test("does not affect others that wait for the same cut", async () => {
    const { url, seen } = await site();
    const running = [client(url + part(1)), client(url + part(2))];
    await begun(1);
    await begun(2);
    const [leaver, stayer] = [client(url + part(3)), client(url + part(3))];
    await saw(seen, { asked: 4 });
    leaver.request.destroy();
    await saw(seen, { left: 1 });
    finish(1);
    await begun(3);
    finish(3);
    finish(2);
    expect(await stayer.answer).toEqual([200, canonical(3)]);
    for (const { answer } of running) expect((await answer)?.[0]).toBe(200);
    expect(cutting).toHaveBeenCalledTimes(3);
  });
});
