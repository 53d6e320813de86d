import { loadQuery, type PreloadedQuery } from "react-relay";
import {
  fetchQuery,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationType,
} from "relay-runtime";
import type { LoadedQuery, QueryLoader } from "../relay/route-query.ts";

/** The queries of a page during server rendering. Each is fetched once and read from the store. */
export class PageQueries implements QueryLoader {
  readonly #environment: IEnvironment;
  readonly #asked: Promise<void>[] = [];

  constructor(environment: IEnvironment) {
    this.#environment = environment;
  }

  load<Query extends OperationType>(
    query: GraphQLTaggedNode,
    variables: Query["variables"],
  ): LoadedQuery<Query> {
    const environment = this.#environment;
    let reference: PreloadedQuery<Query> | undefined;
    let data: Query["response"] | undefined;
    async function ask() {
      data = await fetchQuery<Query>(environment, query, variables).toPromise();
      reference = loadQuery<Query>(environment, query, variables, { fetchPolicy: "store-only" });
    }
    const ready = ask();
    // The page may fail before anything awaits this promise.
    ready.catch(() => undefined);
    this.#asked.push(ready);
    return {
      serial: this.#asked.length,
      query,
      ready,
      get reference() {
        if (!reference) throw new Error("A query is read before it was answered.");
        return reference;
      },
      data: () => data ?? null,
      hold: () => () => {},
      refresh: () => {},
    };
  }

  /** Does nothing: the server fetches no query twice. */
  distrustUnshown(): void {}

  /**
   * Waits for all queries, including those that no loader awaits.
   *
   * @throws the error of the first query that failed
   */
  async settled(): Promise<void> {
    await Promise.all(this.#asked);
  }
}
