import {
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  parse,
} from "graphql";
import { describe, expect, it } from "vitest";
import { storedLimits } from "../../../src/record/limits.ts";
import { checkLimits } from "../../../src/server/graphql/check-limits.ts";
import { listSizeOf } from "../../../src/server/graphql/limits.ts";
import { schema } from "../../../src/server/graphql/schema.ts";

function check(text: string, variableValues?: Record<string, unknown>) {
  return checkLimits({ schema, document: parse(text), variableValues }).cost;
}

const tooDeep = /nested deeper than 12/;
const tooMuch = /asks for too much/;

it.each([
  ["Work", "creators", storedLimits.items],
  ["Work", "subjects", storedLimits.items],
  ["Work", "places", storedLimits.items],
  ["Work", "metadata", storedLimits.items],
  ["MetadataEntry", "values", storedLimits.items],
  ["Work", "images", storedLimits.images],
  ["Image", "details", storedLimits.details],
])("listSizeOf: %s.%s has the maximum length that may be stored", (name, field, most) => {
  const type = schema.getType(name);
  const found = isObjectType(type) ? type.getFields()[field] : undefined;
  expect(found && listSizeOf(found)).toBe(most);
});

describe("check-limits: the limits of an operation", () => {
  it("accept the queries of pages", () => {
    const card =
      "id title creators(first: 3) { name } primaryImage { width height placeholder service }";
    check(`{ works(first: 100) { edges { cursor node { ${card} } } totalCount } }`);
    check(
      `{ work(slug: "a") { ${card} related(first: 24) { ${card} } images(first: 1000) { tiles { width } } } }`,
    );
  });

  it("reject deep nesting, also through fragments", () => {
    const nested = (depth: number): string =>
      depth === 0 ? "id" : `related { ${nested(depth - 1)} }`;
    check(`{ work(slug: "a") { related(first: 1) { related(first: 1) { id } } } }`);
    expect(() => check(`{ work(slug: "a") { ${nested(12)} } }`)).toThrow(tooDeep);
    const [a, b] = [nested(6).replace("id", "...B"), nested(6)];
    const text = `{ work(slug: "a") { ...A } } fragment A on Work { ${a} } fragment B on Work { ${b} }`;
    expect(() => check(text)).toThrow(tooDeep);
  });

  it("reject lists within lists", () => {
    const text =
      "{ works(first: 100) { edges { node { related(first: 24) { title related { id } } } } } }";
    expect(() => check(text)).toThrow(tooMuch);
  });

  it("report the cost and the most expensive part", () => {
    const related = "fragment R on Work { related(first: $n) { title related { id } } }";
    const text = `query ($n: Int) { site { title } works(first: 100) { edges { node { id ...R } } } } ${related}`;
    expect(() => check(text, { n: 24 })).toThrow(
      "could cost 271,903 or more, and at most 20,000 is allowed. Its most expensive part is works(first: 100).edges.node.related(first: 24).related. Ask for",
    );
  });

  it("reject nested lists without arguments", () => {
    const fields = "{ id caption description region { x y width height } }";
    const details = `details ${fields}`;
    check(`{ node(id: "a") { ... on Image { details(first: 100) ${fields} } } }`);
    check(
      `{ work(slug: "a") { images(first: 1000) { id caption } metadata(first: 100) { label values } } }`,
    );
    for (const text of [
      `{ node(id: "a") { ... on Image { ${details} } } }`,
      `{ works(first: 100) { edges { node { creators { name } } } } }`,
      `{ work(slug: "a") { images { ${details} } } }`,
      `{ work(slug: "a") { images { work { images { id } } } } }`,
      `{ exhibition(slug: "a") { translations { translations { id } } } }`,
    ]) {
      expect(() => check(text), text).toThrow(tooMuch);
    }
  });

  it("count the most expensive of an object's possible types", () => {
    const of = (type: string, works: number) =>
      `... on ${type} { works(first: ${works}) { title } }`;
    const text = (node: string) =>
      `{ exhibition(slug: "a") { blocks(first: 90) { edges { node { ${node} } } } } }`;
    const lists = (works: number, times: number) => of("WorkListBlock", works).repeat(times);
    const others = ["TextBlock", "VideoBlock", "QuotationBlock"].map(
      (type) => `... on ${type} { ${"id ".repeat(100)} }`,
    );
    check(text(lists(100, 1)));
    check(text([lists(100, 1), ...others].join(" ")));
    expect(() => check(text(lists(100, 2)))).toThrow(tooMuch);
  });

  const askingBlocks = (count: number, node: string) =>
    `{ exhibition(slug: "a") { blocks(first: ${count}) { edges { node { ${node} } } } } }`;

  it.each([
    [
      "slides",
      5,
      "... on CarouselBlock { slides { key caption view { frame path work { title } } } }",
    ],
    ["steps", 10, "... on ZoomStoryBlock { steps { key title text view { frame path } } }"],
  ])("account for many %s", (_, blocks, node) => {
    check(askingBlocks(blocks, node));
    expect(() => check(askingBlocks(90, node))).toThrow(tooMuch);
  });

  it("reject counting the results of thousands of searches", () => {
    const names = (count: number) =>
      Array.from({ length: count }, (_, i) => `a${i}: workCount`).join(" ");
    check(askingBlocks(40, "... on WorkListBlock { workCount }"));
    for (const text of [
      askingBlocks(40, `... on WorkListBlock { ${names(5)} }`),
      `{ site { ${names(250)} } }`,
    ]) {
      expect(() => check(text)).toThrow(tooMuch);
    }
  });

  it("stop the calculation once they are exceeded, for any possible types", () => {
    const chain = Array.from(
      { length: 16 },
      (_, at) => `fragment F${at} on TextBlock { ...F${at + 1} ...F${at + 1} }`,
    );
    const document =
      parse(`{ exhibition(slug: "a") { blocks(first: 1) { edges { node { ${"...F0 ".repeat(300)} } } } } }
      ${chain.join(" ")} fragment F16 on TextBlock { id }`);
    let reckoned = 0;
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION || definition.name.value !== "F0") continue;
      const { selectionSet } = definition;
      const get = () => {
        reckoned += 1;
        return selectionSet;
      };
      Object.defineProperty(definition, "selectionSet", { get });
    }
    expect(() => checkLimits({ schema, document })).toThrow(tooMuch);
    expect(reckoned).toBe(1);
  });

  it("count list sizes from variables", () => {
    const text = `query($n: Int, $m: Int!) {
      works(first: $n) { edges { node { related(first: $m) { id title slug date status } } } }
    }`;
    check(text, { n: 10, m: 5 });
    expect(() => check(text, { n: 100, m: 24 })).toThrow(tooMuch);
  });

  it("count list sizes from default values of variables", () => {
    const text = `query($n: Int = 100, $m: Int = 24, $ids: [ID!]) {
      works(first: $n) { edges { node { related(first: $m) { id title slug date status } } } }
      nodes(ids: $ids) { id }
    }`;
    expect(() => check(text)).toThrow(tooMuch);
    expect(() => check(text, {})).toThrow(tooMuch);
    check(text, { n: 10, m: 5 });
    const ids = Array.from({ length: 100 }, (_, i) => `"${i}"`).join(", ");
    const nested = "... on Work { related(first: 24) { id title slug date status } }";
    const listed = `query($ids: [ID!]! = [${ids}]) { nodes(ids: $ids) { ${nested} } }`;
    expect(() => check(listed)).toThrow(tooMuch);
  });

  it("reject one expensive field under many aliases", () => {
    const names = Array.from({ length: 150 }, (_, i) => `a${i}: works(search: "a") { totalCount }`);
    check(`{ ${names.slice(0, 20).join(" ")} }`);
    expect(() => check(`{ ${names.join(" ")} }`)).toThrow(tooMuch);
  });

  it("reject counting new results in thousands of saved searches", () => {
    const list = "savedSearches(first: 100) { edges { node { newCount } } }";
    check(`{ viewer { ${list} } }`);
    const names = Array.from({ length: 10 }, (_, i) => `a${i}: ${list}`);
    expect(() => check(`{ viewer { ${names.join(" ")} } }`)).toThrow(tooMuch);
  });

  it("count each fragment once, even if each spreads the next one twice", () => {
    const fragments = Array.from({ length: 60 }, (_, i) => {
      const inside = i < 59 ? `...F${i + 1}` : "id";
      return `fragment F${i} on Node { ... on Work { ${inside} } ... on Image { ${inside} } }`;
    });
    expect(check(`{ node(id: "a") { ...F0 } } ${fragments.join(" ")}`)).toBeLessThan(200);
  });

  it("allow introspection once", () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true });
    expect(check(query)).toBeGreaterThan(1_000);
    expect(check(`query($n: String = "Work") { __type(name: $n) { fields { name } } }`)).toBe(
      check(`{ __type(name: "Work") { fields { name } } }`),
    );
    check(`{ __typename __type(name: "Nothing") { fields { name } } }`);
    const all = "types { name fields { name args { name } } }";
    const names = (count: number, text: string) =>
      Array.from({ length: count }, (_, i) => `a${i}: ${text}`).join(" ");
    check(`{ ${names(2, `__schema { ${all} }`)} }`);
    for (const text of [
      `{ ${names(40, `__schema { ${all} }`)} }`,
      `{ __schema { ${names(40, all)} } }`,
    ]) {
      expect(() => check(text), text).toThrow(tooMuch);
    }
  });

  it("stop early at fragments that multiply each other", () => {
    const fragments = Array.from(
      { length: 40 },
      (_, i) => `fragment F${i} on Work { id ${i < 39 ? `...F${i + 1} ...F${i + 1}` : ""} }`,
    );
    expect(() => check(`{ work(slug: "a") { ...F0 } } ${fragments.join(" ")}`)).toThrow(tooMuch);
  });
});

describe("check-limits: the lists of the schema", () => {
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith("__")
      ? Object.values(type.getFields()).map((field) => ({ type, field }))
      : [],
  );
  const has = ({ args }: (typeof fields)[number]["field"], name: string) =>
    args.some((argument) => argument.name === name);

  it("each have one maximum length: from an argument, their page or @listSize", () => {
    const unknown = fields.flatMap(({ type, field }) => {
      const isList = isListType(getNullableType(field.type));
      const isPage = getNamedType(field.type).name.endsWith("Connection");
      if (!isList && !isPage) return [];
      const isOfPage = type.name.endsWith("Connection");
      const size = listSizeOf(field);
      const ways = [
        size !== null,
        size === null && has(field, "first"),
        has(field, "ids"),
        isList && isOfPage,
      ];
      return ways.filter(Boolean).length === 1 ? [] : [`${type.name}.${field.name}`];
    });
    expect(unknown).toEqual([]);
  });
});
