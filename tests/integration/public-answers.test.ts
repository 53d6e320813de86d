import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { startImport } from "../../src/server/store/import-runs.ts";
import { ask, askById } from "../support/ask.ts";
import { eachDatabase } from "../support/database.ts";
import { connectLive, follow } from "../support/live.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

const id = (text: string) => createHash("sha256").update(text).digest("hex");
const titlesQuery =
  "query TitlesQuery { works(first: 100, order: IDENTIFIER) { edges { node { title } } } }";
const importQuery = "query ImportQuery { site { runningImport { label } } }";
const viewerQuery = "query ViewerQuery { viewer { favouriteWorkIds } }";
const texts = [titlesQuery, importQuery, viewerQuery];

type Works = { edges: { node: { title: string } }[] };

eachDatabase("public-answers", (_name, open) => {
  let server: TestServer;

  beforeAll(async () => {
    const operations = new Map(texts.map((text) => [id(text), text]));
    server = await startServer({ open, operations });
    await applyWorks(server.store.db, [workInput({ identifier: "A", title: "First" })]);
    await server.settled();
  });
  afterAll(() => server.stop());

  async function titles(headers: Record<string, string> = {}): Promise<string[]> {
    const response = await fetch(`${server.url}/graphql?id=${id(titlesQuery)}`, { headers });
    const { data }: { data: { works: Works } } = await response.json();
    return data.works.edges.map(({ node }) => node.title);
  }

  /** Changes a title without an announcement. */
  async function change(title: string): Promise<void> {
    await server.store.db.execute(sql`UPDATE work SET title = ${title} WHERE identifier = 'A'`);
  }

  describe("a public response", () => {
    it("is cached for all until a change is announced, unless a fresh one is requested", async () => {
      expect(await titles()).toEqual(["First"]);
      await change("In silence");
      expect(await titles()).toEqual(["First"]);
      expect(await titles({ "cache-control": "no-cache" })).toEqual(["In silence"]);
      expect(await titles()).toEqual(["In silence"]);
      await change("Again in silence");
      expect(await titles()).toEqual(["In silence"]);
      await applyWorks(server.store.db, [workInput({ identifier: "B", title: "Second" })]);
      await server.settled();
      expect(await titles()).toEqual(["Again in silence", "Second"]);
    });

    it("has another tag only after it has changed", async () => {
      const tag = async () => {
        const headers = { "cache-control": "no-cache" };
        return (await askById(server.url, id(titlesQuery), { headers })).headers.get("etag");
      };
      const before = await tag();
      expect(await tag()).toBe(before);
      await change("Changed");
      expect(await tag()).not.toBe(before);
    });

    it("is never outdated for a client that has received the change", async () => {
      const client = connectLive(server.url);
      const heard = follow<{ collectionChanged: { site: { workCount: number } } }>(
        client,
        "subscription { collectionChanged { site { workCount } } }",
      );
      for await (const _ of client.iterate({ query: "{ __typename }" })) break;
      for (let n = 1; n <= 5; n++) {
        const { length: count } = await titles();
        const asked = Array.from({ length: 10 }, () => titles());
        await applyWorks(server.store.db, [workInput({ identifier: `N.${count}` })]);
        await heard.until((all) =>
          all.some(({ collectionChanged }) => collectionChanged.site.workCount === count + 1),
        );
        expect(await titles()).toHaveLength(count + 1);
        await Promise.all(asked);
      }
      await client.dispose();
    });

    it("contains an import as soon as it has started", async () => {
      const running = async () => {
        const { data } = await askById(server.url, id(importQuery));
        return data?.site;
      };
      expect(await running()).toEqual({ runningImport: null });
      await startImport(server.store.db, { label: "works.csv", sourceKey: "test" });
      await server.settled();
      expect(await running()).toEqual({ runningImport: { label: "works.csv" } });
    });

    it("has the same headers for HEAD, and no body", async () => {
      const address = `${server.url}/graphql?id=${id(titlesQuery)}`;
      const got = await fetch(address);
      const head = await fetch(address, { method: "HEAD" });
      expect(head.status).toBe(200);
      for (const name of ["etag", "vary", "cache-control", "content-type"]) {
        expect([name, head.headers.get(name)]).toEqual([name, got.headers.get(name)]);
      }
      expect(await head.text()).toBe("");
      const { status } = await fetch(address, {
        method: "HEAD",
        headers: { "if-none-match": "*" },
      });
      expect(status).toBe(304);
    });

    it("has the requested media type, cached or not", async () => {
      for (const accept of [
        "application/json",
        "application/graphql-response+json",
        "application/json",
      ]) {
        const { headers } = await askById(server.url, id(titlesQuery), { headers: { accept } });
        expect(headers.get("content-type")).toContain(accept);
        expect(headers.get("vary")).toBe("Accept, Accept-Encoding");
      }
    });
  });

  it("concurrent personal responses are never mixed up", async () => {
    const works = ["V.1", "V.2", "V.3"].map((identifier) => workInput({ identifier }));
    const applied = await applyWorks(server.store.db, works);
    const workIds = applied.map(({ workId }) => workId ?? "");
    const favour = "mutation ($id: ID!) { addFavourite(input: { workId: $id }) { __typename } }";
    const visitors = await Promise.all(
      workIds.map(async (workId) => {
        const variables = { id: toGlobalId("Work", workId) };
        const { headers } = await ask(server.url, favour, { variables });
        return {
          favourite: variables.id,
          cookie: headers.get("set-cookie")?.split(";", 1)[0] ?? "",
        };
      }),
    );
    const many = Array.from({ length: 10 }, () => visitors).flat();
    const answers = await Promise.all(
      many.map(({ cookie }) => askById(server.url, id(viewerQuery), { headers: { cookie } })),
    );
    expect(answers.map((answer) => answer.data)).toEqual(
      many.map(({ favourite }) => ({ viewer: { favouriteWorkIds: [favourite] } })),
    );
  });
});

it("public-answers: a fresh response costs four times its budget, and a cached one nothing", async () => {
  const operation = id(titlesQuery);
  const server = await startServer({
    operations: new Map([[operation, titlesQuery]]),
    settings: { queryBudget: 500 },
  });
  onTestFinished(() => server.stop());
  const statusOf = async (headers: Record<string, string> = {}) =>
    (await fetch(`${server.url}/graphql?id=${operation}`, { headers })).status;
  for (let n = 1; n <= 10; n += 1) expect(await statusOf()).toBe(200);
  const fresh = { "cache-control": "no-cache" };
  // The cost of persisted operations is known only after they have executed.
  expect(await statusOf(fresh)).toBe(200);
  expect(await statusOf(fresh)).toBe(429);
});
