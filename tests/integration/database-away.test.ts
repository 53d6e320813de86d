import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectStore } from "../../src/server/store/store.ts";
import { ask, askById } from "../support/ask.ts";
import { openPglite } from "../support/database.ts";
import { connectLive } from "../support/live.ts";
import { knownMember } from "../support/member.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { startWire } from "../support/wire.ts";
import type { Wire } from "../support/wire.ts";

const workQuery = 'query WorkQuery { work(slug: "a-work") { title } }';
const id = createHash("sha256").update(workQuery).digest("hex");
/** Replaces the program that renders pages: like the site's own, it renders a 404 if the response contains no work. */
const renderer = `export async function renderPage({ ask }) {
  const { data } = JSON.parse(await ask("${id}", {}));
  const head = data.work ? "" : '<meta name="robots" content="noindex">';
  return { kind: "page", status: data.work ? 200 : 404, head, body: "", answers: [], programs: [], reach: null };
}`;

let wire: Wire;
let server: TestServer;
let folder: string;
let curator: { cookie: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-client-"));
  await mkdir(join(folder, "client"));
  await mkdir(join(folder, "server/pages"), { recursive: true });
  await writeFile(join(folder, "server/pages/render.mjs"), renderer);
  await writeFile(
    join(folder, "client/index.html"),
    "<!doctype html><html><head><!-- head --></head><body><!-- page --></body></html>",
  );
  server = await startServer({
    clientFolder: join(folder, "client"),
    operations: new Map([[id, workQuery]]),
    async open() {
      const direct = await openPglite();
      wire = await startWire(direct.store.config);
      const release = async () => {
        wire.stop();
        await direct.close();
      };
      const store = connectStore({ ...wire.config, max: 4 }, release);
      return { ...direct, store, close: () => store.close() };
    },
  });
  ({ headers: curator } = await knownMember(server.store.db, "CURATOR"));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

describe("database-away: a server without its database", () => {
  beforeEach(() => wire.cut());
  afterEach(async () => {
    wire.mend();
    await expect.poll(() => server.store.isHearing()).toBe(true);
  });

  test.each([
    ["a page", "/works/a-work", { accept: "text/html" }],
    ["a page within another site", "/works/a-work/embed", { accept: "text/html" }],
    ["the first page", "/", { accept: "text/html" }],
    ["a manifest", "/iiif/manifest/a-work", {}],
    ["a canvas", "/iiif/manifest/a-work/canvas/1", {}],
    ["a collection", "/iiif/collection/exhibitions", {}],
    ["annotations", `/iiif/annotations/${"0".repeat(36)}`, {}],
    ["a search within", "/iiif/search/a-work?q=a", {}],
    ["the sitemap", "/sitemap.xml", {}],
    ["the works of the sitemap", "/sitemaps/works-1.xml", {}],
    ["OAI-PMH", "/oai?verb=ListRecords&metadataPrefix=oai_dc", {}],
    ["oEmbed", "/oembed?url=ORIGIN/works/a-work", {}],
    ["the feed", "/feed.atom", {}],
    ["the feed of exhibitions", "/exhibitions/feed.atom", {}],
    ["an export", "/desk/export.csv", "curator"],
    ["GraphQL by GET", `/graphql?id=${id}`, {}],
  ] as const)("answers %s with 503", { tags: ["full"] }, async (_, path, headers) => {
    const response = await fetch(server.url + path.replace("ORIGIN", server.url), {
      headers: headers === "curator" ? curator : headers,
      redirect: "manual",
    });
    const text = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(text).not.toContain("noindex");
    expect(text).not.toBe("");
  });

  test.each(["application/graphql-response+json", "application/json"])(
    "answers GraphQL in %s with 503 and no data",
    async (accept) => {
      for (const query of [workQuery, "mutation { signOut { __typename } }"]) {
        const answer = await ask(server.url, query, { headers: { accept, ...curator } });
        expect(answer.status).toBe(503);
        expect(answer.headers.get("retry-after")).toBe("5");
        expect(answer.data).toBeNull();
        expect(answer.errors[0]?.extensions).toMatchObject({ code: "UNAVAILABLE" });
      }
    },
  );

  test("answers a change with an idempotency key with 503 and executes it later", async () => {
    const headers = { ...curator, "idempotency-key": "a-key-of-this-test" };
    const change = 'mutation { createAlbum(input: { title: "A" }) { __typename } }';
    const away = await ask(server.url, change, { headers });
    expect(away.status).toBe(503);
    expect(away.errors[0]?.extensions).toMatchObject({ code: "UNAVAILABLE" });
    wire.mend();
    const there = await ask(server.url, change, { headers });
    expect(there.data).toEqual({ createAlbum: { __typename: "CreateAlbumSuccess" } });
  });

  test("answers an upload with 503", async () => {
    const response = await fetch(`${server.url}/desk/uploads`, {
      method: "POST",
      headers: { ...curator, "x-file-name": "a.csv", "content-type": "text/csv" },
      body: "a",
    });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("5");
  });

  test.each([workQuery, "subscription { importProgressed { __typename } }"])(
    "answers over WebSocket with UNAVAILABLE: %s",
    async (query) => {
      const client = connectLive(server.url, curator);
      const answered = await new Promise<unknown>((resolve) => {
        const complete = () => resolve(null);
        client.subscribe({ query }, { next: resolve, error: resolve, complete });
      });
      await client.dispose();
      expect(JSON.stringify(answered)).toContain('"code":"UNAVAILABLE"');
    },
  );

  test("is not ready at /readyz but alive at /healthz", async () => {
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ database: false });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

test("database-away: a server answers again once its database is back", async () => {
  wire.cut();
  expect((await askById(server.url, id)).status).toBe(503);
  wire.mend();
  const answer = await askById(server.url, id);
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({ work: null });
});
