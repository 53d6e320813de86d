import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { commitLocalUpdate, graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { ListedWork_work$data } from "../../../../__generated__/relay/ListedWork_work.graphql.ts";
import type { ListedWorkTestQuery } from "../../../../__generated__/relay/ListedWorkTestQuery.graphql.ts";
import { ListedWork } from "../../../../src/client/features/works/ListedWork.tsx";
import { WorkCard } from "../../../../src/client/features/works/WorkCard.tsx";
import { WorkRow } from "../../../../src/client/features/works/WorkRow.tsx";
import { WorkTableRow } from "../../../../src/client/features/works/WorkTableRow.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const mercator = {
  id: "w1",
  slug: "mercator",
  identifier: "A-12",
  title: "Mercator",
  creators: [{ name: "Rumold Mercator" }],
  date: "1569",
  technique: "Engraving",
  primaryImage: null,
};

function renderListed(children: (work: ListedWork_work$data) => ReactNode) {
  return renderWithRelay<ListedWorkTestQuery>(
    {
      query: graphql`
        query ListedWorkTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...ListedWork_work
          }
        }
      `,
      render: ({ work }) => work && <ListedWork work={work}>{children}</ListedWork>,
    },
    { Work: () => mercator },
  );
}

describe("ListedWork: a work in a list", () => {
  it.each<[string, (work: ListedWork_work$data) => ReactNode, string]>([
    ["a card", (work) => <WorkCard work={work} sizes="10rem" />, "Rumold MercatorMercator1569"],
    ["a row", (work) => <WorkRow work={work} />, "MercatorRumold Mercator1569EngravingA-12"],
    [
      "a row of a table",
      (work) => (
        <table>
          <tbody>
            <tr>
              <WorkTableRow work={work} columns={["identifier", "title", "technique"]} />
            </tr>
          </tbody>
        </table>
      ),
      "A-12MercatorEngraving",
    ],
  ])("renders as %s and updates when the work changes", async (_, children, text) => {
    const { screen, container, environment } = await renderListed(children);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/works/mercator");
    expect(container.textContent).toBe(text);
    act(() =>
      commitLocalUpdate(environment, (store) => store.get("w1")?.setValue("Atlas", "title")),
    );
    expect(screen.getByText("Atlas")).toBeTruthy();
  });
});
