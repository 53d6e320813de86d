import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { HomePartsTestQuery } from "../../../../__generated__/relay/HomePartsTestQuery.graphql.ts";
import { HomeHero } from "../../../../src/client/features/home/HomeHero.tsx";
import { HomeRows } from "../../../../src/client/features/home/HomeRows.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

type Site = NonNullable<HomePartsTestQuery["response"]["site"]>;

function renderPart(render: (site: Site) => ReactNode, site: object) {
  return renderWithRelay<HomePartsTestQuery>(
    {
      query: graphql`
        query HomePartsTestQuery @relay_test_operation {
          site {
            ...HomeHero_site
            ...HomeRows_site
          }
        }
      `,
      render: (data) => data.site && render(data.site),
    },
    { Query: () => ({ site }) },
  );
}

const mercator = {
  id: "1",
  slug: "mercator",
  title: "Mercator",
  creators: [{ name: "Gerardus Mercator" }],
  date: "1569",
  primaryImage: { id: "i1" },
};

describe("HomeParts: HomeHero", () => {
  it("names each image and links to its work", async () => {
    const { screen } = await renderPart((site) => <HomeHero site={site} exhibitions={[]} />, {
      highlights: [mercator, { ...mercator, id: "2", slug: "gall", title: "Gall", date: null }],
    });
    const links = screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href")?.startsWith("/works/"));
    expect(links.map((link) => link.textContent)).toEqual([
      "MercatorGerardus Mercator, 1569",
      "GallGerardus Mercator",
    ]);
  });

  it("renders without a carousel when there are no highlights", async () => {
    const { screen } = await renderPart((site) => <HomeHero site={site} exhibitions={[]} />, {
      title: "An atlas",
      workCount: 1,
      highlights: [],
    });
    screen.getByRole("heading", { level: 1, name: "An atlas" });
    screen.getByRole("link", { name: "Browse 1 work" });
    expect(screen.queryByRole("region", { name: "Highlights" })).toBeNull();
  });
});

describe("HomeParts: HomeRows", () => {
  it("shows the works of a type and the image of a subject, with their counts", async () => {
    const works = { edges: [{ node: mercator }] };
    const { screen } = await renderPart((site) => <HomeRows site={site} shownAbove={[]} />, {
      types: [{ id: "t", value: "world map", workCount: 62, works }],
      subjects: [{ id: "s", value: "équateur", workCount: 2, works }],
    });
    screen.getByRole("region", { name: "World map" });
    expect(screen.getByRole("link", { name: /Mercator/ }).getAttribute("href")).toBe(
      "/works/mercator",
    );
    screen.getByRole("link", { name: "All 62 of type world map" });
    screen.getByRole("link", { name: /Équateur.*2 works$/ });
  });

  it("prefers for each subject an image that does not appear above", async () => {
    const work = (id: string) => ({
      node: { id, primaryImage: { id: `i-${id}`, service: `/iiif/${id}` } },
    });
    const subject = (id: string, works: string[]) => ({
      id,
      value: id,
      workCount: 2,
      works: { edges: works.map(work) },
    });
    const { container } = await renderPart(
      (site) => <HomeRows site={site} shownAbove={["hero"]} />,
      {
        types: [],
        subjects: [
          subject("sea", ["hero", "a", "b"]),
          subject("land", ["a", "b"]),
          subject("air", ["a", "hero"]),
          subject("fire", []),
        ],
      },
    );
    const shown = [...container.querySelectorAll(".subject-tile")].map(
      (tile) => tile.querySelector("img")?.getAttribute("src")?.split("/")[2],
    );
    expect(shown).toEqual(["a", "b", "a", undefined]);
  });

  it("omits types and subjects with too few works", async () => {
    const works = { edges: [{ node: mercator }] };
    const { screen } = await renderPart((site) => <HomeRows site={site} shownAbove={[]} />, {
      types: [{ id: "t", value: "globe", workCount: 1, works }],
      subjects: [{ id: "s", value: "sea", workCount: 1, works }],
    });
    expect(screen.queryByRole("heading")).toBeNull();
  });

  it("omits the headings of a collection without types and subjects", async () => {
    const { screen } = await renderPart((site) => <HomeRows site={site} shownAbove={[]} />, {
      types: [],
      subjects: [],
    });
    expect(screen.queryByRole("heading")).toBeNull();
  });
});
