import type { ReactNode } from "react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { WorkStripTestQuery } from "../../../../__generated__/relay/WorkStripTestQuery.graphql.ts";
import { WorkStrip } from "../../../../src/client/features/works/WorkStrip.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

type Related = NonNullable<WorkStripTestQuery["response"]["work"]>["related"];

function renderWorks(render: (works: NonNullable<Related>) => ReactNode) {
  return renderWithRelay<WorkStripTestQuery>(
    {
      query: graphql`
        query WorkStripTestQuery @relay_test_operation {
          work(slug: "world-map") {
            related(first: 2) {
              ...WorkStrip_works
            }
          }
        }
      `,
      render: ({ work }) => work?.related && render(work.related),
    },
    {
      Query: () => ({
        work: {
          related: [
            { id: "1", slug: "a", title: "First", primaryImage: { width: 400, height: 200 } },
            { id: "2", slug: "b", title: "Second", identifier: "A-2", primaryImage: null },
          ],
        },
      }),
    },
  );
}

describe("WorkStrip: a strip of works", () => {
  it("renders a carousel with a slide for each work, as wide as its image", async () => {
    const { screen } = await renderWorks((works) => (
      <WorkStrip works={works} label="Related" density="dense" />
    ));
    screen.getByRole("region", { name: "Related" });
    const slides = screen.getAllByRole("group", { name: /of 2$/ });
    expect(slides.map((slide) => slide.textContent?.includes("First"))).toEqual([true, false]);
    expect(
      slides[0]?.querySelector<HTMLElement>(".work-strip__work")?.style.getPropertyValue("--ratio"),
    ).toBe("2.0000");
  });
});
