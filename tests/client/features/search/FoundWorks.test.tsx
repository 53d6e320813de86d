import { within } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { FoundWorksTestQuery } from "../../../../__generated__/relay/FoundWorksTestQuery.graphql.ts";
import { FoundWorks } from "../../../../src/client/features/search/FoundWorks.tsx";
import { WorkCard } from "../../../../src/client/features/works/WorkCard.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const work = (id: string, title: string) => ({
  id,
  slug: id,
  title,
  creators: [],
  date: null,
  primaryImage: null,
});
const matchIn = (text: string) => ({ field: "PLACE", label: null, text });

const edges = [
  { node: work("storm", "Storm at sea"), match: null },
  { node: work("calm", "A calm"), match: matchIn("North Sea") },
  { node: work("harbour", "Harbour"), match: matchIn("Seaford") },
];

/** Renders three cards, not in the order of the results. */
async function renderFound(search: string | undefined, correctedSearch: string | null = null) {
  const { screen, container } = await renderWithRelay<FoundWorksTestQuery>(
    {
      query: graphql`
        query FoundWorksTestQuery @relay_test_operation {
          works(first: 3) {
            ...FoundWorks_works
            edges {
              node {
                id
                ...WorkCard_work
              }
            }
          }
        }
      `,
      render: ({ works }) =>
        works && (
          <FoundWorks works={works} search={search}>
            {works.edges?.toReversed().map((edge) => (
              <WorkCard key={edge.node.id} work={edge.node} sizes="10rem" />
            ))}
          </FoundWorks>
        ),
    },
    { WorkConnection: () => ({ correctedSearch, edges }) },
  );
  return {
    card: (name: RegExp) => screen.getByRole("link", { name }),
    marked: (part: HTMLElement = container) =>
      within(part)
        .queryAllByRole("mark")
        .map((mark) => mark.textContent),
  };
}

describe("FoundWorks: search results", () => {
  it("show their match unless their label contains it", async () => {
    const { card } = await renderFound("sea");
    expect(card(/^A calm/).textContent).toBe("A calmPlace: North Sea");
    expect(card(/^Harbour/).textContent).toBe("HarbourPlace: Seaford");
    expect(card(/^Storm/).textContent).toBe("Storm at sea");
  });

  it("highlight the search words in their labels and matches", async () => {
    const { card, marked } = await renderFound("sea");
    expect(marked(card(/^Storm/))).toEqual(["sea"]);
    expect(marked(card(/^A calm/))).toEqual(["Sea"]);
    expect(marked(card(/^Harbour/))).toEqual(["Sea"]);
  });

  it("highlight the corrected words", async () => {
    const { marked } = await renderFound("haborr", "harbour");
    expect(marked()).toEqual(["Harbour"]);
  });

  it("highlight nothing without search words", async () => {
    const { card, marked } = await renderFound(undefined);
    expect(card(/^Storm/)).toBeTruthy();
    expect(marked()).toEqual([]);
  });
});
