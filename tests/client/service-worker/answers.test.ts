import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dataAnswer } from "../../../src/client/service-worker/answers.ts";
import type { MemoryCaches } from "../../support/memory-caches.ts";
import { requestOf, stubWorkerScope } from "../../support/worker-scope.ts";

let caches: MemoryCaches;
const network = vi.fn<(request: Request) => Promise<Response>>();
const data = () => requestOf("/graphql?id=abc");

beforeEach(async () => {
  caches = stubWorkerScope();
  vi.stubGlobal("fetch", network);
});
afterEach(() => {
  vi.resetAllMocks();
});
const taken = async () =>
  (await caches.open("vitrine-taken-favourites")).put(data(), new Response("taken"));

it("answers: the server's response takes precedence over offline data while the server responds", async () => {
  await taken();
  network.mockResolvedValue(new Response("fresh"));
  expect(await (await dataAnswer(data())).text()).toBe("fresh");
});

it.each([
  ["the network is cut", () => Promise.reject(new TypeError("cut"))],
  ["a proxy cannot reach the server", async () => new Response("", { status: 503 })],
])("answers: the worker serves offline data, marked by a header, when %s", async (_why, answer) => {
  await taken();
  network.mockImplementation(answer);
  const given = await dataAnswer(data());
  expect(await given.text()).toBe("taken");
  expect(given.headers.get("vitrine-kept")).toBe("taken");
});

it("answers: the request fails without offline data or with a forbidden storage", async () => {
  network.mockRejectedValue(new TypeError("cut"));
  await expect(dataAnswer(data())).rejects.toThrow("cut");
  caches.fault = "forbidden";
  await expect(dataAnswer(data())).rejects.toThrow("cut");
});
