import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { picturesLastSeen } from "../../../src/client/service-worker/pictures.ts";
import type { MemoryCaches } from "../../support/memory-caches.ts";
import { ask, FakeFetchEvent, requestOf, stubWorkerScope } from "../../support/worker-scope.ts";

vi.hoisted(() => vi.stubEnv("NODE_ENV", "production"));

let caches: MemoryCaches;
const network = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  caches = stubWorkerScope();
  vi.stubGlobal("fetch", network);
});
afterEach(() => {
  vi.resetAllMocks();
});

const tile = () => requestOf("/iiif/image/3/abc/0,0,512,512/512,/0/default.jpg");
const picture = (headers: Record<string, string> = {}, status = 200) =>
  new Response("pixels", {
    status,
    headers: { "content-type": "image/jpeg", "cache-control": "public, immutable", ...headers },
  });

async function seen(response: Response) {
  network.mockResolvedValueOnce(response);
  const { answer, done } = ask(picturesLastSeen(), tile());
  const text = await (await answer).text();
  await done;
  return text;
}

it("pictures: an image requested before comes from the cache", async () => {
  expect(await seen(picture())).toBe("pixels");
  expect(await (await ask(picturesLastSeen(), tile()).answer).text()).toBe("pixels");
  expect(network).toHaveBeenCalledTimes(1);
});

it("pictures: an image that only this browser may store is cached", async () => {
  await seen(picture({ "cache-control": "private, max-age=86400, immutable" }));
  expect(await caches.match(tile())).toBeDefined();
});

it.each([
  ["is replaced by what the server has", picture({}, 200), true],
  ["is deleted if the server has none", picture({}, 404), false],
  ["stays if the server cannot say", picture({}, 503), true],
])("pictures: a day-old image is served, revalidated and %s", async (_what, answer, stays) => {
  const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000).toUTCString();
  await seen(picture({ date: dayAgo }));
  network.mockResolvedValueOnce(answer);
  const event = new FakeFetchEvent();
  const waitedFor: Promise<unknown>[] = [];
  event.waitUntil = (promise) => void waitedFor.push(promise);
  const shown = await ask(picturesLastSeen(), tile(), event).answer;
  expect(await shown.text()).toBe("pixels");
  await Promise.all(waitedFor);
  expect(network).toHaveBeenCalledTimes(2);
  expect((await caches.match(tile())) !== undefined).toBe(stays);
});

it("pictures: a day-old image is not revalidated again right after a revalidation", async () => {
  await seen(picture({ date: new Date(Date.now() - 25 * 60 * 60 * 1000).toUTCString() }));
  network.mockResolvedValueOnce(picture({ date: new Date().toUTCString() }));
  const event = new FakeFetchEvent();
  const waitedFor: Promise<unknown>[] = [];
  event.waitUntil = (promise) => void waitedFor.push(promise);
  await ask(picturesLastSeen(), tile(), event).answer;
  await Promise.all(waitedFor);
  await ask(picturesLastSeen(), tile()).answer;
  expect(network).toHaveBeenCalledTimes(2);
});

it.each([
  ["not for everyone", picture({ "cache-control": "private, no-store" })],
  ["not to be stored", picture({ "cache-control": "public, no-store" })],
  ["not said to be public", picture({ "cache-control": "max-age=60" })],
  ["too large", picture({ "content-length": "2000001" })],
  [
    "too large without saying so",
    new Response("x".repeat(2_000_001), { headers: { "cache-control": "public" } }),
  ],
  ["not there", picture({}, 404)],
  ["a page in its place", picture({ "content-type": "text/html" })],
])("pictures: a response that is %s is not cached", async (_what, response) => {
  await seen(response);
  expect(await caches.match(tile())).toBeUndefined();
});

it("pictures: an image in an offline list causes no network request", async () => {
  await (await caches.open("vitrine-taken-favourites")).put(tile(), new Response("taken"));
  expect(await (await ask(picturesLastSeen(), tile()).answer).text()).toBe("taken");
  expect(network).not.toHaveBeenCalled();
});

it.each(["full", "forbidden"] as const)(
  "pictures: images still load when the storage is %s",
  async (fault) => {
    caches.fault = fault;
    expect(await seen(picture())).toBe("pixels");
  },
);

it("pictures: an uncached image fails to load without a network", async () => {
  network.mockRejectedValueOnce(new TypeError("cut"));
  await expect(ask(picturesLastSeen(), tile()).answer).rejects.toThrow();
});
