import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { assetAnswer, isPage, navigationAnswer } from "../../../src/client/shell-cache.ts";

const page = new Request("http://site/works/mona");
const kept = new Response("kept frame");
const cacheWith = (response: Response | undefined) => ({
  match: vi.fn(async () => response),
  put: vi.fn(async () => {}),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("a page comes from the server while that answers", async () => {
  const fresh = new Response("fresh");
  expect(await navigationAnswer(page, cacheWith(kept), async () => fresh)).toBe(fresh);
});

it("what the server refuses is the server's to explain", async () => {
  const gone = new Response("gone", { status: 404 });
  expect(await navigationAnswer(page, cacheWith(kept), async () => gone)).toBe(gone);
});

it.each([
  ["the network is cut", () => Promise.reject(new TypeError("cut"))],
  ["a proxy cannot reach the server", async () => new Response("", { status: 502 })],
])("the kept frame stands in when %s", async (_why, ask) => {
  expect(await navigationAnswer(page, cacheWith(kept), ask)).toBe(kept);
});

it("the kept frame stands in when the server takes too long", async () => {
  const answer = navigationAnswer(page, cacheWith(kept), () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe(kept);
});

it("without a kept frame the cut is the browser's to show", async () => {
  const cut = navigationAnswer(page, cacheWith(undefined), () => Promise.reject(new Error("cut")));
  await expect(cut).rejects.toThrow("cut");
});

it("a file is asked for once, and kept only if it came", async () => {
  const file = new Request("http://site/assets/app-1.js");
  const ask = vi.fn(async () => new Response("code"));
  const empty = cacheWith(undefined);
  await assetAnswer(file, empty, ask);
  expect(empty.put).toHaveBeenCalledTimes(1);
  await assetAnswer(file, cacheWith(kept), ask);
  expect(ask).toHaveBeenCalledTimes(1);
  const failing = cacheWith(undefined);
  await assetAnswer(file, failing, async () => new Response("", { status: 503 }));
  expect(failing.put).not.toHaveBeenCalled();
});

it.each(["/", "/works", "/works/mona/embed", "/works/iiif", "/iiif-pictures", "/graphql-poster"])(
  "%s is a page, for which the kept frame can stand in",
  (pathname) => expect(isPage(pathname)).toBe(true),
);

it.each([
  "/iiif/image/3/abc/full/max/0/default.jpg",
  "/graphql",
  "/healthz",
  "/readyz",
  "/assets/app-1.js",
])("%s is the server's alone", (pathname) => expect(isPage(pathname)).toBe(false));
