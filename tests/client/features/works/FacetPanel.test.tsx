import { act, screen, waitFor, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FacetPanelTestQuery } from "../../../../__generated__/relay/FacetPanelTestQuery.graphql.ts";
import { FacetPanel } from "../../../../src/client/features/works/FacetPanel.tsx";
import type { WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { Choice, type OnChoice } from "./Choice.tsx";

type Values = Record<string, number>;
type Facets = {
  type?: Values;
  creator?: Values;
  place?: Values;
  /** Total number of creators, if there are more than the listed ones. */
  creators?: number;
  years?: { first: number; step: number; counts: number[] } | null;
  images?: [withImage: number, withoutImage: number];
};

const onChoice = vi.fn<OnChoice>();
const all: Facets = { type: { map: 1200, globe: 4 }, creator: { "ada Vries": 3 } };
const decades = { first: 1800, step: 10, counts: [1, 0, 4, 2] };

const renderPanel = (facets: Facets, initial: WorksSearch = {}) =>
  renderWithRelay<FacetPanelTestQuery>(
    {
      query: graphql`
        query FacetPanelTestQuery @relay_test_operation {
          ...FacetPanel_query
        }
      `,
      render: (query) => (
        <Choice initial={initial} onChoice={onChoice}>
          {(search, onSearchChange) => (
            <FacetPanel
              query={query}
              search={search}
              isPending={false}
              onSearchChange={onSearchChange}
            />
          )}
        </Choice>
      ),
    },
    {
      WorkFacets: () => ({
        years: facets.years ?? null,
        withImage: facets.images?.[0] ?? 5,
        withoutImage: facets.images?.[1] ?? 0,
      }),
      FacetValues: ({ alias }: { alias?: string | null }) => {
        const counts = facets[alias as "type" | "creator" | "place"] ?? {};
        const values = Object.entries(counts).map(([value, count]) => ({ value, count }));
        return { values, total: (alias === "creator" && facets.creators) || values.length };
      },
    },
  );

const boxes = (title: string) =>
  within(screen.getByRole("group", { name: title }))
    .getAllByRole("checkbox")
    .map((box) => (box.parentElement as HTMLElement).textContent);
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const latest = () =>
  Object.fromEntries(
    Object.entries(onChoice.mock.lastCall?.[0] ?? {}).filter(([, value]) => value !== undefined),
  );

beforeEach(() => onChoice.mockClear());

describe("FacetPanel: the facets", () => {
  it("show their values with counts, and only facets with values", async () => {
    await renderPanel(all);
    expect(boxes("Type")).toEqual(["Map1,200", "Globe4"]);
    expect(boxes("Creator")).toEqual(["Ada Vries3"]);
    for (const title of ["Subject", "Place", "Technique", "Rights", "Image", "Years"]) {
      expect(screen.queryByRole("group", { name: title })).toBeNull();
    }
  });

  it("select several values and deselect them", async () => {
    const { user } = await renderPanel(all, { q: "sea" });
    await user.click(box("Globe 4"));
    await user.click(box("Map 1,200"));
    expect(latest()).toEqual({ q: "sea", type: ["globe", "map"] });
    await user.click(box("Globe 4"));
    expect(latest()).toEqual({ q: "sea", type: ["map"] });
    expect(box("Globe 4").checked).toBe(false);
  });

  it("show selected values without works or with an unknown count", async () => {
    await renderPanel({ type: { map: 3, globe: 0 } }, { type: ["globe", "chart"] });
    expect(boxes("Type")).toEqual(["Map3", "Globe0", "Chart"]);
    expect(box("Chart").checked).toBe(true);
  });

  it("retain a deselected rare value while it has the focus", async () => {
    const { user } = await renderPanel(all, { type: ["chart"] });
    await user.click(box("Chart"));
    expect(document.activeElement).toBe(box("Chart"));
    expect(box("Chart").checked).toBe(false);
    box("Ada Vries 3").focus();
    await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Chart" })).toBeNull());
  });

  it("stay after their last value was deselected while they contain the focus", async () => {
    const { user, container } = await renderPanel({}, { type: ["chart"] });
    await user.click(box("Chart"));
    const title = container.querySelector("summary");
    act(() => title?.focus());
    expect(document.activeElement).toBe(title);
    act(() => title?.blur());
    expect(container.querySelector("summary")).toBeNull();
  });

  it("show eight values of many, the selected ones and a button for all", async () => {
    const creator = Object.fromEntries([..."abcdefghij"].map((name) => [name, 1]));
    await renderPanel({ creator, creators: 312 }, { creator: ["j"] });
    expect(boxes("Creator")).toEqual([..."ABCDEFGHJ"].map((name) => `${name}1`));
    screen.getByRole("button", { name: "Show all 312 creators" });
  });

  it("show all of ten values without a button", async () => {
    const creator = Object.fromEntries([..."abcdefghij"].map((name) => [name, 1]));
    await renderPanel({ creator });
    expect(boxes("Creator")).toHaveLength(10);
    expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
  });

  it("are collapsed when rarely used, and open when a value is selected", async () => {
    const { container } = await renderPanel({ ...all, place: { Delft: 2 } }, { place: ["Delft"] });
    const isOpen = (title: string) =>
      [...container.querySelectorAll("details")].find((part) => part.textContent?.startsWith(title))
        ?.open;
    expect(isOpen("Type")).toBe(true);
    expect(isOpen("Place1 chosen")).toBe(true);
    const other = await renderPanel({ ...all, place: { Delft: 2 } });
    const place = [...other.container.querySelectorAll("details")].at(-1);
    expect(place?.open).toBe(false);
  });

  it("include years, and works with and without an image", async () => {
    const { user } = await renderPanel({ years: decades, images: [81, 10] }, { from: 1820 });
    expect(screen.getByRole("slider", { name: "From" }).getAttribute("aria-valuetext")).toBe(
      "from 1820",
    );
    await user.type(screen.getByRole("spinbutton", { name: "To" }), "1829{Enter}");
    await user.click(box("With image 81"));
    expect(latest()).toEqual({ from: 1820, to: 1829, image: "yes" });
    expect(box("With image 81").checked).toBe(true);
  });

  it("are a form that submits the same search without JavaScript", async () => {
    await renderPanel(
      { ...all, years: decades },
      { q: "sea", sort: "random", seed: 7, view: "list", type: ["map"], from: 1850 },
    );
    const form = screen.getByRole<HTMLFormElement>("form", { name: "Filters" });
    expect(form.getAttribute("action")).toBe("/works");
    const sent = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);
    expect(sent).toEqual([
      "q=sea",
      "sort=random",
      "seed=7",
      "view=list",
      "from=1850",
      "to=",
      "type=map",
    ]);
  });
});
