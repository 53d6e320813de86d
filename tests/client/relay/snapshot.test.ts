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
} from "relay-runtime";
import { beforeEach, describe, expect, it } from "vitest";
import type { snapshotTestQuery$data } from "../../../__generated__/relay/snapshotTestQuery.graphql.ts";
import { RecentOperations } from "../../../src/client/relay/recent-operations.ts";
import {
  SnapshotWriter,
  readSnapshot,
  reviveOperations,
} from "../../../src/client/relay/snapshot.ts";
import { parseSnapshot, snapshotVersion } from "../../../src/client/relay/snapshot-format.ts";

const query = graphql`
  query snapshotTestQuery($slug: String!) @relay_test_operation {
    work(slug: $slug) {
      id
      title
      creators {
        name
      }
    }
  }
`;
const queries = { snapshotTestQuery: query };
const key = "vitrine.snapshot";

/** One tab: a store, what it retains, and its writer. */
function openTab(options: { budget?: number; storage?: () => Storage } = {}) {
  const restored = readSnapshot(options.storage);
  const source = new RecordSource(restored?.records);
  const store = new Store(source, { gcReleaseBufferSize: 0, gcScheduler: (run) => run() });
  const environment = new Environment({
    network: Network.create(() => Observable.create(() => {})),
    store,
  });
  const recent = new RecentOperations(environment);
  if (restored) reviveOperations(restored, recent, queries);
  const writer = new SnapshotWriter({ source, recent, queries, restored, ...options });
  const operation = (slug: string) => createOperationDescriptor(getRequest(query), { slug });
  return {
    environment,
    restored,
    recent,
    write: () => writer.write(),
    show: (slug: string, title: string, usedAt?: number) => {
      recent.use(query, { slug }, usedAt);
      environment.commitPayload(operation(slug), {
        work: { id: `id-${slug}`, title, creators: [{ name: "Anon" }] },
      });
    },
    read: (slug: string) =>
      environment.lookup(operation(slug).fragment).data as unknown as snapshotTestQuery$data,
    has: (slug: string) => environment.check(operation(slug)).status === "available",
    collectGarbage: () => store.scheduleGC(),
  };
}

const stored = () => localStorage.getItem(key) ?? "";

beforeEach(() => localStorage.clear());

describe("the next visit", () => {
  it("shows what the last one showed, and goes on showing it after a garbage collection", () => {
    const before = openTab();
    before.show("mona", "Mona Lisa");
    before.write();
    const after = openTab();
    after.collectGarbage();
    expect(after.has("mona")).toBe(true);
    expect(after.read("mona").work).toMatchObject({
      title: "Mona Lisa",
      creators: [{ name: "Anon" }],
    });
  });

  it("gets nothing that no operation reaches", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    commitLocalUpdate(tab.environment, (store) => store.create("stray", "Work"));
    tab.write();
    expect(stored()).toContain("Mona Lisa");
    expect(stored()).not.toContain("stray");
  });

  it("gets nothing optimistic", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    tab.environment.applyUpdate({
      storeUpdater: (store) => store.get("id-mona")?.setValue("Hoped for", "title"),
    });
    expect(tab.read("mona").work?.title).toBe("Hoped for");
    tab.write();
    expect(stored()).not.toContain("Hoped for");
    expect(stored()).toContain("Mona Lisa");
  });

  it("gets no mark of invalidation, which would never be fresh again", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    commitLocalUpdate(tab.environment, (store) => store.get("id-mona")?.invalidateRecord());
    expect(tab.has("mona")).toBe(false);
    tab.write();
    expect(stored()).not.toContain("__invalidated_at");
    expect(openTab().has("mona")).toBe(true);
  });
});

describe("the budget", () => {
  it("drops what was used longest ago first", () => {
    const tab = openTab({ budget: 1500 });
    tab.show("old", "O".repeat(600), 1);
    tab.show("new", "N".repeat(600), 2);
    tab.write();
    expect(stored().length).toBeLessThan(1700);
    const after = openTab();
    expect([after.has("old"), after.has("new")]).toEqual([false, true]);
  });

  it("keeps at most two dozen operations", () => {
    const tab = openTab();
    for (let i = 0; i < 30; i += 1) tab.show(`work-${i}`, "T", i);
    tab.write();
    const after = openTab();
    expect([after.has("work-5"), after.has("work-6"), after.has("work-29")]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe("faults", () => {
  it("a full storage is no error, and leaves no old snapshot behind", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    tab.write();
    const full = { ...fakeStorage(stored()), setItem: quotaExceeded };
    const other = openTab({ storage: () => full });
    other.show("scream", "The Scream");
    other.write();
    expect(full.getItem(key)).toBeNull();
  });

  it("a forbidden storage is no error", () => {
    const forbidden = () => {
      throw new DOMException("Forbidden", "SecurityError");
    };
    const tab = openTab({ storage: forbidden });
    expect(tab.restored).toBeNull();
    tab.show("mona", "Mona Lisa");
    tab.write();
    expect(tab.has("mona")).toBe(true);
  });

  it("another version's or member's snapshot is passed over", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    tab.write();
    expect(parseSnapshot(stored(), null)).not.toBeNull();
    expect(parseSnapshot(stored(), "somebody")).toBeNull();
    expect(parseSnapshot(stored().replace(snapshotVersion, "older"), null)).toBeNull();
  });

  it("an operation this build does not know is passed over", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    tab.write();
    localStorage.setItem(key, stored().replaceAll("snapshotTestQuery", "formerQuery"));
    expect(openTab().recent.all()).toEqual([]);
  });

  it("damaged text never throws, and is taken whole or not at all", () => {
    const tab = openTab();
    tab.show("mona", "Mona Lisa");
    tab.write();
    const text = stored();
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), (at, noise) => {
        localStorage.setItem(key, text.slice(0, at) + noise);
        openTab();
      }),
    );
    for (const value of ["null", "[]", "{}", '{"version":1}', fragment({ records: [] })]) {
      expect(parseSnapshot(value, null)).toBeNull();
    }
    expect(parseSnapshot(fragment({ operations: [{ name: 1 }] }), null)).toBeNull();
    expect(parseSnapshot(fragment({ records: { a: { __id: "b" } } }), null)).toBeNull();
  });
});

describe("two tabs", () => {
  it("keep what each of them showed", () => {
    const [one, two] = [openTab(), openTab()];
    one.show("mona", "Mona Lisa");
    two.show("scream", "The Scream");
    one.write();
    two.write();
    one.write();
    const after = openTab();
    expect([after.has("mona"), after.has("scream")]).toEqual([true, true]);
  });

  it("do not undo each other's changes to what both show", () => {
    const first = openTab();
    first.show("mona", "Mona Lisa");
    first.write();
    const [one, two] = [openTab(), openTab()];
    one.show("mona", "La Gioconda");
    one.write();
    two.show("scream", "The Scream");
    two.write();
    expect(openTab().read("mona").work?.title).toBe("La Gioconda");
  });
});

function fragment(part: object): string {
  return JSON.stringify({
    version: snapshotVersion,
    savedAt: 1,
    memberId: null,
    operations: [],
    records: {},
    ...part,
  });
}

function quotaExceeded(): never {
  throw new DOMException("Full", "QuotaExceededError");
}

function fakeStorage(text: string): Storage {
  let value: string | null = text;
  return {
    length: 1,
    key: () => key,
    clear: () => (value = null),
    getItem: () => value,
    setItem: (_key, next) => (value = next),
    removeItem: () => (value = null),
  };
}
