import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { isDeepStrictEqual, promisify } from "node:util";
import type { Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { toGlobalId } from "../../src/server/graphql/global-id.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { finishImport, progressImport, startImport } from "../../src/server/store/import-runs.ts";
import { ask } from "../support/ask.ts";
import { connectLive, follow } from "../support/live.ts";
import { eachDatabase } from "../support/database.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { imageInput, workInput } from "../support/work-inputs.ts";

const run = promisify(execFile);
const persisted = "subscription Persisted { importProgressed { id } }";
const persistedId = createHash("sha256").update(persisted).digest("hex");

eachDatabase("live", (_name, open) => {
  let server: TestServer;
  const clients: Client[] = [];

  function connect(headers?: Record<string, string>): Client {
    const client = connectLive(server.url, headers);
    clients.push(client);
    return client;
  }

  beforeAll(async () => {
    server = await startServer({ open, operations: new Map([[persistedId, persisted]]) });
    // Announced before the tests start, so that the first of them does not receive it.
    const client = connect();
    const changes = follow<Change>(client, changeQuery);
    await settled(client);
    await applyWorks(server.store.db, [workInput({ identifier: "E.1" })]);
    await changes.until((all) => all.length > 0);
  });
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.dispose())));
  afterAll(() => server.stop());

  type Change = {
    collectionChanged: {
      site: { workCount: number };
      addedCount: number;
      addedWorks: { cursor: string; node: { identifier: string; images: { width: number }[] } }[];
      changedWorks: { identifier: string; title: string }[];
    };
  };
  const changeQuery = `subscription { collectionChanged { site { workCount } addedCount
  addedWorks { cursor node { identifier images(first: 9) { width } } } changedWorks { identifier title } } }`;

  type Step = { importProgressed: { id: string; state: string; rowsDone: number } };
  const stepQuery = "subscription { importProgressed { id state rowsDone } }";

  /** Waits for a query: subscriptions are not acknowledged, but the server handles a later query after them. */
  async function settled(client: Client): Promise<void> {
    for await (const _ of client.iterate({ query: "{ __typename }" })) break;
  }

  async function newImport() {
    return startImport(server.store.db, { label: "live.csv", sourceKey: "live" });
  }

  describe("changes of the collection", () => {
    it("reach subscribers, even from another process", async () => {
      const client = connect();
      const changes = follow<Change>(client, changeQuery);
      const steps = follow<Step>(client, stepQuery);
      await settled(client);
      const { dataFolder, databaseUrl } = server.settings;
      const order = { dataFolder, databaseUrl, identifiers: ["P.1", "P.2", "P.3"] };
      await run(process.execPath, [
        "--import",
        "tsx",
        "tests/support/apply-works.ts",
        JSON.stringify(order),
      ]);

      const [change] = await changes.until((all) => all.length > 0);
      expect(change?.collectionChanged).toMatchObject({ addedCount: 3, site: { workCount: 4 } });
      expect(change?.collectionChanged.addedWorks.map(({ node }) => node.identifier)).toEqual([
        "P.3",
        "P.2",
        "P.1",
      ]);
      const all = await steps.until((got) => got.at(-1)?.importProgressed.state === "DONE");
      expect(all.at(-1)?.importProgressed.rowsDone).toBe(3);
    });

    it("have a cursor in the list of the newest works", async () => {
      const client = connect();
      const changes = follow<Change>(client, changeQuery);
      await settled(client);
      const works = ["C.1", "C.2"].map((identifier) =>
        workInput({ identifier, images: [imageInput("f".repeat(32))] }),
      );
      await applyWorks(server.store.db, works);
      const [change] = await changes.until((all) => all.length > 0);
      const [last] = change?.collectionChanged.addedWorks ?? [];
      expect(last?.node).toEqual({ identifier: "C.2", images: [{ width: 4000 }] });
      const { data } = await ask(
        server.url,
        "query ($after: String) { works(first: 1, after: $after, order: NEWEST) { edges { node { identifier } } } }",
        { variables: { after: last?.cursor } },
      );
      expect(data?.works).toEqual({ edges: [{ node: { identifier: "C.1" } }] });
    });

    it("are sent at most twice a second, without losses", async () => {
      const client = connect();
      const changes = follow<Change>(client, changeQuery);
      await settled(client);
      const started = performance.now();
      for (let n = 0; n < 60; n++) {
        await applyWorks(server.store.db, [workInput({ identifier: `M.${n}` })]);
      }
      const count = (all: Change[]) =>
        all.reduce((sum, { collectionChanged }) => sum + collectionChanged.addedCount, 0);
      const all = await changes.until((got) => count(got) >= 60);
      const halfSeconds = Math.ceil((performance.now() - started) / 500);
      expect(count(all)).toBe(60);
      expect(all.length).toBeLessThanOrEqual(halfSeconds + 1);
      expect(all.every(({ collectionChanged }) => collectionChanged.addedWorks.length <= 24)).toBe(
        true,
      );
    });

    it("contain changed works with their new values", async () => {
      const client = connect();
      const changes = follow<Change>(client, changeQuery);
      await settled(client);
      await applyWorks(server.store.db, [workInput({ identifier: "E.1", title: "A new title" })]);
      const all = await changes.until((got) =>
        got.some(({ collectionChanged }) => collectionChanged.changedWorks.length > 0),
      );
      expect(all.at(-1)?.collectionChanged.changedWorks).toEqual([
        { identifier: "E.1", title: "A new title" },
      ]);
    });
  });

  describe("the progress of an import", () => {
    it("is sent at most four times a second, always with the last step", async () => {
      const client = connect();
      const steps = follow<Step>(client, stepQuery);
      await settled(client);
      const { id } = await newImport();
      const started = performance.now();
      for (let done = 1; done <= 60; done++)
        await progressImport(server.store.db, id, { rowsDone: done });
      await finishImport(server.store.db, id, "DONE");
      const last = { id: toGlobalId("Import", id), state: "DONE", rowsDone: 60 };
      const all = await steps.until((got) => isDeepStrictEqual(got.at(-1)?.importProgressed, last));
      const quarters = Math.ceil((performance.now() - started) / 250);
      expect(all.length).toBeLessThanOrEqual(quarters + 1);
    });

    it("is sent for each of several imports until its end", async () => {
      const client = connect();
      const steps = follow<Step>(client, stepQuery);
      await settled(client);
      const runs = await Promise.all([newImport(), newImport(), newImport()]);
      await Promise.all(runs.map(({ id }) => finishImport(server.store.db, id, "DONE")));
      const ids = runs.map(({ id }) => toGlobalId("Import", id));
      const ended = (got: Step[]) =>
        ids.every((id) =>
          got.some(({ importProgressed: step }) => step.id === id && step.state === "DONE"),
        );
      expect(ended(await steps.until(ended))).toBe(true);
    });
  });

  describe("the connection", () => {
    const once = async (client: Client, payload: Parameters<Client["iterate"]>[0]) => {
      for await (const result of client.iterate(payload)) return result;
      return null;
    };

    it("accepts a persisted operation's id in place of its text", async () => {
      const client = connect();
      const operation = { query: "", extensions: { documentId: persistedId } };
      const steps = follow<Step>(client, operation);
      await settled(client);
      const { id } = await newImport();
      await steps.until((got) =>
        got.some(({ importProgressed: step }) => step.id === toGlobalId("Import", id)),
      );
    });

    it.each([
      [
        "an unknown id",
        { query: "", extensions: { documentId: "0".repeat(64) } },
        "PERSISTED_QUERY_NOT_FOUND",
      ],
      ["an unknown field", { query: "subscription { nothing }" }, "GRAPHQL_VALIDATION_FAILED"],
      ["a syntax error", { query: "subscription {" }, "GRAPHQL_PARSE_FAILED"],
      [
        "fragments in a circle",
        { query: "{ site { ...A } } fragment A on Site { ...B } fragment B on Site { ...A }" },
        "GRAPHQL_VALIDATION_FAILED",
      ],
      [
        "nesting too deep",
        { query: `{ work(slug: "a") { ${"related { ".repeat(13)} id ${"}".repeat(13)} } }` },
        "LIMIT_EXCEEDED",
      ],
      [
        "a mutation",
        { query: 'mutation { addFavourite(input: { workId: "a" }) { __typename } }' },
        "BAD_REQUEST",
      ],
    ])("stays open after an invalid operation: %s", async (_, payload, code) => {
      const client = connect();
      const failed = await once(client, payload).then(
        (result) => result?.errors,
        (errors: unknown) => errors,
      );
      expect(failed).toMatchObject([{ extensions: { code, requestId: expect.any(String) } }]);
      expect(await once(client, { query: "{ __typename }" })).toEqual({
        data: { __typename: "Query" },
      });
    });

    it("identifies the visitor by its cookie", async () => {
      const [work] = await applyWorks(server.store.db, [workInput({ identifier: "V.1" })]);
      const workId = toGlobalId("Work", work?.workId ?? "");
      const { headers } = await ask(
        server.url,
        "mutation ($workId: ID!) { addFavourite(input: { workId: $workId }) { __typename } }",
        { variables: { workId } },
      );
      const cookie = headers.get("set-cookie")?.split(";", 1)[0] ?? "";
      const viewer = { query: "{ viewer { favouriteWorkIds } }" };
      expect(await once(connect({ cookie }), viewer)).toEqual({
        data: { viewer: { favouriteWorkIds: [workId] } },
      });
      expect(await once(connect(), viewer)).toEqual({ data: { viewer: { favouriteWorkIds: [] } } });
    });

    it("is rejected from another site's page", async () => {
      const socket = new WebSocket(
        `${server.url.replace("http", "ws")}/graphql?`,
        "graphql-transport-ws",
        {
          origin: "https://evil.example",
        },
      );
      const status = await new Promise((resolve) => {
        socket.on("unexpected-response", (_request, response) => resolve(response.statusCode));
        socket.on("open", () => resolve("open"));
      });
      socket.on("error", () => undefined);
      socket.terminate();
      expect(status).toBe(403);
    });
  });

  describe("stopping", () => {
    it("closes connections with a code that makes clients reconnect", async () => {
      const other = await startServer();
      let closed: unknown;
      const client = connectLive(other.url);
      client.on("closed", (event) => (closed = event));
      follow(client, stepQuery);
      await settled(client);
      await other.stop();
      // After code 1001 graphql-ws reconnects by itself.
      expect(closed).toMatchObject({ code: 1001 });
      await expect(fetch(other.url)).rejects.toThrow();
    });
  });
});
