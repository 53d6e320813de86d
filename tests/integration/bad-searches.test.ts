import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyWorks } from "../../src/server/store/apply.ts";
import { ask } from "../support/ask.ts";
import { openPglite } from "../support/database.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { workInput } from "../support/work-inputs.ts";
import { eventually } from "../support/eventually.ts";

const listed = `query ($search: String, $filter: WorkFilter, $order: WorkOrder, $seed: Int, $first: Int,
  $after: String, $last: Int, $before: String, $startAt: String) {
  works(search: $search, filter: $filter, order: $order, seed: $seed, first: $first, after: $after,
    last: $last, before: $before, startAt: $startAt) {
    totalCount correctedSearch edges { cursor node { identifier } } } }`;
const counted = `query ($search: String, $filter: WorkFilter, $first: Int!, $words: String) {
  workFacets(search: $search, filter: $filter) { withImage withoutImage years { first step counts }
    values(kind: SUBJECT, first: $first, search: $words) { total values { value count } } } }`;
const suggested = `query ($text: String!, $first: Int!) { suggestions(text: $text, first: $first) {
  works { identifier } creators { value } subjects { value } } }`;

type List = { totalCount: number; edges: { cursor: string; node: { identifier: string } }[] };

describe("bad-searches: unusual queries", () => {
  let server: TestServer;
  const works = Array.from({ length: 5 }, (_, at) =>
    workInput({
      identifier: `T.${at + 1}`,
      title: at === 0 ? "Robert'); DROP TABLE work;--" : `Harbour ${at}`,
      creators: [{ name: "Ann O’Hara", role: null }],
      subjects: ["sea", "100% wool"],
      earliestYear: 1800 + at,
      latestYear: 1800 + at,
    }),
  );

  beforeAll(async () => {
    server = await startServer({ open: openPglite });
    await applyWorks(server.store.db, works);
    await eventually(async () => expect((await list({})).found?.totalCount).toBe(5));
  });
  afterAll(() => server.stop());

  async function list(variables: Record<string, unknown>) {
    const { status, data, errors } = await ask(server.url, listed, { variables });
    const found = (data as unknown as { works: List | null } | null)?.works ?? null;
    return { status, found, errors, code: errors[0]?.extensions["code"] };
  }

  const strange = [
    "…",
    '"',
    '""',
    "-",
    "--",
    '" -"',
    "«»„“",
    "(((",
    "'",
    "''; --",
    "' OR 1=1 --",
    "'; DROP TABLE work; --",
    "%",
    "_",
    "\\",
    "%%%",
    "a & b | !c",
    ":*",
    "<->",
    "!!",
    "& |",
    "$1",
    "${x}",
    "{{x}}",
    "*",
    "?",
    "\u0000",
    "\u0000sea",
    "\uD800",
    "\uDC00 sea",
    "\u200B",
    "\u{10FFFF}",
    "🖼️",
    "a\u0301\u0301\u0301\u0301",
    "-sea -harbour",
    '-"sea',
    '"unclosed phrase',
    'sea"harbour',
    '"a" "b" "c" -"d"',
    "1".repeat(200),
    "a".repeat(200),
    "a ".repeat(100),
    "-a ".repeat(66),
    '"'.repeat(200),
    "富".repeat(200),
    "ß".repeat(200),
    "0",
    "00000",
    "-1",
    "1e309",
    "NaN",
    "__proto__",
    "constructor",
    "toString",
  ];

  it("with any search text give results or none, without errors", async () => {
    for (const search of strange) {
      const facets = { search, first: 5, words: search };
      const answers = [
        await ask(server.url, listed, { variables: { search } }),
        await ask(server.url, counted, { variables: facets }),
        await ask(server.url, suggested, { variables: { text: search, first: 4 } }),
      ];
      expect([search, answers.flatMap(({ errors }) => errors)]).toEqual([search, []]);
    }
  });

  it("treat operators of query languages as plain characters", async () => {
    expect((await list({ search: "harbour & ! | ( ' :* \\ <-> % _" })).found?.totalCount).toBe(4);
    expect((await list({ search: "Robert'); DROP TABLE work;--" })).found?.edges).toMatchObject([
      { node: { identifier: "T.1" } },
    ]);
    const { data } = await ask(server.url, counted, {
      variables: { first: 5, words: "100%" },
    });
    expect(data).toMatchObject({
      workFacets: { values: { values: [{ value: "100% wool", count: 5 }] } },
    });
    expect((await list({})).found?.totalCount).toBe(5);
  });

  it("with overlong words are rejected with a message in every field", async () => {
    const long = "a".repeat(201);
    const answers = [
      await ask(server.url, listed, { variables: { search: long } }),
      await ask(server.url, counted, { variables: { search: long, first: 5 } }),
      await ask(server.url, counted, { variables: { words: long, first: 5 } }),
      await ask(server.url, suggested, { variables: { text: long, first: 4 } }),
      await ask(server.url, listed, { variables: { order: "TITLE", startAt: long } }),
    ];
    for (const { errors } of answers) {
      expect(errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
      expect(errors[0]?.message).toMatch(/at most 200 characters/);
    }
  });

  it("with unknown filter values find nothing, and too many values are rejected", async () => {
    const none = await list({ filter: { types: ["no such type"], creators: ["' OR 1=1"] } });
    expect([none.errors, none.found?.totalCount]).toEqual([[], 0]);
    const overlong = await list({ filter: { subjects: ["x".repeat(501)] } });
    expect(overlong.code).toBe("BAD_USER_INPUT");
    expect((await list({ filter: { subjects: ["x".repeat(500)] } })).found?.totalCount).toBe(0);
    const names = ["__proto__", "constructor", ""];
    expect((await list({ filter: { subjects: names } })).found?.totalCount).toBe(0);
    const many = Array.from({ length: 51 }, (_, at) => `${at}`);
    expect((await list({ filter: { subjects: many } })).code).toBe("BAD_USER_INPUT");
  });

  it("with extreme years are answered, and those with invalid years rejected", async () => {
    const count = async (yearFrom: number | null, yearTo: number | null) =>
      (await list({ filter: { yearFrom, yearTo } })).found?.totalCount;
    const [least, most] = [-(2 ** 31), 2 ** 31 - 1];
    expect(await count(least, most)).toBe(5);
    expect(await count(most, least)).toBe(0);
    expect(await count(1804, null)).toBe(1);
    expect(await count(least, least)).toBe(0);
    expect((await list({ filter: { yearFrom: 2 ** 31 } })).code).toBe("BAD_USER_INPUT");
    expect((await list({ filter: { yearFrom: "soon" } })).code).toBe("BAD_USER_INPUT");
    for (const startAt of ["soon", "1e309", "-99999999", ""]) {
      expect((await list({ order: "YEAR_ASC", startAt })).code).not.toBe("INTERNAL");
    }
  });

  it("with an invalid number of results are rejected", async () => {
    // Very large numbers are rejected by the cost of the whole query.
    const refusals = ["BAD_USER_INPUT", "LIMIT_EXCEEDED"];
    for (const page of [
      { first: 100_000 },
      { first: 101 },
      { first: 0 },
      { first: -1 },
      { last: 100_000 },
    ]) {
      const { code, errors } = await list(page);
      expect(refusals).toContain(code);
      expect(errors[0]?.message).toMatch(/from 1 to 100|too much/);
    }
    for (const first of [0, 100_000]) {
      const facets = await ask(server.url, counted, { variables: { first } });
      expect(refusals).toContain(facets.errors[0]?.extensions["code"]);
      const some = await ask(server.url, suggested, { variables: { text: "sea", first } });
      expect(refusals).toContain(some.errors[0]?.extensions["code"]);
    }
    expect(refusals).toContain((await list({ first: 2 ** 31 })).code);
    expect((await list({ first: 2, last: 2 })).code).toBe("BAD_USER_INPUT");
  });

  it("with a cursor of another order or a damaged one are rejected with a message", async () => {
    const { found } = await list({ order: "TITLE", first: 2 });
    const cursor = found?.edges[1]?.cursor ?? "";
    expect((await list({ order: "TITLE", after: cursor })).found?.edges).toHaveLength(3);
    const parts = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
    const of = (...changed: unknown[]) =>
      Buffer.from(JSON.stringify(changed)).toString("base64url");
    const damaged = [
      "",
      " ",
      "x",
      "…",
      "null",
      cursor.slice(3),
      `${cursor.slice(0, -4)}!!!!`,
      of(),
      of("title"),
      of("title", null, parts[2]),
      of("title", {}, parts[2]),
      of("title", "a", "not an id"),
      of("title", "a", null),
      of("earliest", 1800, parts[2]),
      "A".repeat(10_000),
    ];
    for (const after of damaged) {
      const { code, errors } = await list({ order: "TITLE", after });
      expect([after.slice(0, 40), code]).toEqual([after.slice(0, 40), "BAD_USER_INPUT"]);
      expect(errors[0]?.message).not.toBe("");
    }
    for (const order of ["NEWEST", "CREATOR", "YEAR_ASC", "IDENTIFIER", "RELEVANCE", "RANDOM"]) {
      expect((await list({ order, after: cursor })).code).toBe("BAD_USER_INPUT");
      expect((await list({ order, before: cursor })).code).toBe("BAD_USER_INPUT");
    }
    const random = (await list({ order: "RANDOM", seed: 1, first: 1 })).found?.edges[0]?.cursor;
    expect((await list({ order: "RANDOM", seed: 2, after: random })).code).toBe("BAD_USER_INPUT");
  });
});
