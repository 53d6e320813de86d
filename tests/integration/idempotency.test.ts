import { createHash, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyWorks } from "../../src/server/store/apply.ts";
import { eachDatabase } from "../support/database.ts";
import { newEmail, password, workIds } from "../support/people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";

const save = `mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { __typename
  ... on SaveSearchSuccess { savedSearchEdge { node { id name } } } } }`;
const remove = `mutation ($input: DeleteSavedSearchInput!) { deleteSavedSearch(input: $input) { __typename } }`;

eachDatabase("idempotency", (_name, open) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer({ open });
    await applyWorks(server.store.db, [workInput({ identifier: "One", title: "One" })]);
    await server.settled();
  });
  afterAll(() => server.stop());

  /** Sends a change with an idempotency key, like the client. */
  async function send(key: string, query: string, input: unknown, cookie = "") {
    const response = await fetch(new URL("/graphql", server.url), {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key, cookie },
      body: JSON.stringify({ query, variables: { input } }),
    });
    const cookies = response.headers.getSetCookie().map((text) => text.split(";", 1)[0]);
    return { status: response.status, text: await response.text(), cookie: cookies.join("; ") };
  }

  const newKey = () => randomUUID();
  const search = (name: string) => ({ name, search: name });

  describe("a repeated change with the same key", () => {
    it("is executed once and gets the same response, including the cookie", async () => {
      const key = newKey();
      const first = await send(key, save, search("blue"));
      const again = await send(key, save, search("blue"));
      expect(first.cookie).toMatch(/^vitrine_visitor=/);
      expect(again).toEqual(first);
      const saved = JSON.parse(first.text).data.saveSearch.savedSearchEdge.node as { id: string };
      await send(newKey(), remove, { id: saved.id }, first.cookie);
      const late = await send(key, save, search("blue"));
      expect(late).toEqual(first);
      const kept = await server.store.db.execute(sql`SELECT id FROM saved_search`);
      expect(kept.rows).toEqual([]);
    });

    it("is executed once for concurrent requests", async () => {
      const key = newKey();
      const [workId] = await workIds(server);
      const mark =
        "mutation ($input: AddFavouriteInput!) { addFavourite(input: $input) { __typename } }";
      const before = await server.store.db.execute(sql`SELECT id FROM member`);
      const both = await Promise.all([1, 2, 3].map(() => send(key, mark, { workId })));
      expect(new Set(both.map(({ text }) => text)).size).toBe(1);
      expect(new Set(both.map(({ cookie }) => cookie)).size).toBe(1);
      const after = await server.store.db.execute(sql`SELECT id FROM member`);
      expect(after.rows.length - before.rows.length).toBe(1);
    });

    it("is rejected if the body differs, and executed separately for another sender", async () => {
      const key = newKey();
      const { cookie } = await send(newKey(), save, search("known"));
      const first = await send(key, save, search("red"), cookie);
      expect((await send(key, save, search("green"), cookie)).status).toBe(422);
      const other = await send(newKey(), save, search("other"));
      const theirs = await send(key, save, search("red"), other.cookie);
      expect(theirs.status).toBe(200);
      expect(theirs.text).not.toBe(first.text);
    });

    it("is executed if the first one could not start", async () => {
      const key = newKey();
      const broken =
        "mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { nothing } }";
      expect((await send(key, broken, search("red"))).status).toBe(400);
      expect((await send(key, save, search("red"))).status).toBe(200);
      expect((await send("short", save, search("red"))).status).toBe(400);
    });

    it("is not executed again if another part of it failed", async () => {
      const key = newKey();
      const beside = `mutation ($input: SaveSearchInput!) { saveSearch(input: $input) { ... on SaveSearchSuccess {
        savedSearchEdge { node { id } } } } wrong: renameSavedSearch(input: { id: "?", name: "x" }) { __typename } }`;
      const first = await send(key, beside, search("beside"));
      expect(await send(key, beside, search("beside"))).toEqual(first);
    });

    it("is executed once for a new visitor who only received the first response's cookie", async () => {
      const key = newKey();
      const first = await send(key, save, search("half"));
      const again = await send(key, save, search("half"), first.cookie);
      expect(again.text).toBe(first.text);
    });

    it("is not answered after the member has signed out", async () => {
      const signUp = "mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }";
      const account = { name: "Ada", email: newEmail(), password };
      const { cookie } = await send(newKey(), signUp, account);
      const key = newKey();
      await send(key, save, search("mine"), cookie);
      await send(newKey(), "mutation { signOut { __typename } }", undefined, cookie);
      expect((await send(key, save, search("mine"), cookie)).text).toMatch(/SESSION_ENDED/);
    });

    it("is stored only for mutations", async () => {
      const count = async () =>
        (await server.store.db.execute(sql`SELECT 1 FROM answered_change`)).rows.length;
      const before = await count();
      expect((await send(newKey(), "{ site { title } }", undefined)).status).toBe(200);
      expect(await count()).toBe(before);
    });

    it("is not executed again after its server stopped midway, because the outcome is unknown", async () => {
      const key = newKey();
      await send(key, save, search("late"));
      await server.store.db.execute(
        sql`UPDATE answered_change SET answer = NULL, begun_at = now() - interval '10 minutes'`,
      );
      const again = await send(key, save, search("late"));
      expect(again.status).toBe(409);
      expect(again.text).toMatch(/OUTCOME_UNKNOWN/);
    });
  });

  it("stored responses reveal nothing to a reader of the database", async () => {
    const email = newEmail();
    const signUp = "mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }";
    const given = { name: "Ada", email, password };
    const made = await send(newKey(), signUp, given);
    const token = /vitrine_session=([\w-]+)/.exec(made.cookie)?.[1] ?? "no token";
    const { rows } = await server.store.db.execute(
      sql`SELECT encode(answer, 'escape') AS answer, request_hash FROM answered_change`,
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain("SignInSuccess");
    expect(stored).not.toContain(password);
    const body = JSON.stringify({ query: signUp, variables: { input: given } });
    for (const sent of [body, `/graphql\n${body}`]) {
      expect(stored).not.toContain(createHash("sha256").update(sent).digest("hex"));
      expect(stored).not.toContain(createHash("sha256").update(sent).digest("base64url"));
    }
  });
});
