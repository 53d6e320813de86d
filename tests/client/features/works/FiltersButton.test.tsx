import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay";
import { beforeAll, expect, it } from "vitest";
import type { FiltersButtonTestQuery } from "../../../../__generated__/relay/FiltersButtonTestQuery.graphql.ts";
import { FiltersButton } from "../../../../src/client/features/works/FiltersButton.tsx";
import { changed, type WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

// Preloaded, because the loading time is not under test.
beforeAll(() => import("../../../../src/client/features/works/FilterSheet.tsx"));

function Button({
  query,
  initial,
}: {
  query: FiltersButtonTestQuery["response"];
  initial: WorksSearch;
}) {
  const [search, setSearch] = useState(initial);
  return (
    <FiltersButton
      query={query}
      search={search}
      isPending={false}
      onSearchChange={(change) => setSearch((newest) => changed(newest, change))}
    />
  );
}

const renderButton = (initial: WorksSearch = {}) =>
  renderWithRelay<FiltersButtonTestQuery>(
    {
      query: graphql`
        query FiltersButtonTestQuery @relay_test_operation {
          ...FiltersButton_query
        }
      `,
      render: (query) => <Button query={query} initial={initial} />,
    },
    {
      WorkFacets: () => ({ withImage: 1200, withoutImage: 4, years: null }),
      FacetValues: ({ alias }: { alias?: string | null }) =>
        alias === "type"
          ? { values: [{ value: "map", count: 7 }], total: 1 }
          : { values: [], total: 0 },
    },
  );

it("FiltersButton: opens the filters, counts the active ones, and closes by the button that shows the works", async () => {
  const { user } = await renderButton();
  const button = screen.getByRole("button", { name: "Filters" });
  await user.click(button);
  const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
  expect(sheet.queryByRole("button", { name: "Remove all" })).toBeNull();
  await user.click(sheet.getByRole("checkbox", { name: "Map 7" }));
  expect(button.textContent).toBe("Filters (1)");
  await user.click(sheet.getByRole("button", { name: "Show 1,204 works" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it("FiltersButton: counts only works with an image, or without, when that is selected", async () => {
  const { user } = await renderButton({ image: "no", type: ["map"] });
  await user.click(screen.getByRole("button", { name: "Filters (2)" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Filters" }));
  sheet.getByRole("button", { name: "Show 4 works" });
  await user.click(sheet.getByRole("button", { name: "Remove all" }));
  sheet.getByRole("button", { name: "Show 1,204 works" });
  expect(sheet.getByRole("checkbox", { name: "Map 7", checked: false })).toBeTruthy();
});
