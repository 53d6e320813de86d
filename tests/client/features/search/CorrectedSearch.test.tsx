import { waitFor } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it } from "vitest";
import type { CorrectedSearchTestQuery } from "../../../../__generated__/relay/CorrectedSearchTestQuery.graphql.ts";
import { CorrectedSearch } from "../../../../src/client/features/search/CorrectedSearch.tsx";
import type { WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

function renderCorrection(correctedSearch: string | null, search: WorksSearch) {
  return renderWithRelay<CorrectedSearchTestQuery>(
    {
      query: graphql`
        query CorrectedSearchTestQuery @relay_test_operation {
          works(first: 1) {
            ...CorrectedSearch_works
          }
        }
      `,
      render: ({ works }) => works && <CorrectedSearch works={works} search={search} />,
    },
    { WorkConnection: () => ({ correctedSearch }) },
  );
}

describe("CorrectedSearch: corrected search words", () => {
  it("are shown with the words that the user typed", async () => {
    const { screen } = await renderCorrection("mercator", { q: " mercatr " });
    expect(screen.getByRole("status").textContent).toBe(
      "Nothing was found for “mercatr”. These are works for “mercator”. Search for exactly “mercatr”",
    );
  });

  it("link to the exact search with the same filters, from the start of the list", async () => {
    const { screen, user, router } = await renderCorrection("mercator", {
      q: " mercatr ",
      type: ["map"],
      sort: "title",
      at: "M",
    });
    await user.click(screen.getByRole("link", { name: "Search for exactly “mercatr”" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/works"));
    expect(router.state.location.search).toEqual({ q: '"mercatr"', type: ["map"], sort: "title" });
  });

  it("are quoted as a whole in the exact search even if the input had quotes", async () => {
    const { screen, user, router } = await renderCorrection("world map", { q: '"wrld" mapp"' });
    await user.click(screen.getByRole("link"));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: '"wrld mapp"' }));
  });

  it.each([
    ["what was typed was found", null, "sea"],
    ["nothing was typed", "sea", "  "],
    ["there is no search", "sea", undefined],
  ])("are not shown when %s", async (_, correctedSearch, q) => {
    const { screen } = await renderCorrection(correctedSearch, { q });
    expect(screen.getByRole("status").textContent).toBe("");
    expect(screen.queryByRole("link")).toBeNull();
  });
});
