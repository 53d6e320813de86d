import { afterAll, beforeAll, expect, test } from "vitest";
import { applyWorks } from "../../src/server/store/apply.ts";
import { eventually } from "../support/eventually.ts";
import { manifestProblems } from "../support/manifest-problems.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

let server: TestServer;
let behindProxy: TestServer;
const images = [imageInput("a".repeat(32)), imageInput("b".repeat(32), { role: "BACK" })];
const works = [
  workInput({ identifier: "M.1", title: "Sea", images }),
  workInput({ identifier: "M.2", title: "Bare" }),
  workInput({ identifier: "M.3", title: "Draft", status: "DRAFT", images }),
];

beforeAll(async () => {
  server = await startServer();
  behindProxy = await startServer({ settings: { publicOrigin: "https://museum.example" } });
  for (const { store, settled } of [server, behindProxy]) {
    await applyWorks(store.db, works);
    await settled();
  }
});
afterAll(() => Promise.all([server.stop(), behindProxy.stop()]));

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}/iiif/manifest/${path}`, { redirect: "manual", ...init });

test("manifest: a published work has a valid manifest with CORS headers", async () => {
  const response = await get("sea-m-1");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(
    'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
  );
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const manifest: { id: string; items: unknown[] } = await response.json();
  expect(manifestProblems(manifest, server.url)).toEqual([]);
  expect(manifest.id).toBe(`${server.url}/iiif/manifest/sea-m-1`);
  expect(manifest.items).toHaveLength(2);
});

test("manifest: JSON is sent on request, varying by Accept", async () => {
  const linked = await get("sea-m-1");
  const plain = await get("sea-m-1", { headers: { accept: "application/json" } });
  expect(plain.headers.get("content-type")).toMatch(/^application\/json/);
  expect(plain.headers.get("vary")).toMatch(/Accept\b/);
  expect(await plain.json()).toEqual(await linked.json());
});

test("manifest: is answered with 304 if unchanged, and in full after the work has changed", async () => {
  const whole = await get("sea-m-1");
  const etag = whole.headers.get("etag") ?? "";
  expect(etag).not.toBe("");
  const headers = { "if-none-match": etag };
  expect((await get("sea-m-1", { headers })).status).toBe(304);
  // Once the change is a second old, `If-Modified-Since` works too.
  const since = await eventually(async () => {
    const date = (await get("sea-m-1")).headers.get("last-modified") ?? "";
    const dated = { "if-modified-since": date };
    expect((await get("sea-m-1", { headers: dated })).status).toBe(304);
    return dated;
  });
  await applyWorks(server.store.db, [workInput({ identifier: "M.1", title: "Lake", images })]);
  await server.settled();
  const changed = await get("sea-m-1", { headers });
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({ label: { none: ["Lake"] } });
  expect((await get("sea-m-1", { headers: since })).status).toBe(200);
});

test("manifest: ids begin with the public origin", async () => {
  const response = await fetch(`${behindProxy.url}/iiif/manifest/sea-m-1`);
  expect(manifestProblems(await response.json(), "https://museum.example")).toEqual([]);
  const canvas = await fetch(`${behindProxy.url}/iiif/manifest/sea-m-1/canvas/1`, {
    redirect: "manual",
  });
  expect(canvas.headers.get("location")).toBe("https://museum.example/iiif/manifest/sea-m-1");
});

test("manifest: its canvases, pages and annotations redirect to it", async () => {
  for (const part of ["canvas/1", "canvas/2", "canvas/2/page", "canvas/2/painting"]) {
    const response = await get(`sea-m-1/${part}`);
    expect([part, response.status, response.headers.get("location")]).toEqual([
      part,
      303,
      `${server.url}/iiif/manifest/sea-m-1`,
    ]);
  }
});

test.each([
  ["none-such", /no work of this name/],
  ["draft-m-3", /no work of this name/],
  ["a%00b", /no work of this name/],
  ["bare-m-2", /has no pictures/],
  ["sea-m-1/canvas/3", /no canvas of this number/],
  ["sea-m-1/canvas/0", /no canvas of this number/],
  ["sea-m-1/canvas/01", /no canvas of this number/],
  ["none-such/canvas/1", /no work of this name/],
  ["sea-m-1/else", /There is nothing here/],
])("manifest: %s is answered with 404, a message and CORS headers", async (path, sentence) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("cache-control")).toMatch(/no-store/);
  expect(await response.text()).toMatch(sentence);
});

test("manifest: preflights allow any header", async () => {
  const response = await get("sea-m-1", { method: "OPTIONS" });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-headers")).toBe("*");
});
