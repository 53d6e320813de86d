import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isGuarded, permissions, permitOf } from "../../src/server/accounts/permissions.ts";
import { hashPassword } from "../../src/server/accounts/passwords.ts";
import { hashOfToken, newToken } from "../../src/server/accounts/tokens.ts";
import { schema } from "../../src/server/graphql/schema.ts";
import { createAccount } from "../../src/server/store/accounts.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { createVisitor } from "../../src/server/store/members.ts";
import { roles } from "../../src/server/store/roles.ts";
import type { Role } from "../../src/server/store/roles.ts";
import { beginSession } from "../../src/server/store/sessions.ts";
import { openCaller } from "../support/caller.ts";
import type { Caller } from "../support/caller.ts";
import { openFolder } from "../support/database.ts";
import { newEmail, password } from "../support/people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { blandMutation, wholeField } from "../support/whole-contract.ts";
import { workInput } from "../support/work-inputs.ts";

/** How far below a root field all fields are asked for. */
const depth = 4;

const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startServer({ open: openFolder });
  passwordHash = await hashPassword(password);
  await applyWorks(server.store.db, [workInput({ identifier: "One", title: "One" })]);
  await server.settled();
});
afterAll(() => server.stop());

/** Somebody new of a role, signed in without a password. */
async function somebody(role: Role): Promise<Caller> {
  const { db } = server.store;
  const caller = openCaller(server.url);
  if (role === "VISITOR") {
    const token = newToken(16);
    await createVisitor(db, hashOfToken(token));
    caller.cookies.set("vitrine_visitor", token);
    return caller;
  }
  const token = newToken(32);
  const account = { name: "Ada", email: newEmail(), passwordHash, role };
  const member = await db.transaction((tx) => createAccount(tx, account));
  const memberId = member?.id ?? "";
  const begun = { memberId, tokenHash: hashOfToken(token), device: "Test", lasting: 1000 };
  await db.transaction((tx) => beginSession(tx, begun));
  caller.cookies.set("vitrine_session", token);
  return caller;
}

/** Everything that is stored, but for when somebody was last seen. */
async function everything() {
  const { rows: tables } = await server.store.db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const contents = [];
  for (const { name } of tables) {
    const { rows } = await server.store.db.execute(
      sql`SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) AS content FROM ${sql.identifier(name)} t`,
    );
    contents.push([name, rows[0]]);
  }
  return contents;
}

describe.each(roles)("a %s", (role) => {
  it.each(mutations.map((mutation) => mutation.name))("may, or may not, %s", async (name) => {
    const mutation = mutations.find((one) => one.name === name);
    if (!mutation) throw new Error("There is no such mutation.");
    const caller = await somebody(role);
    const { query, variables } = blandMutation(mutation);
    const before = await everything();
    const { data, errors } = await caller.send(query, variables);
    const result = data?.[name]?.["__typename"];
    if (permitOf(`Mutation.${name}`, role) === "no") {
      expect(errors).toEqual([]);
      expect(result).toBe("NotAllowed");
      expect(await everything()).toEqual(before);
      return;
    }
    // What means nothing may be refused, by a sentence or as an input that cannot be used.
    const codes = errors.map(({ extensions }) => extensions["code"]);
    expect(codes.filter((code) => code !== "BAD_USER_INPUT")).toEqual([]);
    if (isGuarded(`Mutation.${name}`)) expect(result).not.toBe("NotAllowed");
  });

  it.each(queries.map((query) => query.name))(
    "reads below %s what the table says",
    async (name) => {
      const root = queries.find((one) => one.name === name);
      const selection = root && wholeField(schema, root, depth);
      if (selection == null) return;
      const caller = await somebody(role);
      const { data, errors } = await caller.send(`{ ${selection} }`);
      expect(data).not.toBeNull();
      const refused = errors.filter(({ extensions }) => extensions["code"] === "FORBIDDEN");
      const others = errors.filter(({ extensions }) => extensions["code"] !== "FORBIDDEN");
      expect(others.filter(({ extensions }) => extensions["code"] !== "BAD_USER_INPUT")).toEqual(
        [],
      );
      // The desk is given to those alone who have something to do there.
      const hasDesk = data?.["viewer"]?.["desk"] != null;
      expect(hasDesk).toBe(name === "viewer" && (role === "CURATOR" || role === "OWNER"));
      const closed = Object.keys(permissions).filter(
        (field) => field.startsWith("Desk.") && permitOf(field, role) === "no",
      );
      expect(refused.map(({ path }) => `Desk.${path?.at(-1)}`).toSorted()).toEqual(
        hasDesk ? closed.toSorted() : [],
      );
    },
  );
});
