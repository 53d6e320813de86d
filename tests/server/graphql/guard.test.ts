import { execute, parse, subscribe } from "graphql";
import { createSchema } from "graphql-yoga";
import { describe, expect, it } from "vitest";
import type { Context } from "../../../src/server/graphql/context.ts";
import { guard } from "../../../src/server/graphql/guard.ts";
import type { Table } from "../../../src/server/graphql/guard.ts";
import { roles } from "../../../src/server/store/roles.ts";
import type { Role } from "../../../src/server/store/roles.ts";

const contract = /* GraphQL */ `
  type Query {
    open: String
    desk: String
    number: Int!
  }
  type Subscription {
    queue: String
  }
  type Mutation {
    hide: HideResult
    count: Int
  }
  type Hidden {
    id: ID!
  }
  type NotAllowed {
    message: String!
  }
  union HideResult = Hidden | NotAllowed
`;

const forCurators = (field: string): Table => ({
  needsLivingSession: (name) => name === "Mutation.hide",
  isGuarded: (name) => name === field,
  permitOf: (name, role) =>
    name === field && (role === "VISITOR" || role === "MEMBER") ? "no" : "all",
});

let hidden = 0;

function schemaWith(table: Table) {
  const resolvers = {
    Subscription: {
      queue: {
        subscribe: async function* () {
          yield { queue: "something" };
        },
      },
    },
    Query: { open: () => "for all", desk: () => "for curators" },
    Mutation: {
      hide: () => {
        hidden += 1;
        return { __typename: "Hidden", id: "1" };
      },
      count: () => hidden,
    },
  };
  return guard(createSchema<Context>({ typeDefs: contract, resolvers }), table);
}

async function askAs(role: Role, text: string, table: Table, ended = false) {
  const contextValue = { viewer: { role: async () => role, hasEnded: async () => ended } };
  const result = await execute({ schema: schemaWith(table), document: parse(text), contextValue });
  return JSON.parse(JSON.stringify(result)) as {
    data: Record<string, unknown>;
    errors?: { extensions: { code: string } }[];
  };
}

describe("guard: guarded fields", () => {
  it.each(roles)("are returned to a %s only if the permission table allows it", async (role) => {
    const mayNot = role === "VISITOR" || role === "MEMBER";
    const { data, errors } = await askAs(role, "{ open desk }", forCurators("Query.desk"));
    expect(data).toEqual({ open: "for all", desk: mayNot ? null : "for curators" });
    expect(errors).toBeUndefined();
  });

  it.each(roles)(
    "answer a mutation of a %s without permission with NotAllowed and change nothing",
    async (role) => {
      const before = hidden;
      const mayNot = role === "VISITOR" || role === "MEMBER";
      const { data, errors } = await askAs(
        role,
        "mutation { hide { __typename ... on NotAllowed { message } } }",
        forCurators("Mutation.hide"),
      );
      expect(errors).toBeUndefined();
      expect(hidden - before).toBe(mayNot ? 0 : 1);
      const sentence = role === "VISITOR" ? /^Sign in/ : /^Your account/;
      expect(data["hide"]).toEqual(
        mayNot
          ? { __typename: "NotAllowed", message: expect.stringMatching(sentence) }
          : { __typename: "Hidden" },
      );
    },
  );

  it("change nothing if the session ended during the request", async () => {
    const before = hidden;
    const text = "mutation { count hide { __typename } }";
    const { data, errors } = await askAs("VISITOR", text, forCurators("Query.desk"), true);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["SESSION_ENDED"]);
    expect(data).toEqual({ count: before, hide: null });
    expect(hidden).toBe(before);
  });

  it("reject subscriptions without permission with a FORBIDDEN error", async () => {
    const schema = schemaWith(forCurators("Subscription.queue"));
    const document = parse("subscription { queue }");
    const follow = (role: Role) =>
      subscribe({ schema, document, contextValue: { viewer: { role: async () => role } } });
    expect(await follow("MEMBER")).toMatchObject({
      errors: [{ extensions: { code: "FORBIDDEN" } }],
    });
    expect(Symbol.asyncIterator in (await follow("CURATOR"))).toBe(true);
  });

  it.each(["Mutation.count", "Query.number"])(
    "may not include %s, whose type cannot express a rejection",
    (field) => {
      expect(() => schemaWith(forCurators(field))).toThrow(field);
    },
  );
});
