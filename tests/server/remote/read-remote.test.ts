import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isPublicEndpoint, isWebPort } from "../../../src/server/remote/public-addresses.ts";
import {
  downloadRemote,
  readRemote,
  readRemoteHead,
} from "../../../src/server/remote/read-remote.ts";

let server: Server;
let port = 0;
let folder = "";
let asked: string[] = [];
let answer: RequestListener = (_request, response) => response.end();

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  folder = await mkdtemp(join(tmpdir(), "vitrine-remote-"));
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

/** As if this one address were public. */
const mayReach = (address: string) => address === "127.0.0.1";
const limits = { bytes: 1_000, time: 10_000 };
const options = { signal: new AbortController().signal, accept: "application/json", mayReach };
const read = (path: string, more = limits) =>
  readRemote(`http://127.0.0.1:${port}${path}`, more, options);

test("read-remote: what an address sends is read, and where it came from in the end", async () => {
  answer = (request, response) => {
    if (request.url === "/there") return response.writeHead(302, { location: "/here#part" }).end();
    response.end(`accepts ${request.headers.accept}`);
  };
  const { bytes, address } = await read("/there");
  expect(bytes.toString()).toBe("accepts application/json");
  expect(address).toBe(`http://127.0.0.1:${port}/here`);
});

test.each([
  "http://127.0.0.1",
  "http://localhost",
  "http://[::1]",
  "http://2130706433",
  "http://0x7f.1",
])("read-remote: %s is not asked where only the public internet may be", async (host) => {
  const asking = readRemote(`${host}:${port}/`, limits, { ...options, mayReach: isPublicEndpoint });
  await expect(asking).rejects.toMatchObject({ code: "not-public" });
  expect(asked).toEqual([]);
});

test("read-remote: a redirect to a port that is none of the web is not followed, and the sentence says so", async () => {
  answer = (_request, response) =>
    response.writeHead(302, { location: "http://127.0.0.1:22/" }).end();
  const asking = readRemote(`http://localhost:${port}/`, limits, {
    ...options,
    mayReach: (_address, at) => isWebPort(at),
  });
  await expect(asking).rejects.toMatchObject({
    code: "not-public",
    message: expect.stringMatching(
      /^127\.0\.0\.1:22 is not asked, because of its port.* The site owner can allow others\.$/,
    ),
  });
  expect(asked).toEqual(["/"]);
});

test("read-remote: nor does a redirect lead there", async () => {
  answer = (_request, response) =>
    response.writeHead(307, { location: `http://127.0.0.2:${port}/secret` }).end();
  await expect(read("/")).rejects.toMatchObject({ code: "not-public" });
  expect(asked).toEqual(["/"]);
});

test.each([
  "file:///etc/passwd",
  "ftp://127.0.0.1/",
  "data:text/plain,x",
  "nothing",
  `http://a/${"a".repeat(2_000)}`,
])("read-remote: %s is no address of the web", async (address) => {
  await expect(readRemote(address, limits, options)).rejects.toMatchObject({ code: "address" });
});

test("read-remote: a redirect may not lead to a file, nor an address hold a password", async () => {
  answer = (_request, response) =>
    response.writeHead(301, { location: "file:///etc/passwd" }).end();
  await expect(read("/")).rejects.toMatchObject({ code: "address" });
  const withPassword = readRemote(`http://me:secret@127.0.0.1:${port}/`, limits, options);
  await expect(withPassword).rejects.toMatchObject({ code: "address" });
});

test("read-remote: redirects without end are given up", async () => {
  answer = (request, response) =>
    response.writeHead(302, { location: `/${Number(request.url?.slice(1)) + 1}` }).end();
  await expect(read("/0")).rejects.toMatchObject({ code: "too-many-redirects" });
  expect(asked).toHaveLength(6);
});

test.each([
  [404, "missing"],
  [410, "missing"],
  [403, "refused"],
  [500, "refused"],
  [206, "refused"],
])("read-remote: an answer of %i is said to be %s", async (status, code) => {
  answer = (_request, response) => response.writeHead(status).end("no");
  await expect(read("/")).rejects.toMatchObject({ code });
});

test("read-remote: what is too large is not read to its end, whether its length is told or not", async () => {
  answer = (_request, response) =>
    response.writeHead(200, { "content-length": 1_001 }).flushHeaders();
  await expect(read("/")).rejects.toMatchObject({ code: "too-large" });
  answer = (_request, response) => {
    const pouring = setInterval(() => response.write("x".repeat(400)), 1);
    response.on("close", () => clearInterval(pouring));
  };
  await expect(read("/")).rejects.toMatchObject({ code: "too-large" });
});

test("read-remote: an answer that trickles is given up when its time is over", async () => {
  answer = (_request, response) => {
    const trickling = setInterval(() => response.write("x"), 10);
    response.on("close", () => clearInterval(trickling));
  };
  await expect(read("/", { bytes: 1_000_000, time: 200 })).rejects.toMatchObject({
    code: "too-slow",
  });
});

test("read-remote: a host that is not there, or hangs up, could not be reached", async () => {
  answer = (_request, response) => response.destroy();
  await expect(read("/")).rejects.toMatchObject({ code: "unreachable" });
  answer = (_request, response) => {
    response.writeHead(200, { "content-length": 10 });
    response.write("half");
    setTimeout(() => response.destroy(), 10);
  };
  await expect(read("/")).rejects.toMatchObject({ code: "unreachable" });
});

test("read-remote: it ends with the signal", async () => {
  answer = (_request, response) => response.flushHeaders();
  const stop = new AbortController();
  const reading = readRemote(`http://127.0.0.1:${port}/`, limits, {
    ...options,
    signal: stop.signal,
  });
  setTimeout(() => stop.abort(new Error("stopped")), 50);
  await expect(reading).rejects.toThrow("stopped");
});

test("read-remote: a download is whole, or not there", async () => {
  const path = join(folder, "picture");
  const download = () => downloadRemote(`http://127.0.0.1:${port}/`, path, limits, options);
  answer = (_request, response) => {
    response.write("x".repeat(600));
    setTimeout(() => response.end("x".repeat(600)), 10);
  };
  await expect(download()).rejects.toMatchObject({ code: "too-large" });
  expect(await readdir(folder)).toEqual([]);
  answer = (_request, response) => response.end("a picture");
  await download();
  expect(await readFile(path, "utf8")).toBe("a picture");
  // What is there is not written over.
  await expect(download()).rejects.toMatchObject({ code: "EEXIST" });
  expect(await readFile(path, "utf8")).toBe("a picture");
});

test("read-remote: of what is only looked at no more is read than its beginning", async () => {
  answer = (_request, response) => {
    response.write("x".repeat(900));
  };
  const head = await readRemoteHead(`http://127.0.0.1:${port}/endless`, 500, limits, options);
  expect(head.toString()).toBe("x".repeat(500));
  answer = (_request, response) => response.end("short");
  const short = await readRemoteHead(`http://127.0.0.1:${port}/short`, 500, limits, options);
  expect(short.toString()).toBe("short");
});

test.each([429, 503])("read-remote: who answers with %i has too much to do", async (status) => {
  answer = (_request, response) => response.writeHead(status).end();
  await expect(read("/")).rejects.toMatchObject({ code: "busy" });
});
