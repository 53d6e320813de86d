import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { WorkRowTestQuery } from "../../../../__generated__/relay/WorkRowTestQuery.graphql.ts";
import { WorkRow } from "../../../../src/client/features/works/WorkRow.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const work = {
  slug: "mercator",
  identifier: "A-12",
  title: "Mercator",
  creators: [{ name: "Gerardus Mercator" }, { name: "Rumold Mercator" }],
  date: "1569",
  technique: "Engraving",
  primaryImage: null,
};

function renderRow(given: object) {
  return renderWithRelay<WorkRowTestQuery>(
    {
      query: graphql`
        query WorkRowTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...WorkRow_work
          }
        }
      `,
      render: (data) => data.work && <WorkRow work={data.work} />,
    },
    { Work: () => given },
  );
}

describe("WorkRow: a work in the list", () => {
  it("shows its label in a fixed order and links to the work", async () => {
    const { screen } = await renderRow(work);
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBe("/works/mercator");
    expect([...link.children].map(({ textContent }) => textContent)).toEqual([
      "",
      "Mercator",
      "Gerardus Mercator, Rumold Mercator",
      "1569",
      "Engraving",
      "A-12",
    ]);
  });

  it("retains the columns of unknown facts", async () => {
    const { screen } = await renderRow({ ...work, creators: [], date: null, technique: null });
    const cells = [...screen.getByRole("link").children].map(({ textContent }) => textContent);
    expect(cells).toEqual(["", "Mercator", "", "", "", "A-12"]);
  });
});
