import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { TypeRowTestQuery } from "../../../../__generated__/relay/TypeRowTestQuery.graphql.ts";
import { TypeRow } from "../../../../src/client/features/home/TypeRow.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

function renderTerm(term: object) {
  return renderWithRelay<TypeRowTestQuery>(
    {
      query: graphql`
        query TypeRowTestQuery @relay_test_operation {
          site {
            terms(kind: TYPE, first: 1) {
              ...TypeRow_term
            }
          }
        }
      `,
      render: ({ site }) => site?.terms?.map((each, place) => <TypeRow key={place} term={each} />),
    },
    { Site: () => ({ terms: [term] }) },
  );
}

describe("TypeRow: the row of a type", () => {
  it("shows some of its works and links to all of them", async () => {
    const { screen } = await renderTerm({
      value: "world map",
      workCount: 1204,
      works: { edges: [{ node: { id: "1", slug: "gall", title: "Gall" } }] },
    });
    screen.getByRole("heading", { level: 2, name: "World map" });
    screen.getByRole("region", { name: "World map" });
    expect(screen.getByRole("link", { name: /Gall/ }).getAttribute("href")).toBe("/works/gall");
    const all = screen.getByRole("link", { name: "All 1,204 of type world map" });
    expect(new URL(all.getAttribute("href") ?? "", "http://site").searchParams.get("type")).toBe(
      "world map",
    );
  });
});
