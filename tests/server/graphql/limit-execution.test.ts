import { setImmediate } from "node:timers/promises";
import { buildSchema, execute, parse, subscribe } from "graphql";
import type { ExecutionResult, GraphQLSchema } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limitExecution, limitResult } from "../../../src/server/graphql/limit-execution.ts";
import type { Execution } from "../../../src/server/graphql/limit-execution.ts";
import { limits } from "../../../src/server/graphql/limits.ts";

const item = { words: "words" };
const calls = { items: 0, one: 0 };
let schema: GraphQLSchema;
let execution: Execution;

const usualLimit = limits.executionCost;
// A lower limit makes the tests faster.
beforeAll(() => void (limits.executionCost = 5_000));
afterAll(() => void (limits.executionCost = usualLimit));

/** Resolves later, like a database. */
async function later<Value>(value: Value): Promise<Value> {
  await setImmediate();
  return value;
}

function resolve(type: string, name: string, resolver: () => unknown): void {
  const known = schema.getType(type);
  if (!known || !("getFields" in known)) throw new Error(`There is no ${type}.`);
  const field = known.getFields()[name];
  if (!field || !("args" in field)) throw new Error(`There is no ${name}.`);
  field.resolve = resolver;
}

beforeEach(() => {
  schema = buildSchema(`
    type Query { items: [Item!] item: Item needed: Item! sum(of: Int): Int }
    type Mutation { change: Item }
    type Subscription { changed: Item! }
    type Item { items: [Item!] strict: [Item!]! one: Item self: Item! words: String tags: [String!] }
  `);
  for (const type of ["Query", "Item"]) {
    resolve(type, "items", () => {
      calls.items += 1;
      return later(Array.from({ length: 40 }, () => item));
    });
  }
  resolve("Query", "item", () => item);
  resolve("Query", "needed", () => item);
  resolve("Mutation", "change", () => item);
  resolve("Item", "strict", () => Array.from({ length: 40 }, () => item));
  resolve("Item", "self", () => later(item));
  resolve("Item", "one", () => {
    calls.one += 1;
    return later(item);
  });
  resolve("Item", "tags", () => Array.from({ length: 1_000 }, () => "tag"));
  Object.assign(calls, { items: 0, one: 0 });
  execution = { cost: 0 };
  limitExecution(schema);
});

async function run(text: string): Promise<ExecutionResult> {
  const document = parse(text);
  const result = await execute({ schema, document, contextValue: { execution } });
  return limitResult(result, execution, text.startsWith("mutation"));
}

function objectsIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : 1;
  return Object.values(value).reduce<number>((sum, inside) => sum + objectsIn(inside), own);
}

const nested = (names: readonly string[]): string =>
  names.length === 0 ? "words" : `${names[0]} { ${nested(names.slice(1))} }`;

describe("limitExecution", () => {
  it("returns results within the limit and counts their cost", async () => {
    const { data, errors } = await run("{ items { items { words one { self { words } } } } }");
    expect(errors).toBeUndefined();
    expect(objectsIn(data)).toBe(1 + 40 + 40 * 40 * 3);
    // Each list, item and object counts once.
    expect(execution.cost).toBe(1 + 40 + 40 * (1 + 40) + 40 * 40 * 2);
  });

  it.each([
    ["lists that are read", ["items", "items", "items", "items", "items"]],
    ["lists and objects that are never null", ["items", "strict", "self", "strict", "strict"]],
    ["objects alone", ["items", "items", ...Array.from({ length: 100 }, () => "one")]],
  ])("ends an execution of %s at the limit, with a single error", async (_, names) => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", note);
    const result = await run(`{ ${nested(names)} }`);
    const atEnd = { ...calls };
    await setImmediate();
    process.off("unhandledRejection", note);
    expect(result).not.toHaveProperty("data");
    expect(result.errors).toEqual([
      expect.objectContaining({
        message: "The answer costs more than 5,000. Ask for fewer fields, or smaller pages.",
        extensions: expect.objectContaining({ code: "LIMIT_EXCEEDED" }),
      }),
    ]);
    expect(unhandled).toEqual([]);
    // No resolvers are called beyond the limit.
    expect(calls).toEqual(atEnd);
    expect(calls.items + calls.one).toBeLessThanOrEqual(limits.executionCost);
  });

  it("counts 100 for a field with arguments and one for every 50 scalars of a list", async () => {
    await run("{ sum(of: 1) item { tags } }");
    expect(execution.cost).toBe(100 + 1 + 1 + 1_000 / 50);
  });

  it("counts each event of a subscription separately", async () => {
    resolve("Subscription", "changed", () => item);
    limitExecution(schema);
    const field = schema.getSubscriptionType()?.getFields()["changed"];
    if (!field) throw new Error("There is no subscription.");
    field.subscribe = async function* events() {
      yield* [1, 2, 3];
    };
    const document = parse("subscription { changed { items { items { items { words } } } } }");
    const events = await subscribe({ schema, document, contextValue: { execution } });
    if (!(Symbol.asyncIterator in events)) throw new Error("It was not begun.");
    const costs: number[] = [];
    for await (const event of events) {
      costs.push(execution.cost);
      expect(limitResult(event, execution, false).errors).toHaveLength(1);
    }
    expect(costs).toHaveLength(3);
    expect(new Set(costs).size).toBe(1);
  });

  it("reports for a mutation that its change persists", async () => {
    const text = `mutation { change { ${nested(["items", "items", "items", "items"])} } }`;
    const { errors } = await run(text);
    expect(errors?.[0]?.message).toMatch(/What it changed stays changed\.$/);
  });
});

describe("limitResult", () => {
  const textsOf = (length: number) => ({ data: { texts: ["x".repeat(length)] } });

  it("rejects a response with too many characters, including field names", () => {
    const enough = textsOf(limits.answerLength - "texts".length);
    expect(limitResult(enough, execution, false)).toBe(enough);
    for (const result of [
      textsOf(limits.answerLength),
      { data: { items: Array.from({ length: 1_000 }, () => ({ ["x".repeat(8_100)]: 1 })) } },
    ]) {
      expect(limitResult(result, execution, false)).toEqual({
        errors: [
          expect.objectContaining({ message: expect.stringContaining("8,000,000 characters") }),
        ],
      });
    }
  });
});
