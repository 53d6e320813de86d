import { RouterProvider, createMemoryHistory, rootRouteId } from "@tanstack/react-router";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, Network, RecordSource, Store, type FetchFunction } from "relay-runtime";
import {
  pageIds,
  type FirstAnswer,
  type PageRequest,
  type RenderPage,
  type RenderedPage,
} from "../../page/page.ts";
import { codesOf } from "../relay/answer.ts";
import { ConnectionStatus } from "../relay/connection-status.ts";
import { handlerProvider } from "../relay/long-list.ts";
import { addressInstead } from "../routes/iiif-content.ts";
import { createAppRouter, type AppRouter } from "../routes/router.ts";
import { FirstRender } from "../ui/first-render.ts";
import { PageQueries } from "./page-queries.ts";

const firstRender = { isNow: true };

/**
 * Renders a URL as HTML with the same components, artifacts and queries as in the browser. Each page has its own state,
 * so that no page can see another's data.
 *
 * @throws errors of queries and components; the caller then sends the page without content
 */
export const renderPage: RenderPage = async ({ address, origin, ask }) => {
  const answers: FirstAnswer[] = [];
  const environment = createPageEnvironment(ask, answers);
  const routeQueries = new PageQueries(environment);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter({ routeQueries, status: new ConnectionStatus(), origin }, history);
  const { pathname, search } = router.latestLocation;
  const instead = await addressInstead({ pathname, search }, origin);
  if (instead) return { kind: "redirect", location: instead };
  await Promise.all([router.load(), routeQueries.settled()]);
  const { matches } = router.state;
  if (matches.length === 0) return { kind: "redirect", location: properAddress(router) };
  const failed = matches.find(({ status }) => status === "error");
  if (failed) throw failed.error;
  await routeQueries.settled();

  const text = renderToString(
    <div id={pageIds.root}>
      <StrictMode>
        <FirstRender value={firstRender}>
          <RelayEnvironmentProvider environment={environment}>
            <RouterProvider router={router} />
          </RelayEnvironmentProvider>
        </FirstRender>
      </StrictMode>
    </div>,
  );
  // React renders the elements of the head first.
  const start = text.indexOf(`<div id="${pageIds.root}"`);
  const isFound =
    matches.at(-1)?.routeId !== rootRouteId && !matches.some(({ status }) => status === "notFound");
  // A page that was not found may exist, if the server failed to read it.
  if (!isFound && answers.some(({ answer }) => isFaulty(answer))) {
    throw new Error("The page is missing what the server could not read.");
  }
  return {
    kind: "page",
    status: isFound ? 200 : 404,
    head: text.slice(0, start),
    body: text.slice(start),
    answers,
    reach: matches.at(-1)?.staticData.reach ?? null,
    programs: matches.flatMap(({ staticData: { program }, loaderData }) => [
      ...(program === undefined ? [] : [program]),
      ...programsIn(loaderData),
    ]),
  } satisfies RenderedPage;
};

/** Whether a response is incomplete because of a server error. */
function isFaulty({ errors = [] }: FirstAnswer["answer"]): boolean {
  return codesOf(errors).includes("INTERNAL");
}

/** Returns the source paths of the further chunks that a page's loader has loaded. */
function programsIn(loaderData: object | undefined): readonly string[] {
  return loaderData && "programs" in loaderData ? (loaderData.programs as string[]) : [];
}

function createPageEnvironment(ask: PageRequest["ask"], answers: FirstAnswer[]): Environment {
  const answer: FetchFunction = async ({ id, name }, variables) => {
    if (!id) throw new Error(`The operation ${name} has no persisted id.`);
    const parsed = JSON.parse(await ask(id, variables)) as Partial<FirstAnswer["answer"]>;
    const { data } = parsed;
    if (!data) throw new Error(`The operation ${name} was answered without data.`);
    const whole = { ...parsed, data };
    answers.push({ id, variables, answer: whole });
    return whole;
  };
  return new Environment({
    isServer: true,
    handlerProvider,
    network: Network.create(answer),
    store: new Store(new RecordSource()),
  });
}

/** Returns the URL in the router's form, without unknown search parameters. */
function properAddress(router: AppRouter): string {
  const { pathname } = router.latestLocation;
  return router.buildLocation({ to: pathname, search: true, params: true }).publicHref;
}
