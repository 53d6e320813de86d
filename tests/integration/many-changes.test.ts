/** @module-tag full */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { member } from "../../src/server/store/tables/people.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";

const tooMany = [
  {
    message: expect.stringMatching(/^More than (5,000|300) /),
    extensions: { code: "LIMIT_EXCEEDED" },
  },
];

const remove = (id: number) => `a${id}: deleteSavedSearch(input: { id: "none" }) { __typename }`;
const hundred = Array.from({ length: 100 }, (_, at) => remove(at)).join(" ");
const all = `mutation { ${hundred} }`;
const inFragment = `mutation { ...All } fragment All on Mutation { ${hundred} }`;

describe("many-changes: from one network", () => {
  let server: TestServer;

  beforeAll(async () => {
    // Persisted operations, because the cost of their texts would exceed the rate limit of a network.
    const operations = new Map([all, inFragment].map((text) => [text, text]));
    server = await startServer({ settings: { trustedProxies: ["127.0.0.1"] }, operations });
  });
  afterAll(() => server.stop());

  async function send(from: string, query: string, more: Record<string, string> = {}) {
    const response = await fetch(new URL("/graphql", server.url), {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from, ...more },
      body: JSON.stringify({ query }),
    });
    const body: unknown = await response.json();
    const [cookie = ""] = response.headers.getSetCookie().map((text) => text.split(";", 1)[0]);
    return { status: response.status, body, cookie };
  }

  it("the number of changes is limited, with or without a key, sent separately or together", async () => {
    for (let made = 0; made < 4_900; made += 100) await send("192.0.2.1", all);
    expect(await send("192.0.2.1", inFragment)).toMatchObject({ status: 200 });
    const one = `mutation { ${remove(1)} }`;
    const refused = { status: 429, body: { errors: tooMany } };
    expect(await send("192.0.2.1", one)).toMatchObject(refused);
    const key = { "idempotency-key": "0123456789abcdef" };
    expect(await send("192.0.2.1", one, key)).toMatchObject(refused);
    expect(await send("192.0.2.1", "{ __typename }")).toMatchObject({ status: 200 });
    expect(await send("192.0.2.2", one, key)).toMatchObject({ status: 200 });
  });

  it("the number of new visitors is limited, and known ones continue", async () => {
    const save = `mutation { saveSearch(input: { name: "Blue", search: "blue" }) { __typename } }`;
    const key = { "idempotency-key": "fedcba9876543210" };
    const known = await send("192.0.2.3", save);
    expect(known.cookie).toMatch(/^vitrine_visitor=/);
    await Promise.all(Array.from({ length: 299 }, () => send("192.0.2.3", save)));
    const refused = { body: { data: { saveSearch: null }, errors: tooMany }, cookie: "" };
    expect(await send("192.0.2.3", save)).toMatchObject(refused);
    expect(await send("192.0.2.3", save, key)).toMatchObject(refused);
    const { body } = await send("192.0.2.3", save, { cookie: known.cookie });
    expect(body).toEqual({ data: { saveSearch: { __typename: "SaveSearchSuccess" } } });
    // The rejected request was not executed, so it may be sent again with its key, here from a network within its
    // limit.
    expect(await send("192.0.2.4", save, key)).toMatchObject({ status: 200 });
    expect(await server.store.db.$count(member)).toBe(301);
  });
});
