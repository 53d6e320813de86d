import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { connectLive } from "../support/live.ts";
import { knownMember } from "../support/member.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

/** Pages below /held render only when the test releases them. */
const renderer = `
globalThis.heldPages = [];
export async function renderPage({ address }) {
  if (address.startsWith("/held")) await new Promise((done) => globalThis.heldPages.push(done));
  return { kind: "page", status: 200, head: "", body: address, answers: [], programs: [], reach: null };
}`;
const heldPages = () => (globalThis as { heldPages?: (() => void)[] }).heldPages ?? [];

let server: TestServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-overload-"));
  await mkdir(join(folder, "client"));
  await mkdir(join(folder, "server/pages"), { recursive: true });
  await writeFile(join(folder, "server/pages/render.mjs"), renderer);
  const page = "<!doctype html><html><head><!-- head --></head><body><!-- page --></body></html>";
  await writeFile(join(folder, "client/index.html"), page);
  const limits = { places: 1, mostWaiting: 0, mostWaitingOfNetwork: 0, longestWait: 60_000 };
  const noOperations = { all: { ...limits, places: 0 }, members: limits };
  server = await startServer({
    clientFolder: join(folder, "client"),
    capacity: { pages: { all: limits, members: limits }, operations: noOperations },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const accept = "text/html";

it("overload: rendering pages uses a network's budget, also at unknown addresses", async () => {
  const limited = await startServer({
    clientFolder: join(folder, "client"),
    settings: { queryBudget: 500 },
  });
  onTestFinished(() => limited.stop());
  const statusOf = async (path: string) =>
    (await fetch(limited.url + path, { headers: { accept } })).status;
  expect(await statusOf("/?a=1")).toBe(200);
  expect(await statusOf("/?a=2")).toBe(200);
  expect(await statusOf("/?a=3")).toBe(429);
  // Cached pages cost nothing.
  expect(await statusOf("/?a=1")).toBe(200);
});

describe("overload: a server with all places taken", () => {
  it("rejects visitors' pages with 503 and Retry-After, serves members and cached pages, and answers probes", async () => {
    const page = (path: string, headers: Record<string, string> = {}) =>
      fetch(server.url + path, { headers: { accept, ...headers } });
    expect((await page("/cached")).status).toBe(200);
    const held = page("/held");
    await expect.poll(() => heldPages().length).toBe(1);

    const refused = await page("/other");
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("cache-control")).toBe("private, no-store");
    expect(refused.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await refused.text()).toMatch(/http-equiv="refresh".*too much to do right now/s);

    const { headers } = await knownMember(server.store.db, "CURATOR");
    expect((await page("/other", headers)).status).toBe(200);
    const madeUp = { cookie: headers.cookie.replace(/.{8}$/, "AAAAAAAA") };
    expect((await page("/another", madeUp)).status).toBe(503);
    expect((await page("/cached")).status).toBe(200);
    for (const probe of ["/healthz", "/readyz"]) {
      expect((await fetch(server.url + probe)).status, probe).toBe(200);
    }

    heldPages()[0]?.();
    expect((await held).status).toBe(200);
    expect((await page("/another")).status).toBe(200);
  });

  it("rejects documents for other programs with 503 and Retry-After", async () => {
    const held = fetch(`${server.url}/held/documents`, { headers: { accept } });
    await expect.poll(() => heldPages().length).toBeGreaterThan(1);
    for (const path of [
      "/iiif/manifest/a",
      "/iiif/manifest/a/canvas/1",
      "/iiif/search/a?q=b",
      "/iiif/annotations/a",
      "/iiif/collection/works",
      "/oai?verb=Identify",
      "/sitemap.xml",
      "/feed.atom",
    ]) {
      const refused = await fetch(server.url + path);
      expect(refused.status, path).toBe(503);
      expect(Number(refused.headers.get("retry-after")), path).toBeGreaterThan(0);
      expect(await refused.text(), path).toMatch(/too much to do right now/);
    }
    heldPages().at(-1)?.();
    expect((await held).status).toBe(200);
    expect((await fetch(`${server.url}/iiif/search/a?q=b`)).status).toBe(404);
  });

  it("rejects visitors' operations with OVERLOADED over each transport, and executes members'", async () => {
    const query = "{ site { title } }";
    const post = (headers: Record<string, string> = {}) =>
      fetch(server.url + "/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ query }),
      });
    const get = fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`);
    for (const response of [await post(), await get]) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      const { errors } = (await response.json()) as { errors: { extensions: object }[] };
      expect(errors[0]?.extensions).toMatchObject({ code: "OVERLOADED" });
    }
    const live = connectLive(server.url);
    onTestFinished(() => void live.dispose());
    for await (const { errors } of live.iterate({ query })) {
      expect(errors?.[0]?.extensions).toMatchObject({ code: "OVERLOADED" });
    }
    expect.assertions(8);
    const { headers } = await knownMember(server.store.db, "CURATOR");
    expect(await (await post(headers)).json()).toMatchObject({ data: { site: {} } });
  });
});
