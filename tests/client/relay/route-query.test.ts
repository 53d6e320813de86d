import { graphql } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { routeQueryTestQuery } from "../../../__generated__/relay/routeQueryTestQuery.graphql.ts";
import { ConnectionStatus } from "../../../src/client/relay/connection-status.ts";
import { Freshness } from "../../../src/client/relay/freshness.ts";
import { RecentOperations } from "../../../src/client/relay/recent-operations.ts";
import { RouteQueries } from "../../../src/client/relay/route-queries.ts";

const query = graphql`
  query routeQueryTestQuery($slug: String!) @relay_test_operation {
    work(slug: $slug) {
      id
      title
    }
  }
`;
const variables = { slug: "mona" };
const answer = { data: { work: { id: "w1", title: "Mona Lisa" } } };
const afterLease = 31_000;
const whenOld = 61_000;

function setUp() {
  const environment = createMockEnvironment();
  const status = new ConnectionStatus();
  const recent = new RecentOperations(environment);
  const queries = new RouteQueries({ environment, status, recent, freshness: new Freshness() });
  return {
    environment,
    status,
    recent,
    queries,
    load: () => queries.load<routeQueryTestQuery>(query, variables),
    waiting: () => environment.mock.getAllOperations().length,
    succeed: () => environment.mock.resolveMostRecentOperation(answer),
    fail: () => environment.mock.rejectMostRecentOperation(new Error("cut")),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe("route-query: a hover and the following click", () => {
  it("send one request, both before and after the response arrives", async () => {
    const { load, waiting, succeed } = setUp();
    const hovered = load();
    expect(load()).toBe(hovered);
    expect(waiting()).toBe(1);
    succeed();
    await hovered.ready;
    load().hold();
    expect(waiting()).toBe(0);
  });

  it("a hover without a click is disposed when its lease ends", async () => {
    const { load, queries, succeed } = setUp();
    const hovered = load();
    succeed();
    await hovered.ready;
    vi.advanceTimersByTime(afterLease);
    expect(hovered.reference.isDisposed).toBe(true);
    expect(queries.size).toBe(0);
  });

  it("a failed hover is discarded, and the click requests again", async () => {
    const { load, fail, waiting, succeed } = setUp();
    const hovered = load();
    fail();
    await expect(hovered.ready).rejects.toThrow("cut");
    const clicked = load();
    expect(clicked).not.toBe(hovered);
    expect(waiting()).toBe(1);
    succeed();
    await clicked.ready;
  });
});

describe("route-query: a displayed query", () => {
  it("is retained while it is displayed and for one lease afterwards", async () => {
    const { load, succeed, queries } = setUp();
    const shown = load();
    succeed();
    await shown.ready;
    const release = shown.hold();
    vi.advanceTimersByTime(10 * afterLease);
    expect(shown.reference.isDisposed).toBe(false);
    release();
    expect(load()).toBe(shown);
    vi.advanceTimersByTime(afterLease);
    expect(shown.reference.isDisposed).toBe(true);
    expect(queries.size).toBe(0);
  });

  it("is retained until each of its holders has released it", async () => {
    const { load, succeed } = setUp();
    const shown = load();
    succeed();
    await shown.ready;
    const first = shown.hold();
    const second = shown.hold();
    first();
    first();
    vi.advanceTimersByTime(afterLease);
    expect(shown.reference.isDisposed).toBe(false);
    second();
    vi.advanceTimersByTime(afterLease);
    expect(shown.reference.isDisposed).toBe(true);
  });

  it("is not refetched while its response is fresh, and once when it is stale", async () => {
    const { load, succeed, waiting } = setUp();
    const first = load();
    succeed();
    await first.ready;
    first.hold()();
    expect(waiting()).toBe(0);
    vi.advanceTimersByTime(whenOld);
    const later = load();
    await later.ready;
    later.hold();
    later.hold();
    expect(waiting()).toBe(1);
  });

  it("is refetched once after reconnection, and queries not displayed are not", async () => {
    const { queries, environment, load, succeed, waiting } = setUp();
    const shown = load();
    succeed();
    await shown.ready;
    shown.hold();
    const hovered = queries.load<routeQueryTestQuery>(query, { slug: "other" });
    environment.mock.resolveMostRecentOperation({ data: { work: null } });
    await hovered.ready;
    queries.refreshShown();
    queries.refreshShown();
    expect(waiting()).toBe(1);
    expect(environment.mock.getMostRecentOperation().request.variables).toEqual(variables);
  });

  it("stays when a refetch fails, and the status is out of date", async () => {
    const { load, environment, recent, status, waiting, fail } = setUp();
    recent.use(query, variables);
    const [operation] = recent.all();
    if (!operation) throw new Error("Nothing was retained.");
    environment.commitPayload(operation.descriptor, answer.data);
    const restored = load();
    await restored.ready;
    restored.hold();
    expect(waiting()).toBe(1);
    expect(status.current.outOfDate).toBe(true);
    fail();
    expect(restored.reference.isDisposed).toBe(false);
    expect(status.current.outOfDate).toBe(true);
    restored.refresh();
    environment.mock.resolveMostRecentOperation(answer);
    expect(status.current.outOfDate).toBe(false);
  });
});

describe("route-query: a retry", () => {
  it("ignores the store's data when that could not be displayed", async () => {
    const { load, queries, succeed, waiting } = setUp();
    const broken = load();
    succeed();
    await broken.ready;
    queries.distrustUnshown();
    expect(broken.reference.isDisposed).toBe(true);
    load();
    expect(waiting()).toBe(1);
  });

  it("is due once after a failure", async () => {
    const { load, queries, fail } = setUp();
    const failed = load();
    fail();
    await failed.ready.catch(() => {});
    await Promise.resolve();
    expect(queries.hasFailed).toBe(true);
    expect(queries.takeFailure()).toBe(true);
    expect(queries.takeFailure()).toBe(false);
  });
});
