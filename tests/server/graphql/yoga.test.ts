import { pino } from "pino";
import { describe, expect, it } from "vitest";
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
