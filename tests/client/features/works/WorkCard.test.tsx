import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { WorkCardTestQuery } from "../../../../__generated__/relay/WorkCardTestQuery.graphql.ts";
import { WorkCard } from "../../../../src/client/features/works/WorkCard.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const world = {
  slug: "world-map",
  title: "World map",
  creators: [{ name: "Gerardus Mercator" }, { name: "C. Plantin" }],
  date: "1569",
};

function renderCard(work: object) {
  return renderWithRelay<WorkCardTestQuery>(
    {
      query: graphql`
        query WorkCardTestQuery @relay_test_operation {
          work(slug: "world-map") {
            ...WorkCard_work
          }
        }
      `,
      render: ({ work }) => work && <WorkCard work={work} sizes="10rem" />,
    },
    { Work: () => ({ ...world, ...work }) },
  );
}

describe("WorkCard: a work in a list", () => {
  it("is one link to the work, named by its label, with a decorative image", async () => {
    const { screen, container } = await renderCard({
      primaryImage: { service: "/iiif/image/3/k", width: 300, height: 200, alt: "A map" },
    });
    const link = screen.getByRole("link", {
      name: /^Gerardus Mercator, C. Plantin ?World map ?1569$/,
    });
    expect(link.getAttribute("href")).toBe("/works/world-map");
    expect(container.querySelector("img")?.getAttribute("alt")).toBe("");
  });

  it("has a language attribute on its title only", async () => {
    const { container } = await renderCard({ recordLanguage: "la", primaryImage: null });
    const marked = [...container.querySelectorAll("[lang]")];
    expect(marked.map(({ textContent }) => textContent)).toEqual(["World map"]);
  });

  it("shows only its label without an image", async () => {
    const { screen, container } = await renderCard({ primaryImage: null, date: null });
    expect(screen.getByRole("link").textContent).toBe("Gerardus Mercator, C. PlantinWorld map");
    expect(container.querySelector("img")).toBeNull();
  });
});
