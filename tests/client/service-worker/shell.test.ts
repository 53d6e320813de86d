import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { shellOf } from "../../../src/client/service-worker/shell.ts";
import type { MemoryCaches } from "../../support/memory-caches.ts";
import { ask, FakeFetchEvent, requestOf, stubWorkerScope } from "../../support/worker-scope.ts";

vi.hoisted(() => vi.stubEnv("NODE_ENV", "production"));

let caches: MemoryCaches;
const network = vi.fn<(request: Request) => Promise<Response>>();
const htmlOf = (build: string) => ({
  headers: { "content-type": "text/html; charset=utf-8", "vitrine-build": build },
});
const html = { headers: { "content-type": "text/html" } };

beforeEach(() => {
  caches = stubWorkerScope();
  vi.stubGlobal("fetch", network);
});
afterEach(() => {
  vi.resetAllMocks();
});

const site = async (request: Request) =>
  request.url.includes("index.html") ? new Response("bare", htmlOf("b1")) : new Response("code");
const install = (shell: ReturnType<typeof shellOf>) =>
  shell.install(Object.assign(new FakeFetchEvent(), { type: "install" }) as never);

it("shell: after installation the page and its files load without a network", async () => {
  network.mockImplementation(site);
  const shell = shellOf("b1", ["/assets/app-1.js"]);
  await install(shell);
  network.mockRejectedValue(new TypeError("cut"));
  expect(await (await shell.page())?.text()).toBe("bare");
  const { answer } = ask(shell.files, requestOf("/assets/app-1.js"));
  expect(await (await answer).text()).toBe("code");
});

it.each([
  ["a file is missing", async () => new Response("", { status: 404 })],
  ["another network's page comes in a file's place", async () => new Response("log in", html)],
])("shell installation fails when %s", async (_why, answer) => {
  network.mockImplementation((request) =>
    request.url.includes("app-1") ? answer() : site(request),
  );
  await expect(install(shellOf("b1", ["/assets/app-1.js"]))).rejects.toThrow();
  expect(await caches.keys()).not.toContain("vitrine-shell-b1");
});

it.each([
  ["of another build, as from a server not yet renewed", new Response("bare", htmlOf("b0"))],
  ["another network's", new Response("log in", html)],
  ["no page", new Response("{}", { headers: { "vitrine-build": "b1" } })],
  ["part of one", new Response("ba", { status: 206, ...htmlOf("b1") })],
])(
  "shell installation fails while the shell page is %s, and succeeds with the right one",
  async (_what, bare) => {
    network.mockImplementation(async (request) =>
      request.url.includes("index.html") ? bare : site(request),
    );
    await expect(install(shellOf("b1", ["/assets/app-1.js"]))).rejects.toThrow();
    expect(await caches.keys()).not.toContain("vitrine-shell-b1");

    network.mockImplementation(site);
    const shell = shellOf("b1", ["/assets/app-1.js"]);
    await install(shell);
    expect(await (await shell.page())?.text()).toBe("bare");
  },
);

it("shell: a full disk makes installation fail and leaves no cache", async () => {
  network.mockImplementation(site);
  caches.fault = "full";
  await expect(install(shellOf("b1", []))).rejects.toThrow();
  expect(await caches.keys()).toEqual([]);
});

it("shell: a tab of the previous build gets its files from that build's cache", async () => {
  await (await caches.open("vitrine-shell-b0")).put("/assets/Old-0.js", new Response("old code"));
  network.mockResolvedValue(new Response("gone", { status: 404 }));
  const { answer } = ask(shellOf("b1", []).files, requestOf("/assets/Old-0.js"));
  expect(await (await answer).text()).toBe("old code");
});

it("shell: a file is cached after its first use, and an HTML page instead of it is not", async () => {
  const { files } = shellOf("b1", []);
  network.mockResolvedValueOnce(new Response("log in", html));
  await ask(files, requestOf("/assets/Late-1.js")).done;
  network.mockResolvedValueOnce(new Response("code"));
  await ask(files, requestOf("/assets/Late-1.js")).done;
  expect(await (await ask(files, requestOf("/assets/Late-1.js")).answer).text()).toBe("code");
  expect(network).toHaveBeenCalledTimes(2);
});
