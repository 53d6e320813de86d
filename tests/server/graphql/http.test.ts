import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Attempts } from "../../../src/server/accounts/attempts.ts";
import { TooBusy } from "../../../src/server/gate.ts";
import { createGraphQLHandler, registerPost } from "../../../src/server/graphql/http.ts";
import { PersistedOperations } from "../../../src/server/graphql/operations.ts";
import { openPglite } from "../../support/database.ts";
import { signIn } from "../../support/members.ts";

let opened: Awaited<ReturnType<typeof openPglite>>;

beforeAll(async () => {
  opened = await openPglite();
});
afterAll(() => opened.close());

const change = "mutation { signOut { __typename } }";

/** Creates a handler whose operations end when the test ends them. */
async function start() {
  const { db } = opened.store;
  const attempts = new Attempts();
  const places = { entered: 0, taken: 0, isFull: false };
  const operation = async <T>(_request: unknown, task: () => Promise<T>) => {
    if (places.isFull) throw new TooBusy("full");
    places.entered += 1;
    places.taken += 1;
    try {
      return await task();
    } finally {
      places.taken -= 1;
    }
  };
  const executions: (() => void)[] = [];
  const run = () =>
    new Promise((resolve) => {
      const text = JSON.stringify({ data: { count: executions.length } });
      const made = { text, headers: { "content-type": "application/json" }, shared: false };
      executions.push(() => resolve(made));
    });
  const services = { db, attempts, publicOrigin: null, admission: { operation } };
  const operations = new PersistedOperations(new Map(), "");
  const handler = createGraphQLHandler(services as never, operations, run as never, {} as never);
  const app = Fastify();
  await registerPost(app, { handler, publicOrigin: null });
  const send = (key?: string, remoteAddress?: string, query = change, headers = {}) =>
    app.inject({
      ...(remoteAddress && { remoteAddress }),
      method: "POST",
      url: "/graphql",
      headers: {
        "content-type": "application/json",
        ...(key && { "idempotency-key": key }),
        ...headers,
      },
      payload: JSON.stringify({ query }),
    });
  const rows = async () => (await db.execute(sql`SELECT 1 FROM answered_change`)).rows.length;
  return { send, rows, places, executions, attempts };
}

describe("createGraphQLHandler: changes", () => {
  it("with a key take a place while they execute, but not while they wait for the same key", async () => {
    const { send, places, executions } = await start();
    const key = randomUUID();
    const first = send(key);
    await expect.poll(() => executions.length).toBe(1);
    const again = send(key);
    // Each request enters twice: to find its sender, and to start.
    await expect.poll(() => places.entered).toBe(4);
    await expect.poll(() => places.taken).toBe(1);
    executions[0]?.();
    expect((await again).body).toBe((await first).body);
    expect([executions.length, places.taken]).toEqual([1, 0]);
  });

  const adding = "addWorkImages { __typename }";
  it.each([
    ["of a curator that add pictures take no place", "CURATOR", `{ ${adding} }`, 0],
    [
      "of a curator that do more take a place",
      "CURATOR",
      `{ ${adding} signOut { __typename } }`,
      1,
    ],
    ["of a member who may not add pictures take a place", "MEMBER", `{ ${adding} }`, 1],
  ] as const)("%s", async (_, role, selection, taken) => {
    const { send, places, executions } = await start();
    const { headers } = await signIn(opened.store.db, role);
    const made = send(randomUUID(), undefined, `mutation ${selection}`, headers);
    await expect.poll(() => executions.length).toBe(1);
    expect(places.taken).toBe(taken);
    executions[0]?.();
    expect((await made).statusCode).toBe(200);
  });

  it("with a key from a network without budget are rejected before anything is written", async () => {
    const { send, rows, attempts } = await start();
    const before = await rows();
    const address = "203.0.113.1";
    await attempts.queryCost({ address }, attempts.queryBudget);
    const refused = await send(randomUUID(), address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50);
    expect(refused.json()).toMatchObject({
      errors: [{ extensions: { code: "LIMIT_EXCEEDED", requestId: expect.any(String) } }],
    });
    expect(await rows()).toBe(before);
  });

  it.each([
    ["with a key", randomUUID()],
    ["without a key", undefined],
  ])("%s that are rejected because of overload may be sent again", async (_, key) => {
    const { send, rows, places, executions } = await start();
    const before = await rows();
    places.isFull = true;
    const refused = await send(key);
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
    expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: "OVERLOADED" } }] });
    expect(await rows()).toBe(before);
    places.isFull = false;
    const made = send(key);
    await expect.poll(() => executions.length).toBe(1);
    executions[0]?.();
    expect((await made).statusCode).toBe(200);
  });
});
