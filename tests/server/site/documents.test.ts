import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { made, serveDocument } from "../../../src/server/harvest/services.ts";
import type { HarvestServices } from "../../../src/server/harvest/services.ts";
import { registerCollections } from "../../../src/server/iiif/collections-service.ts";
import { PublicAnswers } from "../../../src/server/site/public-answers.ts";

/** Serves documents without a database; `sizes` records the size of each rendered document in bytes. */
function setUp() {
  const app = Fastify();
  onTestFinished(() => app.close());
  const sizes: number[] = [];
  const admission: HarvestServices["admission"] = {
    render: async (_request, _cost, render, bytesOf = () => 0) => {
      const rendered = await render();
      sizes.push(bytesOf(rendered));
      return rendered;
    },
  };
  const answers = new PublicAnswers(() => true);
  const services = { admission, answers, publicOrigin: null } as HarvestServices;
  const get = async (url: string) =>
    (await app.inject({ url, headers: { host: "localhost" } })).body;
  return { app, services, sizes, get };
}

it("documents: unused query parameters do not bypass the cache", async () => {
  const { app, services, sizes, get } = setUp();
  const make = async ({ params, query }: { params: object; query: object }) =>
    made(JSON.stringify({ ...params, ...query }), "application/json");
  serveDocument(app, "/documents/:page", services, make, ["url"]);
  const first = await get("/documents/1?url=a");
  expect(JSON.parse(first)).toEqual({ page: "1", url: "a" });
  expect(await get("/documents/1?other=2&url=a")).toBe(first);
  expect(await get("/documents/%31?url=a&url2=b")).toBe(first);
  expect(sizes).toEqual([first.length]);
  expect(JSON.parse(await get("/documents/1?url=b"))).toEqual({ page: "1", url: "b" });
  expect(JSON.parse(await get("/documents/2?url=a"))).toEqual({ page: "2", url: "a" });
});

it("documents: a Collection is cached once for all query strings", async () => {
  const { app, services, sizes, get } = setUp();
  const db = { $count: async () => 3 };
  await registerCollections(app, { ...services, db } as unknown as Parameters<
    typeof registerCollections
  >[1]);
  const whole = await get("/iiif/collection/works");
  expect(whole).toContain('"Collection"');
  expect(await get("/iiif/collection/works?a=1")).toBe(whole);
  expect(sizes).toEqual([Buffer.byteLength(whole)]);
});
