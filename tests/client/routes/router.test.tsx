import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { act, render, screen, within } from "@testing-library/react";
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
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
// The pages' programs are loaded here, not within a test's time.
import "../../../src/client/features/albums/FavouritesPage.tsx";
import "../../../src/client/features/home/HomePage.tsx";
import "../../../src/client/features/viewer/EmbedViewer.tsx";
import "../../../src/client/features/works/WorkPage.tsx";
import "../../../src/client/features/works/WorksPage.tsx";
import { ConnectionStatus } from "../../../src/client/relay/connection-status.ts";
import { Freshness } from "../../../src/client/relay/freshness.ts";
import { RequestProblem } from "../../../src/client/relay/problems.ts";
import { RecentOperations } from "../../../src/client/relay/recent-operations.ts";
import { RouteQueries } from "../../../src/client/relay/route-queries.ts";
import { routeQueriesByName } from "../../../src/client/routes/route-query-names.ts";
import { createAppRouter } from "../../../src/client/routes/router.ts";

/** Opens the whole client at an address, over a network that answers every query from the contract. */
async function open(at: string, answers: { work?: null; failing?: Set<string> } = {}) {
  const asked: { name: string; variables: object }[] = [];
  const answer: FetchFunction = async ({ name }, variables) => {
    asked.push({ name, variables });
    const query = routeQueriesByName[name];
    if (!query || answers.failing?.has(name)) throw new RequestProblem("unreachable", "cut");
    return MockPayloadGenerator.generate(createOperationDescriptor(getRequest(query), variables), {
      Site: () => ({ id: "site", title: "The Atlas", runningImport: null, workCount: 1 }),
      Query: () => (answers.work === null ? { work: null } : {}),
      Work: () => ({ title: "Dymaxion", slug: "dymaxion", subjects: [], places: [], metadata: [] }),
      Viewer: () => ({ id: "viewer", favouriteWorkIds: [] }),
      ImageTiles: () => ({ scaleFactors: [1] }),
      Image: () => ({ placeholder: "", derivativeWidths: [] }),
    });
  };
  const environment = new Environment({
    network: Network.create(answer, () => Observable.create(() => {})),
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

beforeEach(() => {
  window.scrollTo = () => {};
});

describe("addresses", () => {
  it("/works hands what the address says on to the query, as text", async () => {
    const { asked } = await open("/works?q=99&type=map&sort=title&nonsense=1");
    expect(asked.find(({ name }) => name === "worksQuery")?.variables).toMatchObject({
      search: "99",
      filter: { types: ["map"] },
      order: "TITLE",
    });
    expect(document.title).toBe("“99” · The Atlas");
  });

  it("/works/:slug shows the work and names it in the title", async () => {
    const { asked } = await open("/works/dymaxion");
    expect(asked.find(({ name }) => name === "workQuery")?.variables).toEqual({ slug: "dymaxion" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Dymaxion");
    expect(document.title).toBe("Dymaxion · The Atlas");
  });

  it("a work there is none of says so inside the frame", async () => {
    await open("/works/nothing", { work: null });
    expect(
      screen.getByRole("heading", { level: 1, name: "There is no work at this address" }),
    ).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Site" })).toBeTruthy();
  });

  it("/works/:slug/embed shows the work without the frame", async () => {
    await open("/works/dymaxion/embed");
    expect(screen.getByRole("link", { name: "Dymaxion" }).getAttribute("href")).toBe(
      "/works/dymaxion",
    );
    expect(screen.queryByRole("navigation", { name: "Site" })).toBeNull();
  });

  it("any other address is a not-found page inside the frame, with ways on", async () => {
    await open("/nowhere/at/all");
    expect(
      screen.getByRole("heading", { level: 1, name: "There is no page at this address" }),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Browse all works" })).toBeTruthy();
    expect(screen.getByRole("navigation", { name: "Site" })).toBeTruthy();
  });
});

describe("going from page to page", () => {
  it("a hover asks, the click after it asks nothing twice", async () => {
    const { user, names } = await open("/nowhere");
    const link = screen.getByRole("link", { name: "Albums" });
    await user.hover(link);
    await vi.waitFor(() => expect(names()).toContain("albumsQuery"));
    await user.click(link);
    await screen.findByRole("heading", { level: 1, name: "Your favourites" });
    expect(names().filter((name) => name === "albumsQuery")).toHaveLength(1);
    expect(names().filter((name) => name === "rootSiteQuery")).toHaveLength(1);
  });

  it("the focus goes to the new page and its title is said", async () => {
    const { user } = await open("/nowhere");
    await user.click(screen.getByRole("link", { name: "Albums" }));
    await vi.waitFor(() => expect(document.activeElement?.id).toBe("main"));
    await vi.waitFor(() =>
      expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
        "Your favourites · The Atlas",
      ),
    );
  });

  it("the search in the frame goes to the works that match", async () => {
    const { user, history } = await open("/nowhere");
    await user.type(screen.getByRole("searchbox"), "mercator{Enter}");
    await vi.waitFor(() => expect(history.location.href).toBe("/works?q=mercator"));
  });
});

describe("errors", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it("a page that cannot be had says so in the frame, and trying again really asks again", async () => {
    const failing = new Set(["albumsQuery"]);
    const { user, names } = await open("/albums", { failing });
    expect(screen.getByRole("alert").textContent).toContain("The site cannot be reached");
    expect(screen.getByRole("navigation", { name: "Site" })).toBeTruthy();
    failing.clear();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { level: 1, name: "Your favourites" });
    expect(names().filter((name) => name === "albumsQuery")).toHaveLength(2);
  });

  it("without a network it says that the page is not kept, and nothing of what is out of date", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { status } = await open("/works", { failing: new Set(["worksQuery"]) });
    act(() => status.failed());
    const alert = screen.getByRole("alert");
    expect(within(alert).getByRole("heading", { name: "You are offline" })).toBeTruthy();
    expect(alert.textContent).toContain("This page is not kept on this device.");
    expect(screen.getByText("You are offline.")).toBeTruthy();
    expect(within(alert).queryByRole("link")).toBeNull();
  });

  it("without a network it leads to the favourites that were taken along", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.stubGlobal("caches", { keys: async () => ["vitrine-pictures", "vitrine-taken-favourites"] });
    await open("/works", { failing: new Set(["worksQuery"]) });
    const link = await screen.findByRole("link", { name: "Your favourites are with you" });
    expect(link.getAttribute("href")).toBe("/albums");
  });

  it("going elsewhere ends the error", async () => {
    const { user } = await open("/albums", { failing: new Set(["albumsQuery"]) });
    expect(screen.getByRole("alert")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Works" }));
    await screen.findByRole("heading", { level: 1, name: "Works" });
    expect(screen.queryByText("The site cannot be reached")).toBeNull();
  });

  it("pages stand without the site's name and without the visitor", async () => {
    await open("/works", { failing: new Set(["rootSiteQuery", "rootViewerQuery"]) });
    expect(screen.getByRole("heading", { level: 1, name: "Works" })).toBeTruthy();
  });
});

it("says that the network is cut, and takes it back", async () => {
  const { status } = await open("/nowhere");
  const sentence = "You are offline. What you see may be out of date.";
  expect(screen.queryByText(sentence)).toBeNull();
  act(() => status.failed());
  expect(screen.getByText(sentence)).toBeTruthy();
  act(() => status.reached());
  expect(screen.queryByText(sentence)).toBeNull();
});
