import { act, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { graphql } from "react-relay";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { FacetPanelTestQuery } from "../../../../__generated__/relay/FacetPanelTestQuery.graphql.ts";
import { FacetPanel } from "../../../../src/client/features/works/FacetPanel.tsx";
import { changed, type WorksSearch } from "../../../../src/client/features/works/works-search.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

type Values = Record<string, number>;
type Facets = {
  type?: Values;
  creator?: Values;
  place?: Values;
  /** How many creators there are in all, if more than those given. */
  creators?: number;
  years?: { first: number; step: number; counts: number[] } | null;
  images?: [withImage: number, withoutImage: number];
};

const onChange = vi.fn<(search: WorksSearch) => void>();
const all: Facets = { type: { map: 1200, globe: 4 }, creator: { "ada Vries": 3 } };
const decades = { first: 1800, step: 10, counts: [1, 0, 4, 2] };

function Panel({
  query,
  initial,
}: {
  query: FacetPanelTestQuery["response"];
  initial: WorksSearch;
}) {
  const [search, setSearch] = useState(initial);
  return (
    <FacetPanel
      query={query}
      search={search}
      isPending={false}
      onSearchChange={(change) => {
        const next = changed(search, change);
        onChange(next);
        setSearch(next);
      }}
    />
  );
}

const renderPanel = (facets: Facets, initial: WorksSearch = {}) =>
  renderWithRelay<FacetPanelTestQuery>(
    {
      query: graphql`
        query FacetPanelTestQuery @relay_test_operation {
          ...FacetPanel_query
        }
      `,
      render: (query) => <Panel query={query} initial={initial} />,
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
    Object.entries(onChange.mock.lastCall?.[0] ?? {}).filter(([, value]) => value !== undefined),
  );

// The machine may have other things to do.
configure({ asyncUtilTimeout: 4000 });

beforeEach(() => onChange.mockClear());

describe("the facets", () => {
  it("show their values with counts, and only those that have any", async () => {
    await renderPanel(all);
    expect(boxes("Type")).toEqual(["Map1,200", "Globe4"]);
    expect(boxes("Creator")).toEqual(["Ada Vries3"]);
    for (const title of ["Subject", "Place", "Technique", "Rights", "Image", "Years"]) {
      expect(screen.queryByRole("group", { name: title })).toBeNull();
    }
  });

  it("take several values of one, and let go of them", async () => {
    const { user } = await renderPanel(all, { q: "sea" });
    await user.click(box("Globe 4"));
    await user.click(box("Map 1,200"));
    expect(latest()).toEqual({ q: "sea", type: ["globe", "map"] });
    await user.click(box("Globe 4"));
    expect(latest()).toEqual({ q: "sea", type: ["map"] });
    expect(box("Globe 4").checked).toBe(false);
  });

  it("show what is chosen even where no work has it, or its count is not known yet", async () => {
    await renderPanel({ type: { map: 3, globe: 0 } }, { type: ["globe", "chart"] });
    expect(boxes("Type")).toEqual(["Map3", "Globe0", "Chart"]);
    expect(box("Chart").checked).toBe(true);
  });

  it("keep a rare value that was let go of as long as the focus is there", async () => {
    const { user } = await renderPanel(all, { type: ["chart"] });
    await user.click(box("Chart"));
    expect(document.activeElement).toBe(box("Chart"));
    expect(box("Chart").checked).toBe(false);
    box("Ada Vries 3").focus();
    await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Chart" })).toBeNull());
  });

  it("show eight values of many, those chosen besides, and a way to all", async () => {
    const creator = Object.fromEntries([..."abcdefghij"].map((name) => [name, 1]));
    await renderPanel({ creator, creators: 312 }, { creator: ["j"] });
    expect(boxes("Creator")).toEqual([..."ABCDEFGHJ"].map((name) => `${name}1`));
    screen.getByRole("button", { name: "Show all 312 creators" });
  });

  it("show ten values of ten: a button would take as much room", async () => {
    const creator = Object.fromEntries([..."abcdefghij"].map((name) => [name, 1]));
    await renderPanel({ creator });
    expect(boxes("Creator")).toHaveLength(10);
    expect(screen.queryByRole("button", { name: /Show all/ })).toBeNull();
  });

  it("are folded where they are seldom used, and open once something is chosen there", async () => {
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

  it("offer works with and without image, one instead of the other", async () => {
    const { user } = await renderPanel({ images: [81, 10] });
    await user.click(box("With image 81"));
    expect(latest()).toEqual({ image: "yes" });
    await user.click(box("Without image 10"));
    expect(latest()).toEqual({ image: "no" });
    expect(box("With image 81").checked).toBe(false);
    await user.click(box("Without image 10"));
    expect(latest()).toEqual({});
  });

  it("are a form that asks for the same by itself", async () => {
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

describe("the years", () => {
  const from = () => screen.getByRole<HTMLInputElement>("slider", { name: "From" });
  const to = () => screen.getByRole<HTMLInputElement>("slider", { name: "To" });
  const field = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });
  /** Moves a thumb as the browser does: an input event for each move, a change event at the end. */
  const drag = async (thumb: HTMLElement, ...places: number[]) => {
    for (const place of places) fireEvent.input(thumb, { target: { value: String(place) } });
    await act(async () => thumb.dispatchEvent(new Event("change", { bubbles: true })));
  };

  it("are chosen by two thumbs, once they are let go of", async () => {
    await renderPanel({ years: decades });
    expect(from().getAttribute("aria-valuetext")).toBe("all years");
    fireEvent.input(from(), { target: { value: "1" } });
    expect(from().getAttribute("aria-valuetext")).toBe("from 1810");
    expect(field("From").value).toBe("1810");
    expect(onChange).not.toHaveBeenCalled();
    await drag(from(), 2);
    await waitFor(() => expect(latest()).toEqual({ from: 1820 }));
    await drag(to(), 3);
    await waitFor(() => expect(latest()).toEqual({ from: 1820, to: 1829 }));
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(to().getAttribute("aria-valuetext")).toBe("1820 to 1829");
  });

  it("are open again where a thumb stands at its end", async () => {
    await renderPanel({ years: decades }, { from: 1820, to: 1829 });
    await drag(from(), 0);
    await waitFor(() => expect(latest()).toEqual({ to: 1829 }));
  });

  it("several keys in a row are one choice", async () => {
    await renderPanel({ years: decades });
    vi.useFakeTimers();
    try {
      for (const place of [1, 2, 3]) {
        await drag(from(), place);
        await act(() => vi.advanceTimersByTimeAsync(250));
      }
      expect(onChange).not.toHaveBeenCalled();
      await act(() => vi.advanceTimersByTimeAsync(50));
    } finally {
      vi.useRealTimers();
    }
    expect(latest()).toEqual({ from: 1830 });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("leaving the slider does not wait", async () => {
    await renderPanel({ years: decades });
    from().focus();
    await drag(from(), 1);
    field("To").focus();
    expect(latest()).toEqual({ from: 1810 });
  });

  it("a thumb that was just moved counts though the filters are closed", async () => {
    const { unmount } = await renderPanel({ years: decades });
    await drag(from(), 2);
    expect(onChange).not.toHaveBeenCalled();
    unmount();
    expect(latest()).toEqual({ from: 1820 });
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("thumbs never meet, and keep a typed year as long as they are not moved", async () => {
    await renderPanel({ years: decades }, { from: 1823, to: 1827 });
    expect([from().value, to().value]).toEqual(["2", "3"]);
    await drag(from(), 3);
    expect(from().value).toBe("2");
    await drag(to(), 4);
    await waitFor(() => expect(latest()).toEqual({ from: 1823 }));
  });

  it("can be typed, and count when the field is left or by Enter", async () => {
    const { user } = await renderPanel({ years: decades });
    await user.type(field("From"), "1825");
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(latest()).toEqual({ from: 1825 });
    await user.type(field("To"), "1815{Enter}");
    expect(latest()).toEqual({ from: 1815, to: 1825 });
    await user.clear(field("From"));
    await user.tab();
    expect(latest()).toEqual({ to: 1825 });
  });

  it("before the common era are said as such", async () => {
    await renderPanel({ years: { first: -600, step: 100, counts: [1, 2, 3] } }, { to: -401 });
    expect(to().getAttribute("aria-valuetext")).toBe("until 401 BCE");
    expect(field("To").value).toBe("-401");
  });

  it("of a single year have nothing to slide on; of none there is nothing", async () => {
    const { unmount } = await renderPanel({ years: { first: 1900, step: 1, counts: [7] } });
    expect(screen.queryByRole("slider")).toBeNull();
    expect(field("From")).toBeTruthy();
    unmount();
    await renderPanel({ years: null });
    expect(screen.queryByRole("group", { name: "Years" })).toBeNull();
  });

  it("stay in sight when they are chosen though no work has any", async () => {
    const { user } = await renderPanel({ years: null }, { from: 1850 });
    await user.clear(field("From"));
    await user.tab();
    expect(latest()).toEqual({});
  });
});
