import { act } from "@testing-library/react";
import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { ImageFacetTestQuery } from "../../../../__generated__/relay/ImageFacetTestQuery.graphql.ts";
import { ImageFacet } from "../../../../src/client/features/works/ImageFacet.tsx";
import type { WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { Choice, type OnChoice } from "./Choice.tsx";

async function renderFacet(withImage: number, withoutImage: number, initial: WorksSearch = {}) {
  const onChoice = vi.fn<OnChoice>();
  const { screen, container, user } = await renderWithRelay<ImageFacetTestQuery>(
    {
      query: graphql`
        query ImageFacetTestQuery @relay_test_operation {
          workFacets {
            ...ImageFacet_facets
          }
        }
      `,
      render: ({ workFacets }) =>
        workFacets && (
          <Choice initial={initial} onChoice={onChoice}>
            {(search, onSearchChange) => (
              <ImageFacet facets={workFacets} search={search} onSearchChange={onSearchChange} />
            )}
          </Choice>
        ),
    },
    { WorkFacets: () => ({ withImage, withoutImage }) },
  );
  return {
    container,
    user,
    box: (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name }),
    latest: () => onChoice.mock.lastCall?.[0],
    /** Returns the values of the checked boxes. */
    ticked: () =>
      screen
        .getAllByRole<HTMLInputElement>("checkbox")
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
    fold: () => container.querySelector("details"),
    title: () => container.querySelector("summary")?.textContent,
  };
}

describe("ImageFacet: the filter by images", () => {
  it("offers both values with their counts, collapsed while neither is selected", async () => {
    const { box, ticked, fold, title } = await renderFacet(1204, 10);
    box("With image 1,204");
    box("Without image 10");
    expect(ticked()).toEqual([]);
    expect(fold()?.open).toBe(false);
    expect(title()).toBe("Image");
  });

  it("replaces one value by the other, deselects it, and shows the selection in its title", async () => {
    const { user, box, ticked, latest, fold, title } = await renderFacet(81, 10, { q: "sea" });
    await user.click(box("With image 81"));
    expect(latest()).toEqual({ q: "sea", image: "yes" });
    expect(ticked()).toEqual(["yes"]);
    expect(fold()?.open).toBe(true);
    expect(title()).toBe("Imagewith");
    await user.click(box("Without image 10"));
    expect(latest()).toEqual({ q: "sea", image: "no" });
    expect(ticked()).toEqual(["no"]);
    expect(title()).toBe("Imagewithout");
    await user.click(box("Without image 10"));
    expect(latest()).toEqual({ q: "sea", image: undefined });
    expect(ticked()).toEqual([]);
  });

  it.each([
    [5, 0],
    [0, 5],
    [0, 0],
  ])("is absent for %i works with and %i without an image", async (...counts) => {
    const { container } = await renderFacet(...counts);
    expect(container.textContent).toBe("");
  });

  it("stays while it is selected even if no work matches", async () => {
    const { user, box, latest } = await renderFacet(5, 0, { image: "no" });
    expect(box("Without image 0").checked).toBe(true);
    await user.click(box("Without image 0"));
    expect(latest()).toEqual({ image: undefined });
  });

  it("stays after it was deselected while it contains the focus", async () => {
    const { user, box, container } = await renderFacet(5, 0, { image: "no" });
    await user.click(box("Without image 0"));
    expect(document.activeElement).toBe(box("Without image 0"));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(box("With image 5"));
    act(() => container.querySelector("summary")?.focus());
    box("With image 5");
    act(() => container.querySelector("summary")?.blur());
    expect(container.textContent).toBe("");
  });
});
