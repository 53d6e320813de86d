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

/** The one owner of the queries of all routes. */
export class RouteQueries {
  readonly #options: RouteQueriesOptions;
  readonly #queries = new Map<string, RouteQuery>();
  readonly #distrusted = new Set<string>();
  #anyFailed = false;

  constructor(options: RouteQueriesOptions) {
    this.#options = options;
  }

  /** How many queries are kept, shown or not. */
  get size(): number {
    return this.#queries.size;
  }

  /**
   * Asks for a page's data, or hands on the query that was asked for already, by a hover or by the
   * page that is shown. What the store has is there at once, and asked for again when it is shown.
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

  /** Asks again for everything that is on screen, once. */
  refreshShown(): void {
    for (const query of this.#queries.values()) if (query.isShown) query.refresh();
  }

  /** Whether a query failed, with nothing to show for it, since the failure was last taken. */
  get hasFailed(): boolean {
    return this.#anyFailed;
  }

  /** Forgets that a query failed, and returns whether one had. */
  takeFailure(): boolean {
    const failed = this.#anyFailed;
    this.#anyFailed = false;
    return failed;
  }

  /**
   * Lets go of what is not on screen, and asks the server for it when it is wanted again: the store may
   * hold the very answer that could not be shown.
   */
  distrustUnshown(): void {
    for (const query of [...this.#queries.values()]) {
      if (query.isShown) continue;
      this.#distrusted.add(query.key);
      query.dispose();
    }
  }

  /** Asks again for all on screen that depends on who looks. */
  refreshViewer(): void {
    for (const query of this.#queries.values()) {
      if (query.isShown && query.dependsOnViewer) query.askAnew();
    }
  }

  /** Somebody else looks: nothing of the one before is shown anew, or kept, before the server has answered. */
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
