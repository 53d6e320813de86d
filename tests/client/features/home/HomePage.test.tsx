import { act } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { HomePageTestQuery } from "../../../../__generated__/relay/HomePageTestQuery.graphql.ts";
import { HomePage } from "../../../../src/client/features/home/HomePage.tsx";
import { refreshAfter } from "../../../../src/client/features/home/useHomeRefresh.ts";
import { newestAtMost } from "../../../../src/client/features/home/useNewestWorksSubscription.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { answeredView } from "../exhibitions/taken-views.ts";
import { mockImage, sendEvent } from "../live-event.ts";

type Titles = {
  newest?: string[];
  highlights?: string[];
  exhibitions?: string[];
  workCount?: number;
};

function site({
  newest = [],
  highlights = [],
  exhibitions = [],
  workCount = newest.length,
}: Titles) {
  const work = (title: string) => ({ id: title, slug: title, title });
  return {
    Query: () => ({
      site: {
        id: "site",
        title: "An atlas",
        description: "Maps of the world.",
        workCount,
        highlights: highlights.map(work),
        types:
          workCount === 0 ? [] : [{ id: "t1", value: "map", workCount: 4, works: { edges: [] } }],
        subjects:
          workCount === 0 ? [] : [{ id: "s1", value: "sea", workCount: 2, works: { edges: [] } }],
        runningImport: null,
      },
      exhibitions: {
        edges: exhibitions.map((title) => ({
          node: {
            id: `exhibition-${title}`,
            slug: title.toLowerCase(),
            title,
            picture: title.startsWith("Words") ? null : answeredView(title),
          },
        })),
      },
      works: { edges: newest.map((title) => ({ cursor: title, node: work(title) })) },
    }),
  };
}

function renderHome(titles: Titles) {
  return renderWithRelay<HomePageTestQuery>(
    {
      query: graphql`
        query HomePageTestQuery @relay_test_operation {
          ...HomePage_query
        }
      `,
      render: (data) => <HomePage query={data} origin="https://maps.example" />,
    },
    site(titles),
  );
}

/** Returns resolvers of an event about added works, newest first. */
function added(titles: string[], workCount: number) {
  return {
    CollectionChange: () => ({
      site: { id: "site", workCount },
      addedWorks: titles.map((title) => ({
        cursor: title,
        node: { id: title, slug: title, title },
      })),
      changedWorks: [],
    }),
  };
}

const subscription = "useNewestWorksSubscription";

/** Returns the titles in the row of the newest works, in order. */
function newestTitles(container: HTMLElement) {
  const row = container.querySelector('[aria-label="Recently added"]');
  return [...(row?.querySelectorAll("cite") ?? [])].map(({ textContent }) => textContent);
}

describe("HomePage: the home page", () => {
  it("starts with the site's title and has headings without gaps in their levels", async () => {
    const { screen } = await renderHome({ newest: ["A"], highlights: ["H"], workCount: 1204 });
    const headings = screen.getAllByRole("heading");
    expect(headings.map((heading) => [heading.tagName, heading.textContent])).toEqual([
      ["H1", "An atlas"],
      ["H2", "Recently added"],
      ["H2", "Map"],
      ["H2", "Subjects"],
    ]);
    expect(screen.getByRole("link", { name: "Browse 1,204 works" }).getAttribute("href")).toBe(
      "/works",
    );
    expect(screen.getByRole("region", { name: "Highlights" }).textContent).toContain("H");
  });

  it("shows the latest exhibitions first in the carousel, then works", async () => {
    const { screen } = await renderHome({
      newest: ["A"],
      highlights: ["H", "I"],
      exhibitions: ["Poles", "Seas", "Coasts", "Rivers"],
    });
    const hero = screen.getByRole("region", { name: "Highlights" });
    const links = [...hero.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "/exhibitions/poles",
      "/exhibitions/seas",
      "/exhibitions/coasts",
      "/exhibitions/rivers",
      "/works/H",
    ]);
    expect(screen.queryByRole("heading", { name: "Exhibitions" })).toBeNull();
  });

  it("omits exhibitions without an image from the carousel and links to them below", async () => {
    const { screen } = await renderHome({
      newest: ["A"],
      highlights: ["H"],
      exhibitions: ["Words", "Seas"],
    });
    const hero = screen.getByRole("region", { name: "Highlights" });
    const links = [...hero.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/exhibitions/seas", "/works/H"]);
    screen.getByRole("link", { name: /Words/ });
  });

  it("links to the remaining exhibitions and to all of them below the carousel", async () => {
    const exhibitions = ["A", "B", "C", "D", "Poles", "Seas"];
    const { screen } = await renderHome({ newest: ["A"], exhibitions });
    const heading = screen.getByRole("heading", { level: 2, name: "Exhibitions" });
    const row = heading.closest("section");
    const links = [...(row?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/exhibitions", "/exhibitions/poles", "/exhibitions/seas"]);
  });

  it("links to the works of a type and of a subject", async () => {
    const { screen } = await renderHome({ newest: ["A"] });
    const address = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");
    expect(address(/All 4 of type map/)).toBe("/works?type=map");
    expect(address(/Sea/)).toBe("/works?subject=sea");
  });

  it("searches the collection", async () => {
    const { screen, user, router } = await renderHome({ newest: ["A"] });
    await user.type(screen.getByRole("searchbox"), "sea{Enter}");
    expect(router.state.location.pathname).toBe("/works");
    expect(router.state.location.search).toEqual({ q: "sea" });
  });

  it("shows that an empty site has no works yet", async () => {
    const { screen } = await renderHome({});
    screen.getByText("No works yet");
    expect(screen.queryByRole("heading", { name: "Recently added" })).toBeNull();
  });
});

describe("HomePage: works that are added while the home page is open", () => {
  it("appear first in the row, newest first, and are counted", async () => {
    const { screen, container, environment } = await renderHome({ newest: ["A"] });
    await sendEvent(environment, subscription, added(["C", "B"], 3));
    expect(newestTitles(container)).toEqual(["C", "B", "A"]);
    screen.getByRole("link", { name: "Browse 3 works" });
  });

  it("fill an empty site", async () => {
    const { screen, container, environment } = await renderHome({});
    await sendEvent(environment, subscription, added(["A"], 1));
    expect(newestTitles(container)).toEqual(["A"]);
    expect(screen.queryByText("No works yet")).toBeNull();
  });

  it("never make the row longer than its limit", async () => {
    const { container, environment } = await renderHome({ newest: ["A"] });
    for (let round = 0; round < 4; round += 1) {
      const titles = Array.from({ length: 20 }, (_, place) => `${round}-${place}`);
      await sendEvent(environment, subscription, added(titles, 1 + 20 * (round + 1)));
    }
    const titles = newestTitles(container);
    expect(titles).toHaveLength(newestAtMost);
    expect([titles[0], titles[19], titles[20]]).toEqual(["3-0", "3-19", "2-0"]);
  });

  it("appear once when two events name them", async () => {
    const { container, environment } = await renderHome({ newest: ["A"] });
    await sendEvent(environment, subscription, added(["B"], 2));
    await sendEvent(environment, subscription, added(["B", "A"], 2));
    expect(newestTitles(container)).toEqual(["B", "A"]);
  });

  it("refresh the other rows with one query for many events", async () => {
    const { environment, screen, lastAsked, answer } = await renderHome({});
    vi.useFakeTimers();
    await sendEvent(environment, subscription, added(["A"], 1));
    await sendEvent(environment, subscription, added(["B"], 2));
    await act(async () => vi.advanceTimersByTime(refreshAfter));
    expect(lastAsked()).toEqual({
      name: "useHomeRefreshQuery",
      variables: { works: true, exhibitions: true },
    });
    const asked = environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === "useHomeRefreshQuery");
    expect(asked).toHaveLength(1);
    const come = site({ highlights: ["H"], exhibitions: ["Poles"], workCount: 2 });
    await answer({ ...mockImage, ...come });
    const hero = screen.getByRole("region", { name: "Highlights" });
    expect(hero.querySelector("a")?.getAttribute("href")).toBe("/exhibitions/poles");
    screen.getByRole("heading", { name: "Map" });
  });

  it.each([
    { opening: "four exhibitions with pictures", fourth: "4", isAskedAgain: false },
    { opening: "three, and one without", fourth: "Words", isAskedAgain: true },
  ])(
    "refetch the exhibitions only when the carousel is incomplete: $opening",
    async ({ fourth, isAskedAgain }) => {
      const highlights = ["1", "2", "3", "4", "5"];
      const exhibitions = ["1", "2", "3", fourth];
      const { environment, lastAsked } = await renderHome({
        newest: ["A"],
        highlights,
        exhibitions,
      });
      vi.useFakeTimers();
      await sendEvent(environment, subscription, added(["B"], 2));
      await act(async () => vi.advanceTimersByTime(refreshAfter));
      expect(lastAsked().variables).toEqual({ works: false, exhibitions: isAskedAgain });
    },
  );
});
