import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay";
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  createOperationDescriptor,
  getRequest,
  type FetchFunction,
} from "relay-runtime";
import { MockPayloadGenerator } from "relay-test-utils";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import { ConnectionStatus } from "../../src/client/relay/connection-status.ts";
import { Freshness } from "../../src/client/relay/freshness.ts";
import { handlerProvider } from "../../src/client/relay/long-list.ts";
import { RequestProblem } from "../../src/client/relay/problems.ts";
import { RecentOperations } from "../../src/client/relay/recent-operations.ts";
import { RouteQueries } from "../../src/client/relay/route-queries.ts";
import type { QueryByName } from "../../src/client/relay/snapshot.ts";
import { routeQueriesByName } from "../../src/client/routes/route-query-names.ts";
import { createAppRouter } from "../../src/client/routes/router.ts";

type Answers = {
  work?: null;
  /** Names of queries that fail on the network. */
  failing?: Set<string>;
  /** Called before each response, which waits for the returned promise. */
  before?: (name: string, variables: object) => Promise<void> | undefined;
  /** Page queries that are not persisted, by name. */
  queries?: QueryByName;
  /** Mock resolvers in addition to those of every page. */
  resolvers?: (variables: object) => MockResolvers;
};

/** Opens the whole client at an address, over a network that responds to every query with mock data from the schema. */
export async function openClient(at: string, answers: Answers = {}) {
  const asked: { name: string; variables: object }[] = [];
  const answer: FetchFunction = async ({ name }, variables) => {
    asked.push({ name, variables });
    await answers.before?.(name, variables);
    const query = routeQueriesByName[name] ?? answers.queries?.[name];
    if (!query || answers.failing?.has(name)) throw new RequestProblem("unreachable", "cut");
    return MockPayloadGenerator.generate(createOperationDescriptor(getRequest(query), variables), {
      Site: () => ({ id: "site", title: "The Atlas", runningImport: null, workCount: 1 }),
      Query: () => (answers.work === null ? { work: null } : {}),
      Work: () => ({ title: "Dymaxion", slug: "dymaxion", subjects: [], places: [], metadata: [] }),
      WorkConnection: () => ({ totalCount: 1204, correctedSearch: null }),
      YearHistogram: () => ({ first: 1800, step: 10, counts: [1, 2] }),
      Viewer: () => ({ id: "viewer", favouriteWorkIds: [] }),
      ImageTiles: () => ({ scaleFactors: [1] }),
      Image: () => ({ placeholder: "", derivativeWidths: [] }),
      ...answers.resolvers?.(variables),
    });
  };
  const environment = new Environment({
    network: Network.create(answer, () => Observable.create(() => {})),
    handlerProvider,
    store: new Store(new RecordSource()),
  });
  const status = new ConnectionStatus();
  const recent = new RecentOperations(environment);
  const routeQueries = new RouteQueries({
    environment,
    status,
    recent,
    freshness: new Freshness(),
  });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createAppRouter(
    { routeQueries, status, origin: "https://pictures.example" },
    history,
  );
  // On a slow machine, the pending page with "Loading" would appear in between.
  Object.assign(router.options, { defaultPendingMs: Infinity });
  await act(() => router.load());
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  await act(async () => {});
  const names = () => asked.map(({ name }) => name);
  return { router, asked, names, status, history, user: userEvent.setup() };
}
