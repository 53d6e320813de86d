import type { GraphQLTaggedNode, IEnvironment, OperationType } from "relay-runtime";
import type { ConnectionStatus } from "./connection-status.ts";
import { operationKey, type Freshness } from "./freshness.ts";
import type { RecentOperations } from "./recent-operations.ts";
import { RouteQuery } from "./route-query.ts";

type RouteQueriesOptions = {
  environment: IEnvironment;
  freshness: Freshness;
  recent: RecentOperations;
  status: ConnectionStatus;
};

/** Owns the queries of all routes. */
export class RouteQueries {
  readonly #options: RouteQueriesOptions;
  readonly #queries = new Map<string, RouteQuery>();
  readonly #distrusted = new Set<string>();
  #anyFailed = false;

  constructor(options: RouteQueriesOptions) {
    this.#options = options;
  }

  /** Number of loaded queries, shown or not. */
  get size(): number {
    return this.#queries.size;
  }

  /**
   * Loads a page's data, or returns the query if it is already loaded, by a hover or by the page on screen. Data from
   * the store is available immediately and, unless fresh, refetched when the query is shown.
   */
  load<Query extends OperationType>(
    query: GraphQLTaggedNode,
    variables: Query["variables"],
  ): RouteQuery<Query> {
    const key = operationKey(query, variables);
    const known = this.#queries.get(key);
    if (known) return known as unknown as RouteQuery<Query>;
    const created = new RouteQuery<Query>(
      {
        environment: this.#options.environment,
        freshness: this.#options.freshness,
        changed: this.#changed,
        gone: this.#gone,
      },
      query,
      variables,
      this.#distrusted.has(key) ? "network-only" : "store-or-network",
    );
    this.#queries.set(key, created as unknown as RouteQuery);
    return created;
  }

  /** Refetches everything on screen, once. */
  refreshShown(): void {
    for (const query of this.#queries.values()) if (query.isShown) query.refresh();
  }

  /** Whether a query failed with nothing to show since `takeFailure` was last called. */
  get hasFailed(): boolean {
    return this.#anyFailed;
  }

  /** Resets `hasFailed` and returns its previous value. */
  takeFailure(): boolean {
    const failed = this.#anyFailed;
    this.#anyFailed = false;
    return failed;
  }

  /**
   * Disposes queries that are not on screen and loads them from the server next time, because the store may hold the
   * very data that could not be rendered.
   */
  distrustUnshown(): void {
    for (const query of [...this.#queries.values()]) {
      if (query.isShown) continue;
      this.#distrusted.add(query.key);
      query.dispose();
    }
  }

  /** Refetches everything on screen that depends on the viewer. */
  refreshViewer(): void {
    for (const query of this.#queries.values()) {
      if (query.isShown && query.dependsOnViewer) query.askAnew();
    }
  }

  /**
   * Marks all data that depends on the viewer as untrusted after the viewer changed. It is neither shown again nor
   * persisted until the server has answered.
   */
  distrustViewer(): void {
    const { recent, freshness } = this.#options;
    for (const key of recent.forgetViewer()) this.#distrusted.add(key);
    for (const query of [...this.#queries.values()]) {
      if (!query.dependsOnViewer) continue;
      this.#distrusted.add(query.key);
      freshness.forgetOne(query.key);
      if (!query.isShown) query.dispose();
    }
  }

  readonly #changed = (query: RouteQuery) => {
    const { recent, status } = this.#options;
    if (!query.isOutOfDate) this.#distrusted.delete(query.key);
    if (query.isShown && !this.#distrusted.has(query.key)) {
      recent.use(query.query, query.variables);
    }
    const shown = [...this.#queries.values()].filter(({ isShown }) => isShown);
    status.setOutOfDate(shown.some(({ isOutOfDate }) => isOutOfDate));
  };

  readonly #gone = (query: RouteQuery, failed: boolean) => {
    if (failed) this.#anyFailed = true;
    if (this.#queries.get(query.key) === query) this.#queries.delete(query.key);
  };
}
