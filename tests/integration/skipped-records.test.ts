import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { applyWorks } from "../../src/server/store/apply.ts";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { ask } from "../support/ask.ts";
import { openPglite } from "../support/database.ts";
import { signIn } from "../support/members.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

let server: TestServer;
let damagedId = "";
let closeDatabase: () => Promise<void>;
let headers: { cookie: string };

// Simulates a manual change of the database. The store never writes such data.
beforeAll(async () => {
  const database = await openPglite();
  closeDatabase = database.close;
  const { db } = database.store;
  const works = ["D1", "D2", "D3"].map((identifier) => workInput({ identifier }));
  const applied = await applyWorks(db, works);
  damagedId = applied[1]?.workId ?? "";
  await db.execute(sql`UPDATE work SET creators = '5' WHERE id = ${damagedId}`);
  server = await startServer({ open: async () => ({ ...database, close: async () => undefined }) });
  ({ headers } = await signIn(db, "CURATOR"));
});
afterAll(async () => {
  await server.stop();
  await closeDatabase();
});

const get = async (path: string) => {
  const response = await fetch(server.url + path, { headers });
  return { status: response.status, text: await response.text() };
};

describe("skipped-records: a work that cannot be processed", () => {
  it("is missing from the list of works and counted by /readyz", async () => {
    const { data, errors } = await ask(
      server.url,
      "{ works(first: 10) { edges { node { identifier creators { name } } } } }",
    );
    expect(errors).toEqual([]);
    const creators = [{ name: "Ada Vries" }];
    const nodes = ["D3", "D1"].map((identifier) => ({ node: { identifier, creators } }));
    expect(data).toEqual({ works: { edges: nodes } });
    const { status, text } = await get("/readyz");
    expect([status, JSON.parse(text)]).toMatchObject([200, { search: true, skippedWorks: 1 }]);
  });

  it("is counted and listed by the check-up", async () => {
    const question = `{ viewer { desk { checkup { problem count }
      works(first: 10, filter: { problem: NOT_INDEXED }) { edges { node { id } } } } } }`;
    const { data, errors } = await ask(server.url, question, { headers });
    expect(errors).toEqual([]);
    const { desk } = (data as unknown as { viewer: { desk: { checkup: object[] } } }).viewer;
    expect(desk).toMatchObject({
      works: { edges: [{ node: { id: toGlobalId("Work", damagedId) } }] },
    });
    expect(desk.checkup).toContainEqual({ problem: "NOT_INDEXED", count: 1 });
  });

  it.each([
    ["/oai?verb=ListRecords&metadataPrefix=oai_dc", "<record>"],
    ["/feed.atom", "<entry>"],
    ["/desk/export.jsonl", '"identifier":'],
  ])("is missing from %s and logged with its id", async (path, mark) => {
    const before = server.log.length;
    const { status, text } = await get(path);
    expect([status, text.split(mark).length - 1]).toEqual([200, 2]);
    const logged = server.log.slice(before).filter((line) => line.includes("a record is skipped"));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(damagedId);
  });

  it.each(["/sitemaps/works-1.xml", "/iiif/collection/works", "/works"])(
    "does not prevent %s",
    async (path) => expect((await get(path)).status).toBe(200),
  );
});
