import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getIntrospectionQuery } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyWorks } from "../../src/server/store/apply.ts";
import { ask, askById } from "../support/ask.ts";
import { eventually } from "../support/eventually.ts";
import { connectLive } from "../support/live.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

let server: TestServer;
let clientFolder: string;
const id = (text: string) => createHash("sha256").update(text).digest("hex");
const siteQuery = "query SiteQuery { site { title workCount } }";
const viewerQuery = "query ViewerQuery { viewer { favouriteWorkIds } }";
const viewerNodeQuery = "query NodeQuery($id: ID!) { node(id: $id) { id } }";
const worksQuery =
  "query WorksQuery($first: Int, $after: String) { works(first: $first, after: $after) { totalCount } }";
const changesSubscription = "subscription Changes { collectionChanged { addedCount } }";
const changeMutation = 'mutation M { addFavourite(input: { workId: "a" }) { __typename } }';
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), "vitrine-client-"));
  await writeFile(join(clientFolder, "index.html"), "<!doctype html><body><!-- page --></body>");
  const texts = [
    siteQuery,
    viewerQuery,
    viewerNodeQuery,
    worksQuery,
    changeMutation,
    changesSubscription,
  ];
  server = await startServer({
    clientFolder,
    operations: new Map(texts.map((text) => [id(text), text])),
    settings: { queryBudget: null },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(clientFolder, { recursive: true });
});

describe("http: persisted queries", () => {
  it("are answered by GET and are publicly cacheable with revalidation", async () => {
    const first = await askById(server.url, id(siteQuery));
    expect(first).toMatchObject({ status: 200, errors: [], data: { site: { workCount: 0 } } });
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=0/);
    const etag = first.headers.get("etag") ?? "";
    const again = await askById(server.url, id(siteQuery), { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    const changed = await askById(server.url, id(siteQuery), {
      headers: { "if-none-match": '"old"' },
    });
    expect(changed.status).toBe(200);
  });

  it.each(["{", "[1]", "7", '{"a":1} x'])(
    "are rejected if a parameter is invalid: %s",
    async (text) => {
      const logged = server.log.length;
      for (const name of ["variables", "extensions"]) {
        const search = new URLSearchParams({ id: id(siteQuery), [name]: text });
        const response = await fetch(`${server.url}/graphql?${search}`);
        expect(response.status).toBe(400);
        expect(response.headers.get("cache-control")).toBe("private, no-store");
        const message = `"${name}" in the address must be a JSON object.`;
        expect(await response.json()).toMatchObject({
          errors: [{ message, extensions: { code: "BAD_REQUEST", requestId: expect.any(String) } }],
        });
      }
      expect(server.log.slice(logged).join("")).not.toContain("failed unexpectedly");
    },
  );

  it("are answered by POST too", async () => {
    for (const body of [{ id: id(siteQuery) }, { extensions: { documentId: id(siteQuery) } }]) {
      const response = await fetch(new URL("/graphql", server.url), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(await response.json()).toMatchObject({ data: { site: { workCount: 0 } } });
      expect(response.headers.get("cache-control")).toBe("private, no-store");
    }
  });

  it("are not cacheable if they concern the viewer", async () => {
    const viewer = await askById(server.url, id(viewerQuery));
    const viewerId = Buffer.from("Viewer:viewer").toString("base64url");
    const node = await askById(server.url, id(viewerNodeQuery), { variables: { id: viewerId } });
    for (const { status, headers } of [viewer, node]) {
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("etag")).toBeNull();
    }
  });

  it("are not cacheable if a part of them failed", async () => {
    const { errors, headers } = await askById(server.url, id(worksQuery), {
      variables: { first: 0 },
    });
    expect(errors).toHaveLength(1);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("answer an unknown id with 404 and a message", async () => {
    const { status, errors, headers } = await askById(server.url, "0".repeat(64));
    expect(status).toBe(404);
    expect(errors).toEqual([
      {
        message: "This server does not know the operation with this id. Load the page again.",
        extensions: { code: "PERSISTED_QUERY_NOT_FOUND", requestId: headers.get("x-request-id") },
      },
    ]);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("reject mutations by GET", async () => {
    const { status, errors } = await askById(server.url, id(changeMutation));
    expect(status).toBe(405);
    expect(errors).toHaveLength(1);
  });
});

describe("http: invalid requests", () => {
  it.each([
    ["{ site { title }", 400, "GRAPHQL_PARSE_FAILED", /Syntax Error/],
    ["{ site { name } }", 400, "GRAPHQL_VALIDATION_FAILED", /Cannot query field "name"/],
    ["", 400, "BAD_REQUEST", /"query"/],
    [
      "query A { site { id } } query B { site { id } }",
      400,
      "OPERATION_RESOLUTION_FAILURE",
      /operation/i,
    ],
    ["{ works(first: 9999999999) { totalCount } }", 400, "GRAPHQL_VALIDATION_FAILED", /Int/],
    [
      `{ work(slug: "a") ${"{ related ".repeat(13)} { id } ${"}".repeat(13)} }`,
      400,
      "LIMIT_EXCEEDED",
      /nested/,
    ],
    [`{ ${"site { id } ".repeat(1000)} }`, 400, "GRAPHQL_PARSE_FAILED", /2000 tokens/],
    [`{ site { id } } # ${"x".repeat(16_384)}`, 400, "LIMIT_EXCEEDED", /at most 16,384 characters/],
    [
      `{ work(slug: "a") { ...A } } fragment A on Work { id ...B } fragment B on Work { ...A }`,
      400,
      "GRAPHQL_VALIDATION_FAILED",
      /within itself/,
    ],
  ])("get a message: %.40s", async (query, status, code, sentence) => {
    const answer = await ask(server.url, query);
    expect(answer.errors[0]).toMatchObject({
      message: expect.stringMatching(sentence),
      extensions: { code, requestId: answer.headers.get("x-request-id") },
    });
    expect(answer.status).toBe(status);
    expect(answer.data).toBeNull();
  });

  it("with circular fragments are rejected without a log entry", async () => {
    const logged = server.log.length;
    const fragments = Array.from({ length: 120 }, (_, i) => {
      const next = `...F${(i + 1) % 120}`;
      return `fragment F${i} on Work { ${next} related { ${next} } }`;
    });
    const query = `{ work(slug: "a") { ...F0 a: slug } } ${fragments.join(" ")}`;
    const { status, errors } = await ask(server.url, query);
    expect(status).toBe(400);
    expect(errors[0]?.extensions).toMatchObject({ code: "GRAPHQL_VALIDATION_FAILED" });
    expect(server.log.slice(logged).join("")).not.toContain("failed unexpectedly");
  });

  it.each(["application/json", "text/event-stream", "multipart/mixed"])(
    "for subscriptions are referred to WebSockets: %s",
    async (accept) => {
      const { errors, data } = await ask(server.url, "subscription { importProgressed { id } }", {
        headers: { accept },
      });
      expect(data).toBeNull();
      expect(errors[0]).toMatchObject({
        message: expect.stringContaining("WebSocket"),
        extensions: { code: "BAD_REQUEST" },
      });
    },
  );

  it("with invalid variables get a message", async () => {
    const { status, errors } = await ask(server.url, worksQuery, { variables: { first: "many" } });
    expect(status).toBe(400);
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('"$first"'),
      extensions: { code: "BAD_USER_INPUT" },
    });
  });

  it.each([
    ["{", "application/json", 400],
    ["[]", "application/json", 400],
    ["null", "application/json", 400],
    ["query=%7Bsite%7Bid%7D%7D", "application/x-www-form-urlencoded", 415],
    ["{site{id}}", "text/plain", 415],
    [
      JSON.stringify({ query: "{ site { id } }", pad: "x".repeat(410_000) }),
      "application/json",
      413,
    ],
    [
      JSON.stringify([{ query: "{ site { id } }" }, { query: "{ site { id } }" }]),
      "application/json",
      400,
    ],
  ])("with a body of a wrong kind are rejected: %.30s as %s", async (body, type, status) => {
    const response = await fetch(new URL("/graphql", server.url), {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    const text = await response.text();
    expect({ status: response.status, text }).toMatchObject({ status });
    expect(JSON.parse(text).errors[0]).toMatchObject({
      message: expect.stringMatching(/\w/),
      extensions: { requestId: response.headers.get("x-request-id") },
    });
    expect(text).not.toMatch(/node_modules|at .*\(/);
  });

  it("get status 200 if they accept only application/json, as GraphQL over HTTP requires", async () => {
    const { status, headers } = await ask(server.url, "{ site { name } }", {
      headers: { accept: "application/json" },
    });
    expect(status).toBe(200);
    expect(headers.get("content-type")).toMatch(/^application\/json/);
  });

  it("hide database errors from the response and log them", async () => {
    const broken = await startServer();
    broken.store.db.select = () => {
      throw new Error("what the database says");
    };
    const { errors, headers, status } = await ask(
      broken.url,
      "{ site { runningImport { label } } }",
    );
    await broken.stop();
    expect(status).toBe(200);
    expect(errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining("Something went wrong"),
        extensions: { code: "INTERNAL", requestId: headers.get("x-request-id") },
      }),
    ]);
    expect(broken.log.some((line) => line.includes(headers.get("x-request-id") ?? "none"))).toBe(
      true,
    );
  });
});

describe("http: a network without query budget", () => {
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  // The text has the maximum cost without executing anything.
  const dear = `{ site { id } } # ${"x".repeat(16_300)}`;

  it("is rejected for the rest of the minute over each transport, and others are not", async () => {
    const logged = server.log.length;
    await askById(server.url, id(siteQuery));
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      statuses.push((await ask(server.url, dear, from("203.0.113.7"))).status);
    }
    expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
    const { status, errors } = await ask(server.url, "{ site { id } }", from("203.0.113.7"));
    expect(status).toBe(429);
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(
          /more than 400,000 within a minute. Try again in \d+ seconds/,
        ),
        extensions: { code: "LIMIT_EXCEEDED" },
      },
    ]);
    const client = connectLive(server.url, from("203.0.113.7").headers);
    const events = client.iterate({ query: "{ site { id } }" });
    await expect(events.next()).rejects.toMatchObject([{ extensions: { code: "LIMIT_EXCEEDED" } }]);
    await client.dispose();
    expect((await ask(server.url, "{ site { id } }", from("203.0.113.8"))).status).toBe(200);
    // Cached public responses cost nothing.
    const cached = await askById(server.url, id(siteQuery), from("203.0.113.7"));
    expect(cached).toMatchObject({ status: 200, errors: [] });
    expect(server.log.slice(logged).join("")).not.toContain("failed unexpectedly");
  });

  it("gets no more events for other programs' operations, but for the program's own", async () => {
    const client = connectLive(server.url, from("203.0.113.6").headers);
    const extensions = { tellsFollowing: true };
    const own = client.iterate({ query: changesSubscription, extensions });
    const other = client.iterate({ query: `${changesSubscription} # of others`, extensions });
    const following = { value: { extensions: { following: true } } };
    expect(await own.next()).toMatchObject(following);
    expect(await other.next()).toMatchObject(following);
    for (let i = 0; i < 8; i += 1) await ask(server.url, dear, from("203.0.113.6"));
    await applyWorks(server.store.db, [workInput({ identifier: "New" })]);
    await expect(other.next()).rejects.toMatchObject([{ extensions: { code: "LIMIT_EXCEEDED" } }]);
    expect(await own.next()).toMatchObject({
      value: { data: { collectionChanged: { addedCount: 1 } } },
    });
    await client.dispose();
  });

  it("ends no subscription of another network", async () => {
    const [spender, saver] = ["203.0.113.5", "203.0.113.4"].map((address) =>
      connectLive(server.url, from(address).headers),
    );
    const asked = {
      query: `${changesSubscription} # of two`,
      extensions: { tellsFollowing: true },
    };
    const followed = [spender, saver].map((client) => client?.iterate(asked));
    for (const events of followed) await events?.next();
    for (let i = 0; i < 8; i += 1) await ask(server.url, dear, from("203.0.113.5"));
    await applyWorks(server.store.db, [workInput({ identifier: "Newer" })]);
    expect(await followed[1]?.next()).toMatchObject({
      value: { data: { collectionChanged: { addedCount: 1 } } },
    });
    await Promise.all([spender?.dispose(), saver?.dispose()]);
  });
});

it("http: introspection is allowed, and long responses are compressed", async () => {
  const { data, errors, headers } = await ask(server.url, getIntrospectionQuery());
  expect(errors).toEqual([]);
  expect(headers.get("content-encoding")).toMatch(/br|gzip/);
  expect(data).toMatchObject({ __schema: { queryType: { name: "Query" } } });
});

describe("http: operators", () => {
  it("can check that the server is alive and ready", async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const ready = await fetch(`${server.url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: "ready",
      database: true,
      writes: true,
      dataFolder: true,
      notifications: true,
      search: true,
      client: true,
      skippedWorks: 0,
    });
  });

  it("can see whether the database accepts writes", async () => {
    const own = await startServer();
    const { transaction } = own.store.db;
    const refused = Object.assign(new Error("cannot execute"), { code: "25006" });
    own.store.db.transaction = () => Promise.reject(refused);
    const ready = await fetch(`${own.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ database: true, writes: false });
    own.store.db.transaction = transaction;
    await eventually(async () => {
      expect(await (await fetch(`${own.url}/readyz`)).json()).toMatchObject({ writes: true });
    });
    await own.stop();
  });

  it("can trace a request by its id, without private data in the log", async () => {
    const response = await fetch(`${server.url}/no-such.png?q=private-words`, {
      headers: {
        accept: "text/html",
        "x-request-id": "trace-1234",
        cookie: "vitrine_visitor=private-words",
      },
    });
    expect(response.headers.get("x-request-id")).toBe("trace-1234");
    const odd = await fetch(server.url, { headers: { "x-request-id": "bad id <script>" } });
    expect(odd.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    const line = server.log.find((entry) => entry.includes("trace-1234"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      method: "GET",
      path: "/no-such.png",
      status: 404,
    });
    expect(server.log.join()).not.toContain("private-words");
  });
});
