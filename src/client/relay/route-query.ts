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

/** How long a query nobody shows is kept, in milliseconds: from a hover to the click after it. */
const lease = 30_000;

let created = 0;

type Owner = {
  environment: IEnvironment;
  freshness: Freshness;
  /** Called when a query is shown or not any more, or was answered. */
  changed: (query: RouteQuery) => void;
  /** Called when a query is disposed of; `failed` if it never had anything to show. */
  gone: (query: RouteQuery, failed: boolean) => void;
};

/**
 * A page's query, asked for by a route's loader and read by its component. It is kept while a
 * component holds it and for a short lease before and after; then it is disposed of, once.
 */
export class RouteQuery<Query extends OperationType = OperationType> {
  readonly key: string;
  /** Another number for every query asked for, even if it is the same one again. */
  readonly serial = (created += 1);
  readonly reference: PreloadedQuery<Query>;
  /** Settles when there is something to show, or rejects with the request's error. */
  readonly ready: Promise<void>;
  readonly query: GraphQLTaggedNode;
  readonly variables: Query["variables"];
  /** Whether what it brings depends on who looks. */
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
    // A preload that fails is nobody's to handle: the click asks again and shows the error.
    this.ready.catch(() => this.#dispose(true));
    this.#startLease();
  }

  get isShown(): boolean {
    return this.#holds > 0;
  }

  /** Whether the server has not confirmed in this session what is shown. */
  get isOutOfDate(): boolean {
    return !this.#owner.freshness.isKnown(this.key);
  }

  /**
   * Keeps the query until the returned function is called. What comes from the store and is old is
   * asked for again.
   */
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

  /** Asks the server again; what is shown stays until the answer is there, or for good without one. */
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

  /** Asks again though it is being asked: that answer may be for whoever looked before. */
  askAnew(): void {
    this.#refreshing?.unsubscribe();
    this.#refreshing = null;
    this.refresh();
  }

  /** What the store has of the query's own fields, those of fragments left out; null for nothing. */
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

  /** Lets go of the query now, instead of when its lease ends. */
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

/** What a route and its component need of a query that was asked for. */
export type LoadedQuery<Query extends OperationType> = Pick<
  RouteQuery<Query>,
  "serial" | "query" | "reference" | "hold" | "ready" | "data" | "refresh"
>;

/** What loaders ask: the owner of all queries in a browser, a page's own on the server. */
export type QueryLoader = {
  load<Query extends OperationType>(
    query: GraphQLTaggedNode,
    variables: Query["variables"],
  ): LoadedQuery<Query>;
  distrustUnshown(): void;
};
