import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { BudgetUsedUp } from "../../../src/server/admission.ts";
import { registerOai } from "../../../src/server/harvest/oai.ts";
import type { HarvestServices } from "../../../src/server/harvest/services.ts";

it("oai: a harvester whose budget is used up is told to wait, with status 503", async () => {
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
  for (const query of ["verb=ListRecords&metadataPrefix=oai_dc", "verb=Identify"]) {
    const answer = await app.inject({ url: `/oai?${query}`, headers: { host: "localhost" } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("9");
  }
  expect(costs[0]).toBeGreaterThan(costs[1] ?? 0);
});
