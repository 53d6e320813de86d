import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import WebSocket from "ws";
import { prepareImage } from "../../src/server/images/prepare.ts";
import { imagesFolderOf } from "../../src/server/settings.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

let clientFolder: string;
let server: TestServer;
let withAddress: TestServer;
/** Path of an image service. */
let picture: string;

/** Replaces the program that renders pages: it includes the page's address in the same way. */
const renderer = `export const renderPage = async ({ address, origin }) => {
  const head = '<link rel="canonical" href="' + origin + address + '">';
  return { kind: "page", status: 200, head, body: "", answers: [], programs: [], reach: null };
}`;

beforeAll(async () => {
  clientFolder = join(await mkdtemp(join(tmpdir(), "vitrine-client-")), "client");
  const programs = join(clientFolder, "../server/pages");
  await mkdir(clientFolder);
  await mkdir(programs, { recursive: true });
  await writeFile(join(programs, "render.mjs"), renderer);
  const page = "<!doctype html><head><!-- head --></head><body><!-- page --></body>";
  await writeFile(join(clientFolder, "index.html"), page);
  server = await startServer({ clientFolder });
  const create = { width: 600, height: 600, channels: 3, background: "navy" } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const prepared = await prepareImage({ bytes }, imagesFolderOf(server.settings));
  picture = `/iiif/image/3/${prepared.key}`;
  await applyWorks(server.store.db, [
    workInput({ identifier: "A", title: "Sea", images: [imageInput(prepared.key, prepared)] }),
  ]);
  withAddress = await startServer({
    clientFolder,
    settings: { publicOrigin: "https://museum.example" },
  });
});
afterAll(async () => {
  await server.stop();
  await withAddress.stop();
  await rm(join(clientFolder, ".."), { recursive: true });
});

type Asked = { headers?: Record<string, string>; method?: string; at?: TestServer };

async function ask(path: string, { headers = {}, method = "GET", at = server }: Asked = {}) {
  const asking = request(`${at.url}${path}`, {
    method,
    headers: { host: "127.0.0.1", ...headers },
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.on("response", resolve).on("error", reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const paths = [
  "/",
  "/works/a",
  "/healthz",
  "/graphql?query={__typename}",
  "/oai?verb=Identify",
  "/oembed?url=x",
  "/feed.atom",
  "/sitemap.xml",
  "/robots.txt",
  "/iiif/manifest/a",
  "/iiif/collection/works",
  `/iiif/image/3/${"0".repeat(32)}/info.json`,
  "/desk/export.csv",
  "/nothing.png",
];

/** Returns the status of the response to a raw request. */
async function statusOf(head: string, { url }: TestServer): Promise<string | undefined> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  return /^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1];
}

it.each(paths)("hosts: a malformed Host is answered with 400 at %s", async (path) => {
  for (const host of ["@", "a b", "", "a:99999", "[::1", "evil.example/x"]) {
    for (const at of [server, withAddress]) {
      expect(await statusOf(`GET ${path} HTTP/1.1\r\nHost: ${host}`, at)).toBe("400");
    }
  }
});

it("hosts: a malformed Host is answered with 400 for POST", async () => {
  for (const path of ["/graphql", "/oai", "/desk/uploads"]) {
    const head = `POST ${path} HTTP/1.1\r\nHost: @\r\nContent-Length: 0`;
    expect(await statusOf(head, server)).toBe("400");
  }
});

it("hosts: a WebSocket with a malformed Host is rejected with 400", async () => {
  const socket = new WebSocket(new URL("/graphql", server.url.replace("http", "ws")), {
    headers: { host: "@" },
  });
  const error = await new Promise((resolve) => socket.on("error", resolve));
  expect(String(error)).toContain("400");
});

it("hosts: X-Forwarded-Host and an invalid X-Forwarded-Proto do not affect a response", async () => {
  const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "evil.example:x" };
  for (const path of [
    "/oai?verb=Identify",
    "/feed.atom",
    "/sitemap.xml",
    "/iiif/collection/works",
    "/iiif/manifest/sea-a",
    "/iiif/manifest/sea-a/canvas/1",
    "/works/sea-a",
    `${picture}/info.json`,
    `${picture}/full/300,/0/default.jpg`,
    `${picture}/0,0,512,512/512,/0/default.jpg`,
    // Now the image is open, and the tile is sent before the framework handles the request.
    `${picture}/0,0,512,512/512,/0/default.jpg`,
  ]) {
    const answer = await ask(path, { headers: { ...headers, accept: "text/html,*/*" } });
    expect([200, 303]).toContain(answer.status);
    const { location = "", link = "" } = answer.headers;
    expect(`${JSON.stringify(answer.headers)}${answer.body}`).not.toContain("evil.example");
    expect(`${location}${String(link)}${answer.body}`).toContain("http://127.0.0.1/");
  }
  const secure = await ask("/feed.atom", { headers: { "x-forwarded-proto": "https" } });
  expect(secure.body).toContain("https://127.0.0.1/");
});

it("hosts: without PUBLIC_URL shared caches store only responses for local host names", async () => {
  const caching = async (path: string, host: string, at = server) =>
    (await ask(path, { headers: { host }, at })).headers["cache-control"];
  expect(await caching("/feed.atom", "localhost:4000")).toMatch(/^public, .*s-maxage=10/);
  expect(await caching("/feed.atom", "museum.example")).toBe("private, max-age=0, must-revalidate");
  expect(await caching("/feed.atom", "evil.example", withAddress)).toMatch(/^public, /);
  expect(await caching("/desk/export.csv", "museum.example")).toBe("private, no-store");
});

it("hosts: a proxy without PUBLIC_URL is logged once", async () => {
  for (const at of [server, withAddress]) {
    const before = at.log.length;
    await ask("/feed.atom", { at });
    expect(at.log.slice(before).join("")).not.toContain("set PUBLIC_URL");
    for (let count = 0; count < 2; count += 1) {
      await ask("/feed.atom", { headers: { "x-forwarded-for": "198.51.100.1" }, at });
    }
  }
  const warnings = (at: TestServer) => at.log.filter((line) => line.includes("set PUBLIC_URL"));
  expect(warnings(server)).toHaveLength(1);
  expect(warnings(withAddress)).toHaveLength(0);
});

it("hosts: an HTTP/1.0 request needs no Host", async () => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write("GET /oai?verb=Identify HTTP/1.0\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*http:\/\/localhost\/oai/);
});
