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

/** Treats this address as public. */
const mayReach = (address: string) => address === "127.0.0.1";
const limits = { bytes: 1_000, time: 10_000 };
const options = { signal: new AbortController().signal, accept: "application/json", mayReach };
const read = (path: string, more = limits) =>
  readRemote(`http://127.0.0.1:${port}${path}`, more, options);

test("read-remote: returns the content and the final address", async () => {
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
])("read-remote: %s is not requested if only public addresses are allowed", async (host) => {
  const asking = readRemote(`${host}:${port}/`, limits, { ...options, mayReach: isPublicEndpoint });
  await expect(asking).rejects.toMatchObject({ code: "not-public" });
  expect(asked).toEqual([]);
});

test("read-remote: a redirect to a port outside the web is not followed, and the message says why", async () => {
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

test("read-remote: a redirect to a non-public address is not followed", async () => {
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
])("read-remote: %s is no web address", async (address) => {
  await expect(readRemote(address, limits, options)).rejects.toMatchObject({ code: "address" });
});

test("read-remote: a redirect to a file and an address with a password are rejected", async () => {
  answer = (_request, response) =>
    response.writeHead(301, { location: "file:///etc/passwd" }).end();
  await expect(read("/")).rejects.toMatchObject({ code: "address" });
  const withPassword = readRemote(`http://me:secret@127.0.0.1:${port}/`, limits, options);
  await expect(withPassword).rejects.toMatchObject({ code: "address" });
});

test("read-remote: endless redirects are aborted", async () => {
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
])("read-remote: the status %i gives the error %s", async (status, code) => {
  answer = (_request, response) => response.writeHead(status).end("no");
  await expect(read("/")).rejects.toMatchObject({ code });
});

test("read-remote: an oversized answer is aborted, with or without a Content-Length", async () => {
  answer = (_request, response) =>
    response.writeHead(200, { "content-length": 1_001 }).flushHeaders();
  await expect(read("/")).rejects.toMatchObject({ code: "too-large" });
  answer = (_request, response) => {
    const pouring = setInterval(() => response.write("x".repeat(400)), 1);
    response.on("close", () => clearInterval(pouring));
  };
  await expect(read("/")).rejects.toMatchObject({ code: "too-large" });
});

test("read-remote: a trickling answer is aborted after the time limit", async () => {
  answer = (_request, response) => {
    const trickling = setInterval(() => response.write("x"), 10);
    response.on("close", () => clearInterval(trickling));
  };
  await expect(read("/", { bytes: 1_000_000, time: 200 })).rejects.toMatchObject({
    code: "too-slow",
  });
});

test("read-remote: a host that closes the connection is unreachable", async () => {
  answer = (_request, response) => response.destroy();
  await expect(read("/")).rejects.toMatchObject({ code: "unreachable" });
  answer = (_request, response) => {
    response.writeHead(200, { "content-length": 10 });
    response.write("half");
    setTimeout(() => response.destroy(), 10);
  };
  await expect(read("/")).rejects.toMatchObject({ code: "unreachable" });
});

test("read-remote: aborts with the signal", async () => {
  answer = (_request, response) => response.flushHeaders();
  const stop = new AbortController();
  const reading = readRemote(`http://127.0.0.1:${port}/`, limits, {
    ...options,
    signal: stop.signal,
  });
  setTimeout(() => stop.abort(new Error("stopped")), 50);
  await expect(reading).rejects.toThrow("stopped");
});

test("read-remote: a download is complete or leaves no file, and never overwrites one", async () => {
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
  // Existing files are not overwritten.
  await expect(download()).rejects.toMatchObject({ code: "EEXIST" });
  expect(await readFile(path, "utf8")).toBe("a picture");
});

test("read-remote: readRemoteHead reads only the beginning", async () => {
  answer = (_request, response) => {
    response.write("x".repeat(900));
  };
  const head = await readRemoteHead(`http://127.0.0.1:${port}/endless`, 500, limits, options);
  expect(head.toString()).toBe("x".repeat(500));
  answer = (_request, response) => response.end("short");
  const short = await readRemoteHead(`http://127.0.0.1:${port}/short`, 500, limits, options);
  expect(short.toString()).toBe("short");
});

test.each([429, 503])("read-remote: the status %i means that the host is busy", async (status) => {
  answer = (_request, response) => response.writeHead(status).end();
  await expect(read("/")).rejects.toMatchObject({ code: "busy" });
});
