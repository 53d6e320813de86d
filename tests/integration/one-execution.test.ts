import type { Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { MockInstance } from "vitest";
import { schema } from "../../src/server/graphql/schema.ts";
import { applyWorks } from "../../src/server/store/apply.ts";
import { connectLive, follow } from "../support/live.ts";
import { knownMember } from "../support/member.ts";
import { startServer } from "../support/server.ts";
import type { TestServer } from "../support/server.ts";
import { changeTour, sentView } from "../support/tour.ts";
import { workInput } from "../support/work-inputs.ts";
import { eventually } from "../support/eventually.ts";

type Change = { collectionChanged: { addedCount: number } };

const text = `subscription Changes($first: Int! = 1, $other: Int! = 1) {
  collectionChanged { addedCount site { highlights(first: $first) { id } terms(kind: TYPE, first: $other) { id } } }
}`;

function subscriptionField(name: string) {
  const field = schema.getSubscriptionType()?.getFields()[name];
  if (!field) throw new Error("The contract has changed.");
  return field;
}

describe("one-execution: an event with many subscribers", () => {
  let server: TestServer;
  let executions: MockInstance;
  const clients: Client[] = [];
  let number = 0;

  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(() => {
    executions = vi.spyOn(subscriptionField("collectionChanged"), "resolve" as never);
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.dispose()));
  });
  afterAll(() => server.stop());

  async function following(variables: Record<string, unknown>, headers?: Record<string, string>) {
    const client = connectLive(server.url, headers);
    clients.push(client);
    const changes = follow<Change>(client, { query: text, variables });
    for await (const _ of client.iterate({ query: "{ __typename }" })) break;
    return changes;
  }

  /** Announces a change, and waits until all subscribers have received it. */
  async function happens(all: Awaited<ReturnType<typeof following>>[]): Promise<void> {
    const before = all.map(({ received }) => received.length);
    number += 1;
    await applyWorks(server.store.db, [workInput({ identifier: `O.${number}` })]);
    await Promise.all(
      all.map((changes, n) => changes.until((got) => got.length > (before[n] ?? 0))),
    );
  }

  it("causes one execution for all equal subscriptions", async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        // The order of variables makes no difference.
        following(n % 2 ? { first: 2, other: 1 } : { other: 1, first: 2 }),
      ),
    );
    await happens(all);
    expect(executions).toHaveBeenCalledTimes(1);
    expect(all.every(({ received }) => received[0]?.collectionChanged.addedCount === 1)).toBe(true);
  });

  it("causes one execution for any spelling of a tour's code", async () => {
    const views = vi.spyOn(subscriptionField("tourView"), "resolve" as never);
    const presenter = await knownMember(server.store.db, "MEMBER");
    const input = { title: "A walk", view: sentView() };
    const { code } = (await changeTour(server.url, "startTour", input, presenter)).tour;
    const client = connectLive(server.url);
    clients.push(client);
    const [head, tail] = [code.slice(0, 4), code.slice(4)];
    for (const typed of [code, code.toUpperCase(), `${head}-${tail}`, ` ${head} ${tail}`]) {
      const query = "subscription ($code: String!) { tourView(code: $code) { sequence } }";
      await follow(client, { query, variables: { code: typed } }).until((all) => all.length > 0);
    }
    expect(views).toHaveBeenCalledTimes(1);
  });

  it("causes separate executions for other variables and other roles", async () => {
    const member = await knownMember(server.store.db, "MEMBER");
    const second = await knownMember(server.store.db, "MEMBER", "Grace");
    const visitor = await knownMember(server.store.db, "VISITOR");
    await happens([
      await following({ first: 1 }),
      await following({ first: 1 }, visitor.headers),
      await following({ first: 3 }),
      await following({ first: 1 }, member.headers),
      await following({ first: 1 }, second.headers),
    ]);
    expect(executions).toHaveBeenCalledTimes(3);
  });

  it("still reaches the others when one subscriber leaves", async () => {
    const [first, ...others] = [await following({}), await following({}), await following({})];
    first?.stop();
    await happens(others);
    await happens(others);
    expect(executions).toHaveBeenCalledTimes(2);
  });

  it("reaches all subscribers with its errors", async () => {
    executions.mockImplementation(() => {
      throw new Error("a resolver that fails");
    });
    const payloads: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      const client = connectLive(server.url);
      clients.push(client);
      client.subscribe(
        { query: text },
        {
          next: (payload) => payloads.push(payload),
          error: () => undefined,
          complete: () => undefined,
        },
      );
      for await (const _ of client.iterate({ query: "{ __typename }" })) break;
    }
    await applyWorks(server.store.db, [workInput({ identifier: "F.1" })]);
    await eventually(() => expect(payloads).toHaveLength(3));
    const failed = { data: null, errors: [{ extensions: { code: "INTERNAL" } }] };
    expect(payloads).toMatchObject([failed, failed, failed]);
    expect(server.log.join("")).toContain("a resolver that fails");
  });
});
