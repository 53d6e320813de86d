import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { KeptPages } from "../../../src/client/service-worker/pages.ts";
import type { MemoryCaches } from "../../support/memory-caches.ts";
import { ask, FakeFetchEvent, requestOf, stubWorkerScope } from "../../support/worker-scope.ts";

vi.hoisted(() => vi.stubEnv("NODE_ENV", "production"));

let caches: MemoryCaches;
const network = vi.fn<(request: Request) => Promise<Response>>();
const onOtherBuild = vi.fn();
const shell = vi.fn<() => Promise<Response | undefined>>();

beforeEach(() => {
  caches = stubWorkerScope();
  vi.stubGlobal("fetch", network);
  shell.mockResolvedValue(new Response("bare"));
});
afterEach(() => {
  vi.resetAllMocks();
});

const pages = () => new KeptPages({ build: "b1", shell, onOtherBuild });
const visit = (cache = "default") => requestOf("/works/mona", { mode: "navigate", cache });
const page = (text: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(`<!doctype html><html lang="en">${text}</html>`, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "public, max-age=0",
      "content-security-policy": `policy of ${text}`,
      "vitrine-build": "b1",
      ...headers,
    },
  });
const cut = () => Promise.reject(new TypeError("cut"));

/** Visits once with this response of the server, and waits until everything is cached. */
async function visited(strategy: KeptPages, response: Response) {
  network.mockResolvedValueOnce(response);
  const { answer, done } = ask(strategy, visit());
  const text = await (await answer).text();
  await done;
  return text;
}

it("pages: a first visit gets the server's page unchanged", async () => {
  expect(await visited(pages(), page("one"))).toContain('<html lang="en">one');
});

it("pages: a second visit gets the cached page before the server responds, marked and with its own content security policy", async () => {
  const strategy = pages();
  await visited(strategy, page("one", { "content-encoding": "identity" }));
  network.mockReturnValueOnce(new Promise(() => {}));
  const answer = await ask(strategy, visit()).answer;
  expect(await answer.text()).toContain('<html data-kept lang="en">one');
  expect(answer.headers.get("content-security-policy")).toBe("policy of one");
  expect(answer.headers.has("content-encoding")).toBe(false);
});

it("pages: a newer server response is cached and served at the next visit", async () => {
  const strategy = pages();
  await visited(strategy, page("one"));
  expect(await visited(strategy, page("two"))).toContain("one");
  network.mockImplementationOnce(cut);
  expect(await (await ask(strategy, visit()).answer).text()).toContain("two");
});

it("pages: a response of another build triggers onOtherBuild and does not replace the cached page", async () => {
  const strategy = pages();
  await visited(strategy, page("one"));
  await visited(strategy, page("newer", { "vitrine-build": "b2" }));
  expect(onOtherBuild).toHaveBeenCalledTimes(1);
  network.mockImplementationOnce(cut);
  expect(await (await ask(strategy, visit()).answer).text()).toContain("one");
});

it.each([
  ["private", page("mine", { "cache-control": "private, no-store" })],
  ["not to be stored", page("mine", { "cache-control": "no-store" })],
  [
    "of a build nobody named",
    new Response("<html >", { headers: { "content-type": "text/html" } }),
  ],
  ["not there", page("gone", {}, 404)],
  ["no page", page("{}", { "content-type": "application/json" })],
])("pages: a response that is %s is not cached", async (_what, response) => {
  const strategy = pages();
  await visited(strategy, response);
  network.mockImplementationOnce(cut);
  expect(await (await ask(strategy, visit()).answer).text()).toBe("bare");
});

it.each([
  ["not there any more", page("gone", {}, 404)],
  ["withdrawn", page("gone", {}, 410)],
  ["one visitor's alone now", page("mine", { "cache-control": "private, no-store" })],
  ["not to be stored now", page("mine", { "cache-control": "no-store" })],
])(
  "pages: a cached page that is %s is served once more and then deleted",
  async (_what, response) => {
    const strategy = pages();
    await visited(strategy, page("one"));
    expect(await visited(strategy, response)).toContain("one");
    network.mockImplementationOnce(cut);
    expect(await (await ask(strategy, visit()).answer).text()).toBe("bare");
  },
);

it.each([
  ["another build's server knows nothing of it", page("gone", { "vitrine-build": "b2" }, 404)],
  ["somebody else says it is not there", new Response("blocked", { status: 404 })],
  ["the server failed", page("sorry", { "cache-control": "private, no-store" }, 500)],
])("pages: a cached page stays cached when %s", async (_why, response) => {
  const strategy = pages();
  await visited(strategy, page("one"));
  await visited(strategy, response);
  network.mockImplementationOnce(cut);
  expect(await (await ask(strategy, visit()).answer).text()).toContain("one");
});

it("pages: a page that the visitor reloads comes from the server and is cached", async () => {
  const strategy = pages();
  await visited(strategy, page("one"));
  network.mockResolvedValueOnce(page("two"));
  const { answer, done } = ask(strategy, visit("no-cache"));
  expect(await (await answer).text()).toContain("two");
  await done;
  network.mockImplementationOnce(cut);
  expect(await (await ask(strategy, visit("reload")).answer).text()).toContain("data-kept");
});

it.each([
  ["the network is cut", cut],
  ["a proxy cannot reach the server", async () => new Response("", { status: 502 })],
])("pages: the shell page replaces an uncached page when %s", async (_why, answer) => {
  network.mockImplementationOnce(answer);
  expect(await (await ask(pages(), visit()).answer).text()).toBe("bare");
});

it("pages: the shell page replaces a page whose response times out, and the late response is cached", async () => {
  vi.useFakeTimers();
  const strategy = pages();
  network.mockReturnValueOnce(new Promise((resolve) => setTimeout(resolve, 20_000, page("late"))));
  const { answer, done } = ask(strategy, visit());
  await vi.advanceTimersByTimeAsync(5000);
  expect(await (await answer).text()).toBe("bare");
  await vi.advanceTimersByTimeAsync(20_000);
  await done;
  network.mockImplementationOnce(cut);
  expect(await (await ask(strategy, visit()).answer).text()).toContain("late");
});

it.each([404, 410, 429, 500])(
  "pages: an error response with status %s passes through unchanged",
  async (status) => {
    network.mockResolvedValueOnce(page("no", {}, status));
    expect((await ask(pages(), visit()).answer).status).toBe(status);
  },
);

it("pages: without a cached shell page, the network error reaches the browser", async () => {
  shell.mockResolvedValue(undefined);
  network.mockImplementation(cut);
  await expect(ask(pages(), visit()).answer).rejects.toThrow("cut");
});

it("pages: the worker uses the preloaded response and sends no second request", async () => {
  const event = new FakeFetchEvent();
  event.preloadResponse = Promise.resolve(page("early"));
  expect(await (await ask(pages(), visit(), event).answer).text()).toContain("early");
  expect(network).not.toHaveBeenCalled();
});

it.each(["full", "forbidden"] as const)(
  "pages: pages still load when the storage is %s",
  async (fault) => {
    caches.fault = fault;
    const strategy = pages();
    expect(await visited(strategy, page("one"))).toContain("one");
    expect(await visited(strategy, page("two"))).toContain("two");
    expect(await visited(strategy, page("gone", {}, 404))).toContain("gone");
  },
);

it("pages: an offline copy is served like a cached page if its build matches", async () => {
  network.mockImplementation(cut);
  const taken = await caches.open("vitrine-taken-favourites");
  const put = (build: string) =>
    taken.put(visit(), new Response(`taken of ${build}`, { headers: { "vitrine-build": build } }));
  const given = async () => (await ask(pages(), visit()).answer).text();
  await put("b0");
  expect(await given()).toBe("bare");
  await put("b1");
  expect(await given()).toBe("taken of b1");
});
