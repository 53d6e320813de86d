import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { PickFiltersTestQuery } from "../../../../__generated__/relay/PickFiltersTestQuery.graphql.ts";
import { PickFilters } from "../../../../src/client/features/compare/PickFilters.tsx";
import type { Narrowing } from "../../../../src/client/features/compare/PickFilters.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

async function renderFilters(chosen: Partial<Narrowing> = {}) {
  const onChange = vi.fn();
  const rendered = await renderWithRelay<PickFiltersTestQuery>(
    {
      query: graphql`
        query PickFiltersTestQuery @relay_test_operation {
          workFacets {
            ...PickFilters_facets
          }
        }
      `,
      render: ({ workFacets }) =>
        workFacets && (
          <PickFilters
            facets={workFacets}
            chosen={{ types: [], creators: [], subjects: [], ...chosen }}
            onChange={onChange}
          />
        ),
    },
    {
      WorkFacets: () => ({
        types: { values: [{ value: "map", count: 7 }] },
        creators: { values: [] },
        subjects: {
          values: [
            { value: "sea", count: 2 },
            { value: "poles", count: 1 },
          ],
        },
      }),
    },
  );
  return { ...rendered, onChange };
}

describe("PickFilters: the filters of the picker", () => {
  it("offer values with their numbers of works, and no empty filter", async () => {
    const { screen } = await renderFilters();
    const subjects = screen.getByRole("combobox", { name: "By subject" });
    expect([...subjects.children].map(({ textContent }) => textContent)).toEqual([
      "Any subject",
      "sea (2)",
      "poles (1)",
    ]);
    expect(screen.queryByRole("combobox", { name: "By creator" })).toBeNull();
  });

  it("filter by one value of a facet", async () => {
    const { screen, user, onChange } = await renderFilters();
    await user.selectOptions(screen.getByRole("combobox", { name: "By subject" }), "poles (1)");
    expect(onChange).toHaveBeenCalledWith({ subjects: ["poles"] });
  });

  it("show the selected value and can remove it", async () => {
    const { screen, user, onChange } = await renderFilters({ types: ["map"] });
    const types = screen.getByRole<HTMLSelectElement>("combobox", { name: "By type" });
    expect(types.value).toBe("map");
    await user.selectOptions(types, "Any type");
    expect(onChange).toHaveBeenCalledWith({ types: [] });
  });
});
