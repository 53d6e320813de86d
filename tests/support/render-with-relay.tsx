import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { RelayEnvironmentProvider, useLazyLoadQuery } from "react-relay";
import type { GraphQLTaggedNode, OperationType } from "relay-runtime";
import { MockPayloadGenerator, createMockEnvironment } from "relay-test-utils";
import type { MockResolvers } from "relay-test-utils/lib/RelayMockPayloadGenerator";
import { handlerProvider } from "../../src/client/relay/long-list.ts";

/** What to render: a `@relay_test_operation` query and the component that reads its response. */
type Subject<Query extends OperationType> = {
  query: GraphQLTaggedNode;
  variables?: Query["variables"];
  render: (data: Query["response"]) => ReactNode;
  /** The URL of the page, `/` by default. */
  at?: string;
};

/**
 * Renders a component that reads fragments, against a mock Relay environment and inside a router, so that links work.
 * The first response is generated from the schema and `resolvers`, by type: `{ Work: () => ({ title: "Dymaxion" }) }`.
 * Without `resolvers` the first query stays pending.
 *
 * Later operations are pending until `answer` or `fail` is called for the most recent one; `environment.mock` has
 * everything else.
 */
export async function renderWithRelay<Query extends OperationType>(
  { query, variables = {}, render: renderData, at = "/" }: Subject<Query>,
  resolvers?: MockResolvers,
) {
  const environment = createMockEnvironment({ handlerProvider });
  if (resolvers) {
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, resolvers),
    );
  }

  function Answered() {
    return renderData(useLazyLoadQuery<Query>(query, variables));
  }

  const router = routerAround(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback="Waiting for the query">
        <Answered />
      </Suspense>
    </RelayEnvironmentProvider>,
    at,
  );
  await act(() => router.load());
  const view = render(<RouterProvider router={router} />);
  await act(async () => {});

  return {
    ...view,
    screen,
    environment,
    router,
    user: userEvent.setup(),
    /** Responds to the most recent operation. */
    answer: (answers: MockResolvers = {}) =>
      act(async () =>
        environment.mock.resolveMostRecentOperation((operation) =>
          MockPayloadGenerator.generate(operation, answers),
        ),
      ),
    /** Rejects the most recent operation, like an interrupted network. */
    fail: (error = new Error("The network is cut.")) =>
      act(async () => environment.mock.rejectMostRecentOperation(error)),
    /** Returns name and variables of the most recent operation. */
    lastAsked: () => {
      const { node, variables: asked } = environment.mock.getMostRecentOperation().request;
      return { name: node.params.name, variables: asked };
    },
  };
}

/** Creates a router that shows the same content at every address; it loads no route. */
export function routerAround(content: ReactNode, at = "/") {
  const root = createRootRoute({ component: () => content });
  const anywhere = createRoute({ getParentRoute: () => root, path: "$" });
  return createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
}
