import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { EmbedViewerTestQuery } from "../../../../__generated__/relay/EmbedViewerTestQuery.graphql.ts";
import { EmbedViewer } from "../../../../src/client/features/viewer/EmbedViewer.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { lookingAt, pictureOf } from "./viewer-data.ts";

describe("EmbedViewer: a work embedded in another page", () => {
  it("shows its image and credit, and links to the work in a new tab", async () => {
    const { screen, container } = await renderWithRelay<EmbedViewerTestQuery>(
      {
        query: graphql`
          query EmbedViewerTestQuery @relay_test_operation {
            work(slug: "mercator") {
              ...EmbedViewer_work
            }
          }
        `,
        render: ({ work }) => work && <EmbedViewer work={work} looking={lookingAt()} />,
      },
      {
        Work: () => ({
          slug: "mercator",
          title: "Mercator",
          date: "1569",
          creditLine: "Vitrine's atlas",
          creators: [{ name: "Gerardus Mercator" }],
          rights: { label: "No known copyright" },
          images: [pictureOf()],
        }),
      },
    );
    expect(screen.getByAltText("The world on Mercator's projection")).toBeDefined();
    expect(container.querySelector(".embed-viewer__credit")?.textContent).toBe(
      "Gerardus Mercator, Mercator, 1569. Vitrine's atlas. No known copyright",
    );
    const link = screen.getByRole("link", { name: "Mercator" });
    expect(link.getAttribute("href")).toBe("/works/mercator");
    expect(link.getAttribute("target")).toBe("_blank");
  });
});
