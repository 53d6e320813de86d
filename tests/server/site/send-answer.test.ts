import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import Fastify from "fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from "vitest";
import { Answer } from "../../../src/server/site/answer.ts";
import { answerErrors } from "../../../src/server/site/errors.ts";
import { sendAnswer } from "../../../src/server/site/send-answer.ts";
import { UnsentBytes } from "../../../src/server/site/unsent-bytes.ts";

const text = "The quick brown fox. ".repeat(200);
const headers = { "content-type": "text/html; charset=utf-8", vary: "Accept, Accept-Encoding" };
const answer = new Answer({ text, headers, shared: true });
let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  const one = (made: Answer) => (request: FastifyRequest, reply: FastifyReply) =>
    sendAnswer(request, reply, made);
  app.get("/shared", one(answer));
  const modified = new Date("2040-01-01T00:00:05.400Z");
  app.get("/dated", one(new Answer({ text, headers, shared: true, modified })));
  app.get("/old", one(new Answer({ text, headers, shared: true, modified: new Date(0) })));
  app.get("/personal", one(new Answer({ text, headers, shared: false })));
  const moved = { location: "/shared" };
  app.get("/moved", one(new Answer({ text: "", headers: moved, shared: true, status: 302 })));
  app.get("/missing", one(new Answer({ text, headers, shared: true, status: 404 })));
});
afterAll(() => app.close());

const get = (url: string, given: Record<string, string> = {}) =>
  app.inject({ url, headers: given });

it("send-answer: a network that does not read large answers gets no more, and others do", async () => {
  const own = Fastify({ trustProxy: true, forceCloseConnections: true });
  onTestFinished(() => own.close());
  answerErrors(own);
  own.decorate("unsentBytes", new UnsentBytes({ network: 1, all: 2 ** 30 }));
  const large = new Answer({ text: "x".repeat(2 ** 25), headers, shared: false });
  own.get("/large", (asked, reply) => sendAnswer(asked, reply, large));
  own.get("/small", (asked, reply) => sendAnswer(asked, reply, answer));
  await own.listen({ host: "127.0.0.1", port: 0 });
  const { port } = own.server.address() as AddressInfo;
  /** Returns the status of a response, whose body is not read. */
  const statusOf = async (path: string, ip: string) => {
    const asking = request({ port, path, headers: { "x-forwarded-for": ip }, agent: false }).end();
    onTestFinished(() => void asking.destroy());
    const [response] = (await once(asking, "response")) as [IncomingMessage];
    response.on("error", () => undefined);
    return response.statusCode;
  };
  expect(await statusOf("/large", "192.0.2.1")).toBe(200);
  expect(await statusOf("/large", "192.0.2.1")).toBe(503);
  expect(await statusOf("/small", "192.0.2.1")).toBe(200);
  expect(await statusOf("/large", "192.0.2.2")).toBe(200);
});

describe("send-answer: sending an answer", () => {
  it("has cache headers for shared caches and the headers it varies by", async () => {
    const { headers: sent, body } = await get("/shared");
    expect(body).toBe(text);
    expect(sent).toMatchObject({
      etag: answer.etag,
      "cache-control": "public, max-age=0, s-maxage=10, must-revalidate",
      vary: "Accept, Accept-Encoding",
      "content-type": "text/html; charset=utf-8",
      "content-length": String(text.length),
    });
  });

  it("is compressed for clients that accept it, with the same tag", async () => {
    const { headers: sent, rawPayload } = await get("/shared", { "accept-encoding": "gzip, br" });
    expect(sent).toMatchObject({ "content-encoding": "br", etag: answer.etag });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
  });

  it.each([
    answer.etag,
    answer.etag.replace("W/", ""),
    `"older", ${answer.etag}`,
    `"older",${answer.etag.replace("W/", "")}`,
    "*",
  ])("is an empty 304 if the client has it: %s", async (tag) => {
    const given = { "if-none-match": tag, "accept-encoding": "br" };
    const got = await get("/shared", given);
    expect([got.statusCode, got.rawPayload.length]).toEqual([304, 0]);
    const { date: _, connection: __, ...sent } = got.headers;
    expect(sent).toEqual({
      etag: answer.etag,
      vary: headers.vary,
      "cache-control": "public, max-age=0, s-maxage=10, must-revalidate",
    });
    const head = await app.inject({ method: "HEAD", url: "/shared", headers: given });
    expect([head.statusCode, head.rawPayload.length]).toEqual([304, 0]);
    const { length } = await answer.packed("br");
    expect(head.headers).toMatchObject({ ...sent, "content-length": String(length) });
  });

  it.each(['"older"', answer.etag.slice(0, -2), "", "W/*"])(
    "is complete if the client has another version: %s",
    async (tag) => {
      expect((await get("/shared", { "if-none-match": tag })).statusCode).toBe(200);
    },
  );

  it("has the same headers for HEAD as for GET", async () => {
    const given = { "accept-encoding": "br" };
    const got = await app.inject({ url: "/shared", headers: given });
    const head = await app.inject({ method: "HEAD", url: "/shared", headers: given });
    const { date: _, ...sent } = got.headers;
    expect(head.headers).toMatchObject(sent);
    expect(head.rawPayload.length).toBe(0);
  });

  it("is not cacheable if it is personal", async () => {
    const { statusCode, headers: sent } = await get("/personal", { "if-none-match": "*" });
    expect(statusCode).toBe(200);
    expect(sent["cache-control"]).toBe("private, no-store");
    expect(sent.etag).toBeUndefined();
  });

  it("is an uncacheable 404 if nothing is found, whatever tags are sent", async () => {
    const { statusCode, headers: sent } = await get("/missing", { "if-none-match": "*" });
    expect(statusCode).toBe(404);
    expect(sent["cache-control"]).toBe("private, no-store");
    expect(sent.etag).toBeUndefined();
  });

  it("has no content type if it is empty", async () => {
    const { statusCode, headers: sent } = await get("/moved");
    expect(statusCode).toBe(302);
    expect(sent).toMatchObject({ location: "/shared", "content-length": "0" });
    expect(sent["content-type"]).toBeUndefined();
  });
});

describe("send-answer: an answer with a modification date", () => {
  const dated = (second: string) => `Sun, 01 Jan 2040 00:00:${second} GMT`;
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2040-01-01T00:00:10Z") }));
  afterEach(() => void vi.useRealTimers());

  it("sends the date, rounded up by a second", async () => {
    expect((await get("/dated")).headers["last-modified"]).toBe(dated("06"));
    expect((await get("/shared")).headers["last-modified"]).toBeUndefined();
  });

  it.each([dated("06"), dated("07"), "Sunday, 01-Jan-40 00:00:06 GMT", "Sun Jan  1 00:00:06 2040"])(
    "is an empty 304 if the client has the version of %s",
    async (date) => {
      for (const method of ["GET", "HEAD"] as const) {
        const sent = { method, url: "/dated", headers: { "if-modified-since": date } };
        const { statusCode, body } = await app.inject(sent);
        expect([method, statusCode, body]).toEqual([method, 304, ""]);
      }
    },
  );

  it.each([dated("05"), "yesterday", "2041", "1", "", "2040-01-01T00:00:07Z"])(
    "is complete if the client has the version of %j",
    async (date) => {
      expect((await get("/dated", { "if-modified-since": date })).statusCode).toBe(200);
    },
  );

  it("compares only the tag if one is sent", async () => {
    const statusOf = async (tag: string, second: string) =>
      (await get("/dated", { "if-none-match": tag, "if-modified-since": dated(second) }))
        .statusCode;
    expect(await statusOf('"older"', "06")).toBe(200);
    expect(await statusOf(answer.etag, "05")).toBe(304);
  });

  it("is complete for a date within the second before the change", async () => {
    vi.setSystemTime(new Date("2040-01-01T00:00:05.900Z"));
    const date = (await get("/dated")).headers["last-modified"];
    expect(date).toBe(dated("05"));
    expect((await get("/dated", { "if-modified-since": dated("05") })).statusCode).toBe(200);
  });

  it("is complete for a date before the server's start", async () => {
    const date = new Date(performance.timeOrigin - 1000).toUTCString();
    expect((await get("/old", { "if-modified-since": date })).statusCode).toBe(200);
    expect((await get("/old", { "if-modified-since": dated("01") })).statusCode).toBe(304);
  });
});
