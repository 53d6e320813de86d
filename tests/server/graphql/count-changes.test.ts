import { buildSchema, parse } from "graphql";
import { describe, expect, it } from "vitest";
import { Attempts } from "../../../src/server/accounts/attempts.ts";
import { countBytes, countChanges } from "../../../src/server/graphql/count-changes.ts";
import { schema } from "../../../src/server/graphql/schema.ts";
import type { Role } from "../../../src/server/store/roles.ts";

const mutation = parse(`mutation ($text: String!) {
  one: sayInTour(input: { tourId: "a", words: $text }) { __typename }
  two: sayInTour(input: { tourId: "a", words: $text }) { __typename }
}`);

const someone = (id: string, role: Role) => ({ id, role, name: null, createdAt: new Date() });

function count(attempts: Attempts, someone: object, text: string, document = mutation) {
  const context = { attempts, address: "198.51.100.1", viewer: { member: async () => someone } };
  return countChanges({ schema, document, variableValues: { text } }, context as never);
}

/** Returns how many of 30 operations of one megabyte (twice half a megabyte) are accepted. */
async function countedOf(attempts: Attempts, role: Role, id: (n: number) => string) {
  let counted = 0;
  for (let n = 0; n < 30; n++) {
    const counting = count(attempts, someone(id(n), role), "a".repeat(499_000));
    const code = await counting.then(
      () => null,
      (error: { extensions: { code: string } }) => error.extensions.code,
    );
    if (code === null) counted += 1;
    else expect(code).toBe("LIMIT_EXCEEDED");
  }
  return counted;
}

it("countChanges: more than 5,000 changes from one network are rejected with that number", async () => {
  const names = Array.from(
    { length: 2_501 },
    (_, i) => `a${i}: deleteSavedSearch(input: { id: "a" }) { __typename }`,
  );
  const document = parse(`mutation { ${names.join(" ")} }`);
  const attempts = new Attempts();
  await count(attempts, someone("a", "OWNER"), "", document);
  await expect(count(attempts, someone("a", "OWNER"), "", document)).rejects.toThrow(
    "More than 5,000 changes came from your network within 15 minutes.",
  );
});

it("countChanges: arguments without a JSON form are rejected instead of counting as nothing", async () => {
  const any = buildSchema(
    "scalar Any type Query { a: Int } type Mutation { store(value: Any): Int }",
  );
  const document = parse("mutation ($value: Any) { store(value: $value) }");
  const value: Record<string, unknown> = {};
  value.value = value;
  const context = {
    attempts: new Attempts(),
    address: "198.51.100.1",
    viewer: { member: async () => someone("a", "MEMBER") },
  };
  const counting = countChanges(
    { schema: any, document, variableValues: { value } },
    context as never,
  );
  await expect(counting).rejects.toThrow("The arguments of store cannot be written as JSON.");
});

describe("countChanges: bytes", () => {
  it("of one visitor or member are limited to 5 MB an hour, counting each use of a variable", async () => {
    expect(await countedOf(new Attempts(), "VISITOR", () => "a")).toBe(5);
    expect(await countedOf(new Attempts(), "MEMBER", () => "a")).toBe(5);
  });

  it("of one network are limited to 20 MB an hour for all its visitors", async () => {
    expect(await countedOf(new Attempts(), "VISITOR", (n) => `${n}`)).toBe(20);
  });

  it("of curators and owners are not counted", async () => {
    expect(await countedOf(new Attempts(), "CURATOR", () => "a")).toBe(30);
    expect(await countedOf(new Attempts(), "OWNER", () => "a")).toBe(30);
  });

  it("that were stored otherwise count too, and the message names the limits", async () => {
    const attempts = new Attempts();
    const visitor = someone("a", "VISITOR");
    await countBytes({ attempts, address: "198.51.100.1" }, visitor, 6_000_000);
    await expect(count(attempts, visitor, "a")).rejects.toThrow(
      "Too much was saved from here within an hour: at most 5 MB by one person, and 20 MB from one network.",
    );
  });
});
