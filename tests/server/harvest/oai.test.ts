import Fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { BudgetUsedUp } from "../../../src/server/admission.ts";
import { registerOai } from "../../../src/server/harvest/oai.ts";
import type { HarvestServices } from "../../../src/server/harvest/services.ts";

/** Serves OAI-PMH without a rate limit; `costs` records the cost of each request. */
async function setUp() {
  const app = Fastify();
  onTestFinished(() => app.close());
  const costs: number[] = [];
  const admission = {
    render: (_request: unknown, cost: number) => {
      costs.push(cost);
      return Promise.reject(new BudgetUsedUp(9));
    },
  };
  await registerOai(app, { admission, publicOrigin: null } as unknown as HarvestServices);
  return { app, costs };
}

it("oai: a harvester that has used up its budget gets status 503 and Retry-After", async () => {
  const { app, costs } = await setUp();
  for (const query of ["verb=ListRecords&metadataPrefix=oai_dc", "verb=Identify"]) {
    const answer = await app.inject({ url: `/oai?${query}`, headers: { host: "localhost" } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("9");
  }
  expect(costs[0]).toBeGreaterThan(costs[1] ?? 0);
});

it("oai: a POST request is charged before it is parsed and may have at most 4,096 bytes", async () => {
  const parse = vi.spyOn(globalThis, "URLSearchParams");
  onTestFinished(() => parse.mockRestore());
  const { app, costs } = await setUp();
  const post = async (payload: string) => {
    const headers = { host: "localhost", "content-type": "application/x-www-form-urlencoded" };
    return (await app.inject({ method: "POST", url: "/oai", headers, payload })).statusCode;
  };
  expect(await post(`verb=Identify&${"a&".repeat(2_041)}`)).toBe(503);
  expect(await post(`verb=Identify&${"a&".repeat(2_042)}`)).toBe(413);
  expect(await post("verb=%4cistRecords")).toBe(503);
  expect(costs).toEqual([400, 2_000]);
  expect(parse).not.toHaveBeenCalled();
});
