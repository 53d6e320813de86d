import { graphql } from "react-relay";
import {
  Environment,
  Network,
  Store,
  createOperationDescriptor,
  fetchQuery,
  getRequest,
} from "relay-runtime";
import type { snapshotTabTestQuery$data } from "../../__generated__/relay/snapshotTabTestQuery.graphql.ts";
import { RecentOperations } from "../../src/client/relay/recent-operations.ts";
import {
  recordSourceOf,
  snapshotVersion,
  type SnapshotOwner,
} from "../../src/client/relay/snapshot-format.ts";
import { joinSnapshot } from "../../src/client/relay/snapshot-join.ts";
import { finish } from "../../src/client/relay/steps.ts";
import { SnapshotWriter, readSnapshot, reviveOperations } from "../../src/client/relay/snapshot.ts";

/** The query of a tab that shows a work. */
export const query = graphql`
  query snapshotTabTestQuery($slug: String!) @relay_test_operation {
    work(slug: $slug) {
      id
      title
      date
      creators {
        name
      }
    }
  }
`;
/** A query whose result a tab does not persist. */
const privateQuery = graphql`
  query snapshotTabTestPrivateQuery @relay_test_operation {
    site {
      id
      title
    }
  }
`;
const queries = { snapshotTabTestQuery: query };

/** Storage key of the snapshot. */
export const snapshotKey = "vitrine.snapshot";

/** Owner of the snapshots of a test's tabs. */
export const testOwner: SnapshotOwner = { version: snapshotVersion, memberId: null };

type TabOptions = {
  budget?: number;
  storage?: () => Storage;
  owner?: SnapshotOwner;
  /** Whether the page was hydrated: the snapshot is read when `join` is called. */
  late?: boolean;
};

/** Opens a tab of the site: a store, the queries it retains, and the snapshot writer. */
export function openTab({ late = false, ...options }: TabOptions = {}) {
  const restored = late ? null : readSnapshot(options.storage, options.owner);
  const source = recordSourceOf(restored?.records);
  const store = new Store(source, { gcReleaseBufferSize: 0, gcScheduler: (run) => run() });
  const asked: string[] = [];
  const environment = new Environment({
    network: Network.create((_parameters, { slug }) => {
      asked.push(String(slug));
      return {
        data: { work: workOf(String(slug), null) },
        errors: [{ message: "Secret reason", path: ["work", "title"] }],
      };
    }),
    store,
  });
  const recent = new RecentOperations(environment);
  if (restored) reviveOperations(restored, recent, queries);
  let writer = new SnapshotWriter({ source, recent, queries, restored, ...options });
  const operation = (slug: string) => createOperationDescriptor(getRequest(query), { slug });
  return {
    environment,
    restored,
    recent,
    /** Slugs of the works requested from the server. */
    asked,
    write: () => finish(writer.write()),
    /** Starts writing, as when the browser is idle. */
    beginToWrite: () => writer.write(),
    end: () => writer.end(),
    /** Does what the tab does after hydration. */
    join() {
      const snapshot = readSnapshot(options.storage, options.owner);
      if (snapshot) joinSnapshot({ environment, source, recent, queries, snapshot });
      writer = new SnapshotWriter({ source, recent, queries, restored: snapshot, ...options });
    },
    /** Shows a work with the server's current data. */
    show(slug: string, title: string, usedAt?: number) {
      recent.use(query, { slug }, usedAt);
      environment.commitPayload(operation(slug), {
        work: workOf(slug, title),
      });
    },
    /** Shows data that must not be persisted. */
    showPrivate(title: string) {
      recent.use(privateQuery, {});
      const descriptor = createOperationDescriptor(getRequest(privateQuery), {});
      environment.commitPayload(descriptor, { site: { id: "site", title } });
    },
    belongTo: (memberId: string | null) => writer.belongTo(memberId),
    /** Requests a work from the server, whose response has an error in the title. */
    async askInVain(slug: string) {
      recent.use(query, { slug });
      await fetchQuery(environment, query, { slug }).toPromise();
    },
    read: (slug: string) =>
      environment.lookup(operation(slug).fragment).data as unknown as snapshotTabTestQuery$data,
    has: (slug: string) => environment.check(operation(slug)).status === "available",
    collectGarbage: () => store.scheduleGC(),
  };
}

function workOf(slug: string, title: string | null) {
  return { id: `id-${slug}`, title, date: "1503", creators: [{ name: "Anon" }] };
}

/** Returns the stored snapshot, empty if there is none. */
export const storedText = () => localStorage.getItem(snapshotKey) ?? "";

/** Returns a storage with one entry, which passes stored texts to `set`. */
export function fakeStorage(set: (text: string) => void = () => {}): Storage {
  let value: string | null = null;
  return {
    length: 1,
    key: () => snapshotKey,
    clear: () => (value = null),
    getItem: () => value,
    setItem(_key, text) {
      set(text);
      value = text;
    },
    removeItem: () => (value = null),
  };
}

/** Throws the error of a browser whose storage quota is exceeded. */
export function quotaExceeded(): never {
  throw new DOMException("Full", "QuotaExceededError");
}
