import { loadQuery, type PreloadedQuery } from "react-relay";
import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
  type Subscription,
} from "relay-runtime";
import { dependsOnViewer } from "./root-names.ts";
import { operationKey, type Freshness } from "./freshness.ts";

/** How long a query that no component shows is retained, in milliseconds: from a hover to the click after it. */
const lease = 30_000;

let created = 0;

type Owner = {
  environment: IEnvironment;
  freshness: Freshness;
  /** Called when a query is shown, is no longer shown, or was answered. */
  changed: (query: RouteQuery) => void;
  /** Called when a query is disposed; `failed` if it never had anything to show. */
  gone: (query: RouteQuery, failed: boolean) => void;
};

/**
 * A page's query, loaded by a route's loader and read by its component. It is retained while a component holds it and
 * for a short lease before and after; then it is disposed, once.
 */
export class RouteQuery<Query extends OperationType = OperationType> {
  readonly key: string;
  /** Unique number of this query object, even if the same query is loaded again. */
  readonly serial = (created += 1);
  readonly reference: PreloadedQuery<Query>;
  /** Resolves when there is something to show, or rejects with the request's error. */
  readonly ready: Promise<void>;
  readonly query: GraphQLTaggedNode;
  readonly variables: Query["variables"];
  /** Whether the result depends on the viewer. */
  readonly dependsOnViewer: boolean;
  readonly #owner: Owner;
  #holds = 0;
  #lease: ReturnType<typeof setTimeout> | undefined;
  #refreshing: Subscription | null = null;

  constructor(
    owner: Owner,
    query: GraphQLTaggedNode,
    variables: Query["variables"],
    fetchPolicy: "store-or-network" | "network-only",
  ) {
    this.key = operationKey(query, variables);
    this.query = query;
    this.variables = variables;
    const descriptor = createOperationDescriptor(getRequest(query), variables);
    this.dependsOnViewer = dependsOnViewer(descriptor);
    this.#owner = owner;
    this.reference = loadQuery<Query>(owner.environment, query, variables, { fetchPolicy });
    this.ready = this.#whenReady();
    // No component handles a failed preload: the click loads again and shows the error.
    this.ready.catch(() => this.#dispose(true));
    this.#startLease();
  }

  get isShown(): boolean {
    return this.#holds > 0;
  }

  /** Whether the server has not yet confirmed in this session what is shown. */
  get isOutOfDate(): boolean {
    return !this.#owner.freshness.isKnown(this.key);
  }

  /** Retains the query until the returned function is called, and refetches data that is not fresh. */
  hold(): () => void {
    this.#holds += 1;
    clearTimeout(this.#lease);
    if (!this.#owner.freshness.isFresh(this.key)) this.refresh();
    this.#owner.changed(this);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#holds -= 1;
      if (this.#holds === 0) this.#startLease();
      this.#owner.changed(this);
    };
  }

  /** Refetches the query. The current data stays until the answer arrives, or permanently if none does. */
  refresh(): void {
    if (this.#refreshing) return;
    const end = () => {
      this.#refreshing = null;
      this.#owner.changed(this);
    };
    this.#refreshing = fetchQuery<Query>(this.#owner.environment, this.query, this.variables, {
      fetchPolicy: "network-only",
      networkCacheConfig: { force: true },
    }).subscribe({
      next: () => this.#owner.freshness.note(this.key),
      complete: end,
      error: end,
    });
  }

  /** Refetches even if a request is in flight, because its answer may be for the previous viewer. */
  askAnew(): void {
    this.#refreshing?.unsubscribe();
    this.#refreshing = null;
    this.refresh();
  }

  /** Returns the query's own fields from the store, without those of fragments; null if there are none. */
  data(): Query["response"] | null {
    const descriptor = createOperationDescriptor(getRequest(this.query), this.variables);
    const { data } = this.#owner.environment.lookup(descriptor.fragment);
    return (data as Query["response"] | null | undefined) ?? null;
  }

  #whenReady(): Promise<void> {
    const { source } = this.reference;
    if (!source) return Promise.resolve();
    return new Promise((resolve, reject) => {
      source.subscribe({
        next: () => {
          this.#owner.freshness.note(this.key);
          resolve();
        },
        error: reject,
      });
    });
  }

  #startLease() {
    clearTimeout(this.#lease);
    this.#lease = setTimeout(() => this.#dispose(false), lease);
  }

  /** Disposes the query now instead of when its lease ends. */
  dispose(): void {
    this.#dispose(false);
  }

  #dispose(failed: boolean) {
    clearTimeout(this.#lease);
    this.#refreshing?.unsubscribe();
    this.reference.dispose();
    this.#owner.gone(this, failed);
  }
}

/** The part of a loaded query that a route and its component use. */
export type LoadedQuery<Query extends OperationType> = Pick<
  RouteQuery<Query>,
  "serial" | "query" | "reference" | "hold" | "ready" | "data" | "refresh"
>;

/** Loads queries for loaders: `RouteQueries` in a browser, a page's own loader on the server. */
export type QueryLoader = {
  load<Query extends OperationType>(
    query: GraphQLTaggedNode,
    variables: Query["variables"],
  ): LoadedQuery<Query>;
  distrustUnshown(): void;
};
