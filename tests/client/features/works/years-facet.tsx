import { act, fireEvent } from "@testing-library/react";
import { graphql } from "react-relay";
import { vi } from "vitest";
import type { yearsFacetTestQuery } from "../../../../__generated__/relay/yearsFacetTestQuery.graphql.ts";
import type { WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import { YearsFacet } from "../../../../src/client/features/works/YearsFacet.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { Choice, type OnChoice } from "./Choice.tsx";

const decades = { first: 1800, step: 10, counts: [1, 0, 4, 2] };

/** Renders the year facet over the decades from 1800 to 1839, or over other years. */
export async function renderYears(
  initial: WorksSearch = {},
  years: typeof decades | null = decades,
) {
  const onChoice = vi.fn<OnChoice>();
  const rendered = await renderWithRelay<yearsFacetTestQuery>(
    {
      query: graphql`
        query yearsFacetTestQuery @relay_test_operation {
          workFacets {
            ...YearsFacet_facets
          }
        }
      `,
      render: ({ workFacets }) =>
        workFacets && (
          <Choice initial={initial} onChoice={onChoice}>
            {(search, onSearchChange) => (
              <YearsFacet facets={workFacets} search={search} onSearchChange={onSearchChange} />
            )}
          </Choice>
        ),
    },
    { WorkFacets: () => ({ years }) },
  );
  const { screen } = rendered;
  const thumb = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
  /** Drags a thumb to a step without releasing it. */
  const drag = (name: string, edge: number) =>
    fireEvent.input(thumb(name), { target: { value: String(edge) } });
  return {
    ...rendered,
    thumb,
    field: (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name }),
    /** Returns the announced value of each thumb. */
    said: () => ["From", "To"].map((name) => thumb(name).getAttribute("aria-valuetext")),
    drag,
    /** Moves a thumb with keys, each of which completes a change. */
    async press(name: string, by: 1 | -1, times = 1) {
      for (let time = 0; time < times; time += 1) {
        drag(name, Number(thumb(name).value) + by);
        await act(async () => thumb(name).dispatchEvent(new Event("change", { bubbles: true })));
      }
    },
    /** Returns the selections in order. */
    chosen: () => onChoice.mock.calls.map(([search]) => search),
    lastChange: () => onChoice.mock.lastCall?.[1] ?? {},
  };
}
