import { afterEach, beforeAll, expect, it, vi } from "vitest";

type Listener = (event: { request: object; respondWith: (answer: unknown) => void }) => void;

const listeners = new Map<string, Listener>();

// The worker registers at what is global to it, once.
beforeAll(async () => {
  vi.stubGlobal("__SHELL_FILES__", []);
  vi.stubGlobal("__BUILD_ID__", "1");
  vi.stubGlobal("self", {
    location: { origin: "http://site" },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  vi.stubGlobal("caches", { open: async () => ({ match: async () => new Response("kept") }) });
  vi.stubGlobal("fetch", async () => new Response("fresh"));
  await import("../../../src/client/service-worker.ts");
});
afterEach(() => vi.clearAllMocks());

const respondWith = vi.fn();
const ask = (path: string, mode = "navigate") =>
  listeners.get("fetch")?.({
    request: { url: `http://site${path}`, method: "GET", mode },
    respondWith,
  });

it.each([
  "/iiif/image/3/abc/full/max/0/default.jpg",
  "/graphql",
  "/healthz",
  "/readyz",
  "/assets/a.js",
])("a visit to %s is left to the browser and the server", (path) => {
  ask(path);
  expect(respondWith).not.toHaveBeenCalled();
});

it.each([
  ["a page", "/works/mona", "navigate"],
  ["a file of the program", "/assets/a.js", "cors"],
])("%s is answered", (_what, path, mode) => {
  ask(path, mode);
  expect(respondWith).toHaveBeenCalledTimes(1);
});

it("a picture within a page is left to the browser", () => {
  ask("/iiif/image/3/abc/full/max/0/default.jpg", "no-cors");
  expect(respondWith).not.toHaveBeenCalled();
});
