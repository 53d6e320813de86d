import { graphql } from "react-relay";
import { expect, it } from "vitest";
import type { WorkTableRowTestQuery } from "../../../../__generated__/relay/WorkTableRowTestQuery.graphql.ts";
import { allColumns, type Column } from "../../../../src/client/features/works/columns.ts";
import { WorkTableRow } from "../../../../src/client/features/works/WorkTableRow.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const work = {
  slug: "mercator",
  identifier: "A-12",
  title: "Mercator",
  creators: [{ name: "Gerardus Mercator" }, { name: "Rumold Mercator" }],
  date: "1569",
  workType: "map",
  technique: "Engraving",
  dimensions: { text: "20 × 30 cm" },
  creditLine: "Gift of a friend",
  primaryImage: null,
};

async function cellsOf(given: object, columns: readonly Column[]) {
  const { screen } = await renderWithRelay<WorkTableRowTestQuery>(
    {
      query: graphql`
        query WorkTableRowTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...WorkTableRow_work
          }
        }
      `,
      render: (data) =>
        data.work && (
          <table>
            <tbody>
              <tr>
                <WorkTableRow work={data.work} columns={columns} />
              </tr>
            </tbody>
          </table>
        ),
    },
    { Work: () => given },
  );
  return { screen, texts: [...screen.getByRole("row").children].map((cell) => cell.textContent) };
}

it("WorkTableRow: has the cells of all columns in order, and links to the work by its title", async () => {
  const { screen, texts } = await cellsOf(work, allColumns);
  expect(texts).toEqual([
    "",
    "A-12",
    "Mercator",
    "Gerardus Mercator, Rumold Mercator",
    "1569",
    "map",
    "Engraving",
    "20 × 30 cm",
    "Gift of a friend",
  ]);
  expect(screen.getByRole("rowheader", { name: "Mercator" })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/works/mercator");
});

it("WorkTableRow: has only the selected columns, with empty cells for unknown facts", async () => {
  const unknown = { ...work, creators: [], date: null, dimensions: null };
  const { texts } = await cellsOf(unknown, ["title", "creator", "date", "dimensions"]);
  expect(texts).toEqual(["Mercator", "", "", ""]);
});
