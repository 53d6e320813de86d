import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { DetailsPanelTestQuery } from "../../../../__generated__/relay/DetailsPanelTestQuery.graphql.ts";
import { DetailsPanel } from "../../../../src/client/features/viewer/DetailsPanel.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { pictureOf } from "./viewer-data.ts";

const greenland = { x: 2400, y: 100, width: 900, height: 800 };
const details = [
  { id: "1", caption: "Greenland", description: "As large as Africa.", region: greenland },
  { id: "2", caption: "The title", description: null, region: { ...greenland, y: 3000 } },
];

async function renderDetails() {
  const onChoose = vi.fn();
  const rendered = await renderWithRelay<DetailsPanelTestQuery>(
    {
      query: graphql`
        query DetailsPanelTestQuery @relay_test_operation {
          work(slug: "mercator") {
            primaryImage {
              ...DetailsPanel_image
            }
          }
        }
      `,
      render: ({ work }) =>
        work?.primaryImage && (
          <DetailsPanel image={work.primaryImage} language="de" onChoose={onChoose} />
        ),
    },
    { Image: () => pictureOf({ details }) },
  );
  return { ...rendered, onChoose };
}

describe("DetailsPanel: the details of an image", () => {
  it("are a list in the curators' order, with their descriptions", async () => {
    const { screen } = await renderDetails();
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "GreenlandAs large as Africa.",
      "The title",
    ]);
    expect(screen.getByText("Greenland").closest("[lang]")?.getAttribute("lang")).toBe("de");
  });

  it("report their region and caption when one is chosen", async () => {
    const { screen, user, onChoose } = await renderDetails();
    await user.click(screen.getByRole("button", { name: /^Greenland/ }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(greenland, "Greenland");
  });
});
