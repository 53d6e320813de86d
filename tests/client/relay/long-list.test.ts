import { graphql } from "react-relay";
import {
  Environment,
  Network,
  RecordSource,
  Store,
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type GraphQLSingularResponse,
} from "relay-runtime";
import { describe, expect, it } from "vitest";
import type { longListTestQuery } from "../../../__generated__/relay/longListTestQuery.graphql.ts";
import { ConnectionStatus } from "../../../src/client/relay/connection-status.ts";
import { Freshness } from "../../../src/client/relay/freshness.ts";
import { handlerProvider, startListOver } from "../../../src/client/relay/long-list.ts";
import { RecentOperations } from "../../../src/client/relay/recent-operations.ts";
import { RouteQueries } from "../../../src/client/relay/route-queries.ts";

const query = graphql`
  query longListTestQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $startAt: String
  ) @relay_test_operation @throwOnFieldError {
    works(first: $first, after: $after, last: $last, before: $before, startAt: $startAt)
      @connection(key: "longListTest_works", filters: ["startAt"]) {
      __id
      totalCount
      edges {
        node {
          id
          title
        }
      }
    }
  }
`;

/** Creates a server that returns a few works at a time, and a list that starts at the beginning or at a work. */
async function setUp(ids: string, startAt?: string, size = 3) {
  const variables = { first: size, ...(startAt && { startAt }) };
  const server = { ids: [...ids], edition: 1 };
  const environment = new Environment({
    handlerProvider,
    store: new Store(new RecordSource()),
    network: Network.create(async (_parameters, asked) => page(server, asked)),
  });
  const queries = new RouteQueries({
    environment,
    freshness: new Freshness(),
    recent: new RecentOperations(environment),
    status: new ConnectionStatus(),
  });
  const shown = queries.load<longListTestQuery>(query, variables);
  await shown.ready;
  shown.hold();
  const operation = createOperationDescriptor(getRequest(query), variables);
  const list = () =>
    (environment.lookup(operation.fragment).data as longListTestQuery["response"]).works;
  return {
    server,
    environment,
    list,
    ids: () =>
      list()
        ?.edges.map((edge) => edge.node.id)
        .join(""),
    titles: () =>
      list()
        ?.edges.map((edge) => edge.node.title)
        .join(" "),
    loadMore: (after: string) =>
      fetchQuery(environment, query, { ...variables, after }).toPromise(),
    loadEarlier: (before: string) =>
      fetchQuery(environment, query, { ...variables, first: null, last: size, before }).toPromise(),
    refresh: async () => {
      queries.refreshShown();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function page(
  { ids, edition }: { ids: string[]; edition: number },
  { first, after, last, before, startAt }: Record<string, unknown>,
): GraphQLSingularResponse {
  const size = Number(first ?? last);
  const start = before
    ? Math.max(0, ids.indexOf(String(before)) - size)
    : after
      ? ids.indexOf(String(after)) + 1
      : ids.findIndex((id) => id >= String(startAt ?? ""));
  const shown = ids.slice(start, start + size);
  return {
    data: {
      works: {
        totalCount: ids.length,
        edges: shown.map((id) => ({
          cursor: id,
          node: { __typename: "Work", id, title: `${id}${edition}` },
        })),
        pageInfo: {
          startCursor: shown[0] ?? null,
          endCursor: shown.at(-1) ?? null,
          hasPreviousPage: start > 0,
          hasNextPage: start + size < ids.length,
        },
      },
    },
  };
}

describe("long-list: a refresh of a list with further pages", () => {
  it("retains the loaded items, updates the first page and continues from the end", async () => {
    const { server, ids, titles, loadMore, refresh, list } = await setUp("abcdefgh");
    await loadMore("c");
    server.edition = 2;
    await refresh();
    expect(titles()).toBe("a2 b2 c2 d1 e1 f1");
    await loadMore("f");
    expect(ids()).toBe("abcdefgh");
    expect(list()?.totalCount).toBe(8);
  });

  it.each([
    ["works that came in front", "xabcdefg", "xabcdef"],
    ["a work that went", "acdefg", "acdef"],
    ["an order that changed", "bacdefg", "bacdef"],
    ["a list that became as short as a page", "abc", "abc"],
    ["a list that became empty", "", ""],
  ])("merges %s", async (_what, now, expected) => {
    const { server, ids, loadMore, refresh } = await setUp("abcdefg");
    await loadMore("c");
    server.ids = [...now];
    await refresh();
    expect(ids()).toBe(expected);
  });

  it("leaves the list unchanged when more new items are in front than a page holds", async () => {
    const { server, ids, loadMore, refresh } = await setUp("abcdefg");
    await loadMore("c");
    server.ids = [..."uvwxabcdefg"];
    await refresh();
    expect(ids()).toBe("abcdef");
    await loadMore("f");
    expect(ids()).toBe("abcdefg");
  });

  it("starts over once when the visitor requests it", async () => {
    const { server, environment, ids, list, loadMore, refresh } = await setUp("abcdefg");
    await loadMore("c");
    server.ids = [..."uvwxabcdefg"];
    startListOver(environment, list()?.__id ?? "");
    await refresh();
    expect(ids()).toBe("uvw");
    await loadMore("w");
    await refresh();
    expect(ids()).toBe("uvwxab");
  });

  it("shows the new first page when the list has only one page", async () => {
    const { server, ids, refresh } = await setUp("abcdefg");
    server.ids = [..."uvwxabcdefg"];
    await refresh();
    expect(ids()).toBe("uvw");
  });
});

describe("long-list: a very long list", () => {
  it("drops items at its other end and loads them again when the visitor returns there", async () => {
    const many = Array.from({ length: 1500 }, (_, at) => String.fromCharCode(0x4e00 + at)).join("");
    const { ids, loadMore, loadEarlier, refresh, list } = await setUp(many, undefined, 100);
    const last = () => list()?.edges.at(-1)?.node.id ?? "";
    while (last() !== many.at(-1)) await loadMore(last());
    const held = ids() ?? "";
    expect(held.length).toBeLessThanOrEqual(1080);
    expect(many.endsWith(held)).toBe(true);
    await refresh();
    expect(ids()).toBe(held);

    const first = () => list()?.edges[0]?.node.id ?? "";
    while (first() !== many[0]) await loadEarlier(first());
    expect(many.startsWith(ids() ?? "-")).toBe(true);
    expect(ids()?.length).toBeLessThanOrEqual(1080);
    while (last() !== many.at(-1)) await loadMore(last());
    expect(many.endsWith(ids() ?? "-")).toBe(true);
  });
});

describe("long-list: a refresh of a list with earlier pages", () => {
  it("retains the items in front, updates the page and continues in both directions", async () => {
    const { server, ids, titles, loadMore, loadEarlier, refresh } = await setUp(
      "abcdefghijkl",
      "g",
    );
    expect(ids()).toBe("ghi");
    await loadEarlier("g");
    await loadMore("i");
    server.edition = 2;
    await refresh();
    expect(titles()).toBe("d1 e1 f1 g2 h2 i2 j1 k1 l1");
    await loadEarlier("d");
    expect(ids()).toBe("abcdefghijkl");
    await refresh();
    expect(ids()).toBe("abcdefghijkl");
  });

  it.each([
    ["works that came where it began", "abcdefgxhijkl", "defgxh"],
    ["the work it began with being gone", "abcdefhijkl", "defhij"],
    ["a work that moved into the page", "abcefghdijkl", "efghd"],
  ])("merges %s", async (_what, now, expected) => {
    const { server, ids, loadEarlier, refresh } = await setUp("abcdefghijkl", "g");
    await loadEarlier("g");
    server.ids = [...now];
    await refresh();
    expect(ids()).toBe(expected);
  });
});
