import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { SubjectTileTestQuery } from "../../../../__generated__/relay/SubjectTileTestQuery.graphql.ts";
import { SubjectTile } from "../../../../src/client/features/home/SubjectTile.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

function renderTile(term: object, image: object | null) {
  return renderWithRelay<SubjectTileTestQuery>(
    {
      query: graphql`
        query SubjectTileTestQuery @relay_test_operation {
          site {
            terms(kind: TYPE, first: 1) {
              ...SubjectTile_term
            }
          }
          work(slug: "mercator") {
            primaryImage {
              ...SubjectTile_image
            }
          }
        }
      `,
      render: ({ site, work }) =>
        site?.terms?.map((each, place) => (
          <SubjectTile key={place} term={each} image={work?.primaryImage ?? null} />
        )),
    },
    { Site: () => ({ terms: [term] }), Work: () => ({ primaryImage: image }) },
  );
}

describe("SubjectTile: the tile of a subject", () => {
  it("shows a work's image, its name and its count, and links to its works", async () => {
    const { screen, container } = await renderTile(
      { value: "équateur", workCount: 1 },
      { width: 2, height: 1 },
    );
    const tile = screen.getByRole("link", { name: "Équateur 1 work" });
    const address = new URL(tile.getAttribute("href") ?? "", "http://site");
    expect(address.searchParams.get("subject")).toBe("équateur");
    // The name is already in the link.
    expect(container.querySelector("img")?.getAttribute("alt")).toBe("");
  });

  it("renders without an image when no work has one", async () => {
    const { screen, container } = await renderTile({ value: "sea", workCount: 2 }, null);
    screen.getByRole("link", { name: "Sea 2 works" });
    expect(container.querySelector("img")).toBeNull();
  });
});
