import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { connectionLimits } from "../../src/server/site/connections.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

let server: TestServer;
const key = "a".repeat(32);

beforeAll(async () => {
  server = await startServer({
    // Pages need a build, so this test requests only other URLs.
    clientFolder: "/nonexistent/client",
    connectionLimits: { ...connectionLimits, headTime: 300, requestTime: 300, checkInterval: 20 },
  });
  await applyWorks(server.store.db, [workInput({ identifier: "A.1", images: [imageInput(key)] })]);
  await server.settled();
});
afterAll(() => server.stop());

const anyOf = (...texts: string[]) => fc.constantFrom(...texts);
/** Text that breaks parsers, without line breaks. */
const odd = fc.oneof(
  fc.string({ maxLength: 20 }).map((some) => some.replaceAll(/[\r\n]/g, "")),
  fc.string({ unit: "binary", maxLength: 20 }).map(encodeURIComponent),
  fc.nat().map(String),
  anyOf("", "%", "%00", "%ff", "%2F..%2f", "..", "/", "//", "null", "undefined", "constructor"),
  anyOf("__proto__", "-1", "1e309", "NaN", "9".repeat(400), "x".repeat(2_000), "ü", "𝒳", "\u0000"),
  anyOf("2026-02-31T00:00:00Z", "0000-01-01", "{}", "[]", '{"a":{}}', "[".repeat(3_000)),
);
const documents = fc.oneof(
  anyOf(
    "{__typename}",
    "{",
    "subscription{collectionChanged{addedCount}}",
    'mutation{addFavourite(input:{workId:"a"}){__typename}}',
    "query($a:Int!){works(first:$a){totalCount}}",
    "query($id:ID!){node(id:$id){id}}",
    "subscription($id:ID!){notesChanged(imageId:$id){goneIds}}",
    "subscription($id:ID!){albumChanged(id:$id){change}}",
    "subscription($id:String!){tourView(code:$id){sequence}}",
  ),
  odd,
);
const deep: unknown = JSON.parse(`${"[".repeat(3_000)}${"]".repeat(3_000)}`);
const json = fc.oneof(
  { weight: 5, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown> },
  fc.constant(deep),
);
const variables = fc.oneof(fc.record({ a: json, id: fc.oneof(odd, json) }), fc.jsonValue());
const operation = fc.record(
  {
    query: fc.oneof(documents, fc.jsonValue()),
    variables,
    extensions: fc.jsonValue(),
    operationName: fc.oneof(odd, fc.jsonValue()),
    id: odd,
  },
  { requiredKeys: [] },
);

const segment = fc.oneof(anyOf(key, "A.1", "title-of-a-1", "works", "1", "canvas", "page"), odd);
const image = fc.tuple(
  anyOf("full", "square", "0,0,1,1", "pct:0,0,1,1", "0,0,0,0"),
  anyOf("max", "^max", "1,", ",1", "!1,1", "pct:1", "0,0"),
  anyOf("0", "!90", "22.5", "-1"),
  anyOf("default.jpg", "gray.png", "bitonal.tif", "color.webp", "x.y"),
);
const path = fc
  .oneof(
    fc
      .tuple(
        anyOf("/iiif/manifest", "/iiif/collection", "/iiif/annotations", "/iiif/search", "/works"),
        fc.array(segment, { maxLength: 4 }),
      )
      .map(([start, rest]) => [start, ...rest].join("/")),
    fc
      .tuple(segment, fc.oneof(image, fc.array(segment, { maxLength: 5 })))
      .map(([start, rest]) => ["/iiif/image/3", start, ...rest].join("/")),
    anyOf("/graphql", "/oai", "/oembed", "/feed.atom", "/exhibitions/feed.atom", "/sitemap.xml"),
    anyOf("/robots.txt", "/healthz", "/desk/uploads", "/desk/export.csv", "/desk/export.zip"),
    anyOf("*", "http://a.example/oai", "http://[", "/", "//", ""),
    odd.map((some) => `/${some}`),
  )
  // A request line ends at a space.
  .map((some) => some.replaceAll(/\s/g, "%20"));
const parameter = fc.tuple(
  anyOf(
    "id",
    "variables",
    "extensions",
    "query",
    "url",
    "verb",
    "q",
    "identifier",
    "from",
    "into",
  ).chain((name) => fc.oneof(fc.constant(name), odd)),
  fc.oneof(
    anyOf("Identify", "ListRecords", "GetRecord", "oai_dc", "http://localhost/works/title-of-a-1"),
    documents,
    variables.map((value) => JSON.stringify(value)),
    odd,
  ),
);
const search = fc
  .array(parameter, { maxLength: 4 })
  .map((all) => all.map(([name, value]) => `${name}=${encodeURI(wellFormed(value))}`).join("&"));
const header = fc
  .tuple(
    anyOf(
      "Accept",
      "Accept-Encoding",
      "Accept-Language",
      "Cache-Control",
      "Content-Type",
      "Cookie",
      "Expect",
      "Idempotency-Key",
      "If-None-Match",
      "Origin",
      "Range",
      "Upgrade",
      "X-File-Name",
      "X-Forwarded-For",
      "X-Forwarded-Host",
      "X-Forwarded-Proto",
      "X-Request-Id",
    ),
    fc.oneof(
      anyOf("*/*", "gzip;q=0, br;q=x", "100-continue", "bytes=5-2", "https", "websocket"),
      anyOf("application/json", "text/html", "text/plain;charset=x", "vitrine_session=%"),
      odd,
    ),
  )
  .map(([name, value]) => `${name}: ${value}\r\n`);
const request = fc
  .record({
    method: fc.oneof(
      { weight: 6, arbitrary: anyOf("GET", "POST") },
      anyOf("HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "QUERY", "NONE"),
    ),
    path,
    search,
    host: fc.oneof({ weight: 5, arbitrary: anyOf("localhost", "museum.example", "[::1]:1") }, odd),
    version: fc.oneof({ weight: 9, arbitrary: fc.constant("1.1") }, anyOf("1.0", "2.0", "0.9")),
    headers: fc.array(header, { maxLength: 4 }),
    isJson: fc.boolean(),
    body: fc.oneof(
      operation.map((value) => JSON.stringify(value)),
      odd,
    ),
    isWhole: fc.nat({ max: 9 }).map((one) => one > 0),
  })
  .map(({ method, path: at, search: asked, host, version, headers, isJson, body, isWhole }) => {
    const bytes = Buffer.from(body);
    const hasBody = method !== "GET" && method !== "HEAD";
    const type = isJson ? "Content-Type: application/json\r\n" : "";
    const length = bytes.length + (isWhole ? 0 : 10);
    const about = hasBody ? `${type}Content-Length: ${length}\r\n` : "";
    const line = `${method} ${at}${asked && "?"}${asked} HTTP/${version}\r\n`;
    const head = `${line}Host: ${host}\r\nConnection: close\r\n${about}${headers.join("")}\r\n`;
    return Buffer.concat([Buffer.from(head), hasBody ? bytes : Buffer.alloc(0)]);
  });

/** Replaces lone surrogates, which URLs cannot contain. */
function wellFormed(some: string): string {
  return Buffer.from(some).toString();
}

/** Returns the status of the response to raw bytes; null if the connection ends without a response. */
async function statusOf(bytes: Buffer): Promise<number | null> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write(bytes);
  const answer = await text(socket).catch(() => "");
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}

/** Returns the server errors in the log, after the first `logged` lines. */
const faultsAfter = (logged: number) =>
  server.log.slice(logged).filter((line) => /"level":(?:50|60)/.test(line));

/** Requests that once caused a server error: some URL parsers ignore what follows a fragment. */
const known: [Buffer][] = [
  [
    Buffer.from(
      "GET /graphql?query=%7B#&variables=%252F HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    ),
  ],
];

async function askAll(count: number): Promise<void> {
  const logged = server.log.length;
  await fc.assert(
    fc.asyncProperty(request, async (bytes) => {
      const status = await statusOf(bytes);
      // The site has no client, and `/oembed` supports only JSON.
      const isFault = status !== null && status >= 500 && status !== 501 && status !== 503;
      expect(isFault ? status : null).toBeNull();
    }),
    { numRuns: count, examples: known },
  );
  expect(faultsAfter(logged)).toEqual([]);
  expect((await fetch(new URL("/healthz", server.url))).status).toBe(200);
}

const message = fc.oneof(
  fc.record({
    id: fc.oneof(anyOf("1", "2"), odd),
    type: fc.constant("subscribe"),
    payload: fc.oneof({ weight: 4, arbitrary: operation }, fc.jsonValue()),
  }),
  fc.record({ type: fc.oneof(anyOf("ping", "pong", "complete", "connection_init"), odd) }),
  // graphql-ws reports a server error if a client sends a message that only servers send.
  fc.record({ type: anyOf("complete"), id: odd, payload: fc.jsonValue() }),
  fc.jsonValue(),
  fc.constant(undefined),
);

async function sendAll(count: number): Promise<void> {
  const logged = server.log.length;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(message, odd), { maxLength: 8 }), async (messages) => {
      const address = new URL("/graphql", server.url.replace("http", "ws"));
      const socket = new WebSocket(address, "graphql-transport-ws");
      const answers: string[] = [];
      socket.on("message", (data) => void answers.push(String(data)));
      await once(socket, "open");
      const closed = once(socket, "close");
      socket.send(JSON.stringify({ type: "connection_init" }));
      for (const one of messages) {
        socket.send(typeof one === "string" ? one : (JSON.stringify(one) ?? Buffer.from([255, 0])));
      }
      // The server closes the connection on a second connection_init, after it has read everything before.
      socket.send(JSON.stringify({ type: "connection_init" }));
      const [code] = (await closed) as [number];
      expect([1011, 4500]).not.toContain(code);
      expect(answers.filter((answer) => answer.includes("INTERNAL"))).toEqual([]);
    }),
    { numRuns: count },
  );
  expect(faultsAfter(logged)).toEqual([]);
}

describe("fuzz-http: any request", () => {
  it("is answered without a server error", () => askAll(150));
  it("over a WebSocket is answered without a server error", () => sendAll(60));
  it("is answered without a server error, many times", { tags: ["full"], timeout: 900_000 }, () =>
    askAll(5_000),
  );
  it(
    "over a WebSocket is answered without a server error, many times",
    { tags: ["full"], timeout: 900_000 },
    () => sendAll(2_000),
  );
});
