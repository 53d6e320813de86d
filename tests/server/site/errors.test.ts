import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { BudgetUsedUp } from "../../../src/server/admission.ts";
import { TooBusy } from "../../../src/server/gate.ts";
import { answerErrors } from "../../../src/server/site/errors.ts";

it("errors: rejections for load or cost are answered with 503 or 429, Retry-After and a message", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  answerErrors(app);
  app.get("/busy", () => Promise.reject(new TooBusy("too many tasks wait")));
  app.get("/dear", () => Promise.reject(new BudgetUsedUp(9)));
  const [busy, dear] = [await app.inject("/busy"), await app.inject("/dear")];
  expect([busy.statusCode, busy.body]).toEqual([503, expect.stringMatching(/too much to do/)]);
  expect([dear.statusCode, dear.body]).toEqual([429, expect.stringMatching(/9 seconds\.\n$/)]);
  expect([busy.headers["retry-after"], dear.headers["retry-after"]]).toEqual(["2", "9"]);
  for (const { headers } of [busy, dear]) expect(headers["cache-control"]).toMatch(/no-store/);
});
