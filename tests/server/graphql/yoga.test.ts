import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { Attempts } from "../../../src/server/accounts/attempts.ts";
import { createGraphQL } from "../../../src/server/graphql/yoga.ts";

const own = "query OwnQuery { site { title } }";

describe("createGraphQL: documents", () => {
  const yoga = createGraphQL(new Map([["own", own]]), pino({ level: "silent" }));
  const parse = (text: string): unknown => yoga.getEnveloped({} as never).parse(text);

  it("keeps those of the program's own operations, and nothing that others send", () => {
    expect(parse(own)).toBe(parse(own));
    const other = "{ site { title } } # of somebody else";
    expect(parse(other)).not.toBe(parse(other));
    const wrong = "{ site { title";
    const errorOf = (text: string) => {
      try {
        return parse(text);
      } catch (error) {
        return error;
      }
    };
    expect(errorOf(wrong)).toBeInstanceOf(Error);
    expect(errorOf(wrong)).not.toBe(errorOf(wrong));
  });
});

describe("createGraphQL: the query budget", () => {
  const yoga = createGraphQL(new Map(), pino({ level: "silent" }));

  it.each([[{ length: -1e12 }], [5], [["{ site { id } }"]]])(
    "counts no text %j, which is refused and refills nothing",
    async (query) => {
      const attempts = new Attempts();
      const context = {
        attempts,
        address: "203.0.113.1",
        viewer: { role: () => Promise.resolve("VISITOR") },
        execution: { cost: 0 },
        outcome: { erred: false, passing: false },
        requestId: "a request",
      };
      const body = JSON.stringify({ query });
      const headers = {
        accept: "application/graphql-response+json",
        "content-type": "application/json",
      };
      const init = { method: "POST", headers, body };
      const response = await yoga.fetch("http://vitrine/graphql", init, context as never);
      expect(response.status).toBe(400);
      expect(await attempts.queryCost(context.address, attempts.queryCostLimit)).toBe(0);
      expect(await attempts.queryCost(context.address, 1)).toBeGreaterThan(0);
    },
  );
});
