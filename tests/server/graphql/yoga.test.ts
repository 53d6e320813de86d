import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { Attempts } from "../../../src/server/accounts/attempts.ts";
import { PersistedOperations } from "../../../src/server/graphql/operations.ts";
import { createGraphQL } from "../../../src/server/graphql/yoga.ts";
import { Unavailable } from "../../../src/server/store/problems.ts";

const own = "query OwnQuery { site { title } }";
const yogaOf = (text: string) =>
  createGraphQL(new PersistedOperations(new Map([["own", text]]), ""), pino({ level: "silent" }));

describe("createGraphQL: documents", () => {
  const yoga = yogaOf(own);
  const parse = (text: string): unknown => yoga.getEnveloped({} as never).parse(text);

  it("are cached for the program's own operations and for no others", () => {
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
  const ownSubscription = "subscription Own { collectionChanged { addedCount } }";
  const yoga = yogaOf(ownSubscription);

  /** Subscribes to a constantly changing collection with `left` remaining in the network's rate limit. */
  async function subscribe(query: string, left: number) {
    const attempts = new Attempts();
    const events = {
      next: () => Promise.resolve({ value: { addedCount: 1 }, done: false }),
      return: vi.fn(() => Promise.resolve({ value: undefined, done: true })),
      [Symbol.asyncIterator]: () => events,
    };
    const context = {
      attempts,
      address: "203.0.113.1",
      viewer: { role: () => Promise.resolve("VISITOR") },
      execution: { cost: 0 },
      live: { collection: () => events },
    };
    await attempts.queryCost(context, attempts.queryBudget - left);
    const { schema, parse, subscribe: begin } = yoga.getEnveloped(context as never);
    const document = parse(query);
    const answers: unknown = await begin({ schema, document, contextValue: context });
    const hasLeft = async (cost: number) => (await attempts.queryCost(context, cost)) === 0;
    return { answers: answers as AsyncIterator<unknown>, events, hasLeft };
  }

  it("charges each event of a subscription and ends one of another program without budget", async () => {
    const query = "subscription { collectionChanged { addedCount } }";
    const { answers, events } = await subscribe(query, 5);
    const data = { collectionChanged: { addedCount: 1 } };
    // The estimate before execution is at most 2, and the actual cost is 1.
    for (let cost = 0; cost < 4; cost += 1) {
      expect(await answers.next()).toMatchObject({ value: { data } });
    }
    expect(events.return).not.toHaveBeenCalled();
    await expect(answers.next()).rejects.toMatchObject({ extensions: { code: "LIMIT_EXCEEDED" } });
    expect(events.return).toHaveBeenCalled();
  });

  it("charges each event of the program's own subscriptions without ending them", async () => {
    const { answers, hasLeft } = await subscribe(ownSubscription, 3);
    await answers.next();
    await answers.next();
    expect(await hasLeft(1)).toBe(true);
    expect(await hasLeft(1)).toBe(false);
    expect(await answers.next()).toMatchObject({ done: false });
  });

  it("reports only that the database is unavailable if an event cannot be read completely", async () => {
    const { answers, events } = await subscribe(ownSubscription, 3);
    events.next = () =>
      Promise.resolve({
        value: {
          get addedCount(): number {
            throw new Unavailable("The database is away.");
          },
        },
        done: false,
      });
    const { value } = await answers.next();
    expect(value).toEqual({
      errors: [expect.objectContaining({ path: ["collectionChanged", "addedCount"] })],
    });
  });

  it.each([[{ length: -1e12 }], [5], [["{ site { id } }"]]])(
    "ignores the invalid text %j, which is rejected without a refund",
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
      expect(await attempts.queryCost(context, attempts.queryBudget)).toBe(0);
      expect(await attempts.queryCost(context, 1)).toBeGreaterThan(0);
    },
  );
});
