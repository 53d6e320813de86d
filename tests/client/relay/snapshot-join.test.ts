import fc from "fast-check";
import { graphql } from "react-relay";
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  commitLocalUpdate,
  createOperationDescriptor,
  getRequest,
  type Variables,
} from "relay-runtime";
import { describe, expect, it, vi } from "vitest";
import type { snapshotJoinTestQuery$data } from "../../../__generated__/relay/snapshotJoinTestQuery.graphql.ts";
import { handlerProvider } from "../../../src/client/relay/long-list.ts";
import { RecentOperations } from "../../../src/client/relay/recent-operations.ts";
import {
  recordSourceOf,
  type Records,
  type StoredRecord,
  type Snapshot,
} from "../../../src/client/relay/snapshot-format.ts";
import { joinSnapshot, missingRecords } from "../../../src/client/relay/snapshot-join.ts";

const list = graphql`
  query snapshotJoinTestQuery($after: String) @relay_test_operation @throwOnFieldError {
    works(first: 3, after: $after) @connection(key: "snapshotJoinTest_works") {
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
const one = graphql`
  query snapshotJoinTestWorkQuery($slug: String!) @relay_test_operation {
    work(slug: $slug) {
      id
      title
      creators {
        name
      }
    }
  }
`;
const queries = { snapshotJoinTestQuery: list, snapshotJoinTestWorkQuery: one };

/** Creates a client whose store contains the server's data; `joined` is the snapshot of an earlier one. */
function start(options: { gcReleaseBufferSize?: number } = {}) {
  const source = new RecordSource();
  const store = new Store(source, { gcScheduler: (run) => run(), ...options });
  const environment = new Environment({
    handlerProvider,
    store,
    network: Network.create(() => Observable.create(() => {})),
  });
  const recent = new RecentOperations(environment);
  const operation = (query: typeof list, variables: Variables) =>
    createOperationDescriptor(getRequest(query), variables);
  const read = () =>
    environment.lookup(operation(list, {}).fragment).data as unknown as snapshotJoinTestQuery$data;
  return {
    environment,
    source,
    recent,
    read,
    ids: () =>
      read()
        .works.edges.map(({ node }) => node.id)
        .join(""),
    titles: () =>
      read()
        .works.edges.map(({ node }) => node.title)
        .join(" "),
    /** Commits a response: three works of `all`, after one of them. */
    sendList(all: string, { after, edition = 1 }: { after?: string; edition?: number } = {}) {
      recent.use(list, {}, edition);
      const begin = after === undefined ? 0 : all.indexOf(after) + 1;
      const shown = [...all].slice(begin, begin + 3);
      environment.commitPayload(operation(list, after === undefined ? {} : { after }), {
        works: {
          totalCount: all.length,
          edges: shown.map((id) => ({
            cursor: id,
            node: { __typename: "Work", id, title: `${id}${edition}` },
          })),
          pageInfo: { endCursor: shown.at(-1) ?? null, hasNextPage: begin + 3 < all.length },
        },
      });
    },
    sendWork(slug: string, work: object | null) {
      recent.use(one, { slug }, 1);
      environment.commitPayload(operation(one, { slug }), { work });
    },
    has: (slug: string) => environment.check(operation(one, { slug })).status === "available",
    work: (slug: string) => environment.lookup(operation(one, { slug }).fragment).data?.["work"],
    subscribe(query: typeof list, variables: Variables, told: () => void) {
      environment.subscribe(environment.lookup(operation(query, variables).fragment), told);
    },
    collectGarbage: () => store.scheduleGC(),
    leave: (): Snapshot => ({
      savedAt: 1,
      stamp: "",
      memberId: null,
      operations: recent.all().map(({ stored }) => stored),
      records: new Map(Object.entries(structuredClone(source.toJSON()))),
    }),
    join(snapshot: Snapshot) {
      joinSnapshot({ environment, source, recent, queries, snapshot });
    },
  };
}

const mona = { id: "m", title: "Mona Lisa", creators: [{ name: "Leonardo" }] };

describe("snapshot-join: a page that arrived with its first response", () => {
  it("shows the snapshot's data of other pages at once, also after a garbage collection", () => {
    const before = start();
    before.sendWork("mona", mona);
    const now = start({ gcReleaseBufferSize: 0 });
    now.sendList("abc");
    now.join(before.leave());
    now.collectGarbage();
    expect(now.has("mona")).toBe(true);
    expect(now.work("mona")).toMatchObject({ title: "Mona Lisa" });
    expect(now.ids()).toBe("abc");
  });

  it("prefers the server's data where both have it, and notifies no subscribers", () => {
    const before = start();
    before.sendList("abc", { edition: 1 });
    before.sendWork("mona", { ...mona, id: "a" });
    const now = start();
    now.sendList("abc", { edition: 2 });
    const told = vi.fn();
    now.subscribe(list, {}, told);
    now.join(before.leave());
    expect(told).not.toHaveBeenCalled();
    expect(now.titles()).toBe("a2 b2 c2");
    expect(now.work("mona")).toMatchObject({ title: "a2", creators: [{ name: "Leonardo" }] });
  });

  it("leaves records deleted that the server reported as deleted", () => {
    const before = start();
    before.sendWork("mona", mona);
    const now = start();
    now.sendWork("mona", null);
    commitLocalUpdate(now.environment, (store) => {
      store.create("m", "Work");
      store.delete("m");
    });
    now.join(before.leave());
    expect(now.work("mona")).toBeNull();
    expect(now.source.get("m")).toBeNull();
  });

  it("preserves optimistic updates on top of the joined data", () => {
    const before = start();
    before.sendWork("mona", mona);
    const now = start();
    now.sendList("abc");
    const hope = now.environment.applyUpdate({
      storeUpdater: (store) => store.get("a")?.setValue("Hoped for", "title"),
    });
    now.join(before.leave());
    expect(now.titles()).toBe("Hoped for b1 c1");
    hope.dispose();
    expect(now.titles()).toBe("a1 b1 c1");
    expect(now.has("mona")).toBe(true);
  });

  it("orders earlier operations before the current ones", () => {
    const before = start();
    before.sendWork("mona", mona);
    const now = start();
    now.sendList("abc", { edition: 5 });
    now.join(before.leave());
    expect(now.recent.all().map(({ stored }) => stored.name)).toEqual([
      "snapshotJoinTestWorkQuery",
      "snapshotJoinTestQuery",
    ]);
  });
});

describe("snapshot-join: a list with further pages", () => {
  it.each([
    ["nothing new", "abcdefgh", "abcdef"],
    ["a work that came in front", "xabcdefgh", "xabcdef"],
    ["a work that went", "acdefgh", "acdef"],
    ["more in front than a page holds", "uvwxabcdefgh", "uvw"],
    ["a list that became as short as a page", "abc", "abc"],
  ])("continues after the server's first page, with %s", (_what, all, expected) => {
    const before = start();
    before.sendList("abcdefgh");
    before.sendList("abcdefgh", { after: "c" });
    const now = start();
    now.sendList(all, { edition: 2 });
    const told = vi.fn();
    now.subscribe(list, {}, told);
    now.join(before.leave());
    expect(now.ids()).toBe(expected);
    expect(told).toHaveBeenCalledTimes(expected.length > 3 ? 1 : 0);
    expect(now.titles().split(" ").slice(0, 3)).toEqual([...all].slice(0, 3).map((id) => `${id}2`));
    expect(now.read().works.totalCount).toBe(all.length);
    if (expected === all) return;
    now.sendList(all, { after: expected.at(-1) ?? "" });
    expect(now.ids()).toBe(all.slice(0, expected.length + 3));
  });

  it("is the same list after joining twice", () => {
    const before = start();
    before.sendList("abcdefgh");
    before.sendList("abcdefgh", { after: "c" });
    const now = start();
    now.sendList("xabcdefgh", { edition: 2 });
    now.join(before.leave());
    const once = JSON.stringify(now.source);
    now.join(before.leave());
    expect(JSON.stringify(now.source)).toBe(once);
  });
});

describe("snapshot-join: for any two stores", () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 3 }),
    fc.record({ __ref: fc.constantFrom("1", "2", "3") }),
    fc.constant(null),
  );
  const id = fc.constantFrom("1", "2", "3", "4");
  const fields = fc.dictionary(fc.constantFrom("a", "b", "c", "constructor"), value);
  const records: fc.Arbitrary<Records> = fc
    .dictionary(id, fc.option(fields, { freq: 5 }))
    .map(
      (map) =>
        new Map(
          Object.entries(map).map(([key, record]) => [
            key,
            record && ({ ...record, __id: key, __typename: "T" } as unknown as StoredRecord),
          ]),
        ),
    );

  /** Returns the store after the join, as Relay merges it. */
  function joined(server: Records, kept: Records): RecordSource {
    const source = recordSourceOf(server);
    new Store(source).publish(recordSourceOf(missingRecords(source, kept)));
    return source;
  }

  it("the joined store contains all of the server's data", () => {
    fc.assert(
      fc.property(records, records, (server, kept) => {
        const union = joined(server, kept);
        for (const [key, record] of server) {
          if (record === null) expect(union.get(key)).toBeNull();
          else expect({ ...union.get(key), ...record }).toEqual(union.get(key));
        }
      }),
    );
  });

  it("the joined store contains all snapshot data that the server did not send", () => {
    fc.assert(
      fc.property(records, records, (server, kept) => {
        const union = joined(server, kept);
        for (const [key, record] of kept) {
          const said = server.get(key);
          if (said === undefined) expect(union.get(key)).toEqual(record);
          if (!said || !record) continue;
          expect(union.get(key)).toEqual({ ...record, ...said });
        }
      }),
    );
  });

  it("a second join adds nothing", () => {
    fc.assert(
      fc.property(records, records, (server, kept) => {
        expect(missingRecords(joined(server, kept), kept)).toEqual(new Map());
      }),
    );
  });
});
