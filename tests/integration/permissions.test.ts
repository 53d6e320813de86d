/** @module-tag full */
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitorCookie } from "../../src/server/accounts/cookies.ts";
import { isGuarded, permitOf } from "../../src/server/accounts/permissions.ts";
import { hashOfToken, newToken } from "../../src/server/accounts/tokens.ts";
import { schema } from "../../src/server/graphql/schema.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { createVisitor } from "../../src/server/store/members.ts";
import { roles } from "../../src/server/store/roles.ts";
import type { Role } from "../../src/server/store/roles.ts";
import { openCaller } from "../support/caller.ts";
import type { Caller } from "../support/caller.ts";
import { openPglite } from "../support/database.ts";
import { join, viewerOf } from "../support/people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { blandMutation, objectsIn, wholeQueries } from "../support/whole-contract.ts";
import { workInput } from "../support/work-inputs.ts";

/** Depth below a root field down to which all fields are queried. */
const depth = 3;

const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

let server: TestServer;
let contents: SQL;

beforeAll(async () => {
  // Persisted, because they exceed the cost limit of other operations.
  const operations = new Map(
    queries.flatMap((root) => wholeQueries(schema, root, depth)).map((text) => [text, text]),
  );
  server = await startServer({ open: openPglite, operations });
  contents = await queryForContents();
  await applyWorks(server.store.db, [workInput({ identifier: "One", title: "One" })]);
  await server.settled();
});
afterAll(() => server.stop());

/** Creates a user of a role, signed in without a password; all but visitors have an account. */
async function somebody(role: Role): Promise<Caller> {
  if (role !== "VISITOR") return (await join(server, { role })).caller;
  const caller = openCaller(server.url);
  const token = newToken(16);
  await createVisitor(server.store.db, hashOfToken(token));
  caller.cookies.set(visitorCookie.name, token);
  return caller;
}

/** Returns the hashes of all stored data, by table. */
async function everything() {
  return (await server.store.db.execute(contents)).rows;
}

/** Builds a query for the hashes of all tables at once: separate queries would take most of this file's time. */
async function queryForContents() {
  const { rows: tables } = await server.store.db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'rate_limit' ORDER BY 1`,
  );
  const hashes = tables.map(
    ({ name }) =>
      sql`SELECT ${name} AS name, md5(string_agg(t::text, ',' ORDER BY t::text)) AS content FROM ${sql.identifier(name)} t`,
  );
  return sql.join(hashes, sql` UNION ALL `);
}

describe.each(roles)("permissions: a %s", (role) => {
  it.each(mutations.map((mutation) => mutation.name))(
    "may call %s only if the permission table allows it",
    async (name) => {
      const mutation = mutations.find((one) => one.name === name);
      if (!mutation) throw new Error("There is no such mutation.");
      const caller = await somebody(role);
      const { query, variables } = blandMutation(mutation);
      const isClosed = permitOf(`Mutation.${name}`, role) === "no";
      const before = isClosed ? await everything() : null;
      const { data, errors } = await caller.send(query, variables);
      const result = data?.[name]?.["__typename"];
      if (isClosed) {
        expect(errors).toEqual([]);
        expect(result).toBe("NotAllowed");
        expect(await everything()).toEqual(before);
        return;
      }
      // Meaningless input may be rejected with a message or as invalid.
      const codes = errors.map(({ extensions }) => extensions["code"]);
      expect(codes.filter((code) => code !== "BAD_USER_INPUT")).toEqual([]);
      if (isGuarded(`Mutation.${name}`)) expect(result).not.toBe("NotAllowed");
    },
  );

  it.each(queries.map((query) => query.name))(
    "reads below %s what the permission table allows",
    async (name) => {
      const root = queries.find((one) => one.name === name);
      if (!root) throw new Error("There is no such query.");
      const caller = await somebody(role);
      const seen: [field: string, value: unknown][] = [];
      for (const query of wholeQueries(schema, root, depth)) {
        const { data, errors } = await caller.send(query);
        expect(data).not.toBeNull();
        const codes = errors.map(({ extensions }) => extensions["code"]);
        expect(codes.filter((code) => code !== "BAD_USER_INPUT")).toEqual([]);
        seen.push(...objectsIn(schema, root, data?.[name]));
      }
      for (const [field, value] of seen) {
        if (permitOf(field, role) === "no") expect([field, value]).toEqual([field, null]);
      }
      // Permitted users must see restricted fields: otherwise their absence for others would prove nothing.
      if (name === "viewer" && role === "OWNER") {
        for (const field of ["Viewer.desk", "Desk.accounts", "Desk.invitations"]) {
          expect(seen.filter(([found, value]) => found === field && value !== null)).toHaveLength(
            1,
          );
        }
      }
    },
  );
});

describe("permissions: protected objects", () => {
  it.each(roles)("are read by their ids by a %s as the permission table allows", async (role) => {
    const [owner, other] = [await somebody("OWNER"), await somebody("MEMBER")];
    const reader = await somebody(role);
    const invited = await owner.change(
      "invite",
      { role: "MEMBER", note: "" },
      "... on InviteSuccess { invitation { id } }",
    );
    const { invitation } = invited as unknown as { invitation: { id: string } };
    const others = { ...(await idsOf(other)), Invitation: invitation.id };
    const isRead = async (id: string | undefined) => {
      const { data } = await reader.send("query ($id: ID!) { node(id: $id) { id } }", { id });
      return data?.["node"] !== null;
    };
    for (const [type, id] of Object.entries(others)) {
      expect([type, await isRead(id)]).toEqual([type, permitOf(type, role) === "all"]);
    }
    for (const [type, id] of Object.entries(await idsOf(reader))) {
      if (id !== undefined) expect([type, await isRead(id)]).toEqual([type, true]);
    }
  });

  /** Creates data of a user, and returns its ids. */
  async function idsOf(caller: Caller) {
    const saved = await caller.change(
      "saveSearch",
      { name: "Blue", search: "blue" },
      "... on SaveSearchSuccess { savedSearchEdge { node { id } } }",
    );
    const { savedSearchEdge } = saved as unknown as { savedSearchEdge: { node: { id: string } } };
    const { account } = await viewerOf(caller);
    return {
      SavedSearch: savedSearchEdge.node.id,
      Account: account?.id,
      Session: account?.sessions[0]?.id,
    };
  }
});
