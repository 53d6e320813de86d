import { act, fireEvent, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ComparePageTestQuery } from "../../../../__generated__/relay/ComparePageTestQuery.graphql.ts";
import { ComparePage } from "../../../../src/client/features/compare/ComparePage.tsx";
import { fromCompareSearch } from "../../../../src/view/address.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { viewer } from "../viewer/fake-openseadragon.ts";
import { comparedWorks } from "./compared-works.ts";
import { eventually } from "../../../support/eventually.ts";

async function renderPage(search: Parameters<typeof fromCompareSearch>[0]) {
  const reading = fromCompareSearch(search);
  const frames = reading.view ? [reading.view, ...(reading.view.comparison?.others ?? [])] : [];
  const asked = [...new Set(frames.map(({ work }) => work))].sort();
  const [a = "", b = "", c = "", d = ""] = asked;
  const missing = Object.fromEntries(
    asked.flatMap((slug, index) => (slug === "gone" ? [["abcd".charAt(index), null]] : [])),
  );
  const onChange = vi.fn();
  const rendered = await renderWithRelay<ComparePageTestQuery>(
    {
      query: graphql`
        query ComparePageTestQuery(
          $a: String!
          $b: String!
          $c: String!
          $d: String!
          $hasA: Boolean!
          $hasB: Boolean!
          $hasC: Boolean!
          $hasD: Boolean!
        ) @relay_test_operation {
          ...ComparePage_query
        }
      `,
      variables: {
        ...{ a, b, c, d },
        hasA: a !== "",
        hasB: b !== "",
        hasC: c !== "",
        hasD: d !== "",
      },
      render: (query) => (
        <ComparePage
          query={query}
          reading={reading}
          asked={asked}
          onChange={onChange}
          head={(title) => <title>{title}</title>}
        />
      ),
    },
    { ...comparedWorks, Query: () => missing },
  );
  const labels = () => rendered.screen.getAllByRole("link").map(({ textContent }) => textContent);
  return { ...rendered, onChange, labels };
}

const two = { view: ["mercator", "dymaxion"] };

// Preloaded, because the loading time is not under test.
beforeAll(async () => {
  await import("../../../../src/client/features/compare/ColoursPanel.tsx");
  await import("../../../../src/client/features/compare/CompareKeySheet.tsx");
  await import("../../../../src/client/features/compare/PickWork.tsx");
});

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  vi.stubGlobal("fetch", async () => new Response("busy", { status: 503 }));
});

describe("ComparePage: the page that compares images", () => {
  it("shows the images in the order of the URL and names them in its title", async () => {
    const { screen, labels } = await renderPage(two);
    expect(labels()).toEqual(["Mercator", "Dymaxion"]);
    expect(screen.getByRole("list", { name: "Compare: Mercator and Dymaxion" })).toBeTruthy();
    expect(document.title).toBe("Compare: Mercator and Dymaxion");
  });

  it("shows which parts of a damaged link it dropped, and which work is missing", async () => {
    const { screen, labels } = await renderPage({
      view: ["mercator;image:9;region:1,2", "gone", "dymaxion"],
      lock: "nonsense",
      lens: "10,10,2,200,round",
    });
    expect(labels()).toEqual(["Mercator", "Dymaxion"]);
    const [note] = screen.getAllByRole("status");
    expect(note?.textContent).toMatch(
      /without the region of the first picture, what is kept in common, the lens and image 9 of Mercator\. There is no work “gone”/,
    );
  });

  it("shows an empty state with a button that adds an image", async () => {
    const { screen } = await renderPage({});
    expect(screen.getByText("Nothing to compare yet")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Add a picture" })).toHaveLength(1);
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("adds a second image from the picker", async () => {
    const { screen, user, onChange, answer } = await renderPage({ view: "mercator" });
    expect(screen.getByText(/Add a second picture/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Add a picture" }));
    await screen.findByRole("dialog", { name: "Add a picture" });
    await eventually(() => answer(comparedWorks));
    const picker = within(screen.getByRole("dialog"));
    const [work] = await picker.findAllByRole("button", { name: /Maker of/ });
    if (work) await user.click(work);
    expect(onChange.mock.calls[0]?.[0].view).toHaveLength(2);
    expect(onChange.mock.calls[0]?.[1]).toBe("step");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows why a fifth image cannot be added", async () => {
    const { screen, user } = await renderPage({ view: ["a", "b", "c", "d"] });
    await user.click(screen.getByRole("button", { name: "Add a picture" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText(/Four pictures are compared already/)).toBeTruthy();
  });

  it("reorders images by keyboard and announces the position", async () => {
    const { screen, user, onChange, labels } = await renderPage(two);
    screen.getByRole("button", { name: "Move Mercator: place 1 of 2" }).focus();
    await user.keyboard("{ArrowRight}");
    expect(labels()).toEqual(["Dymaxion", "Mercator"]);
    expect(onChange).toHaveBeenLastCalledWith({ view: ["dymaxion", "mercator"] }, "step");
    expect(screen.getByText("Picture 2 of 2.")).toBeTruthy();
    const grip = screen.getByRole("button", { name: "Move Mercator: place 2 of 2" });
    expect(document.activeElement).toBe(grip);
  });

  it("removes an image and announces that", async () => {
    const { screen, user, onChange, labels } = await renderPage(two);
    await user.click(screen.getByRole("button", { name: "Remove Mercator" }));
    expect(labels()).toEqual(["Dymaxion"]);
    expect(onChange).toHaveBeenLastCalledWith({ view: ["dymaxion"] }, "step");
    expect(screen.getByText("Mercator is no longer compared.")).toBeTruthy();
  });

  it("overlays two images, with the curtain's position in the URL", async () => {
    const { screen, user, onChange } = await renderPage(two);
    await user.selectOptions(screen.getByRole("combobox", { name: "Arrange" }), "Curtain");
    const curtain = screen.getByRole("slider", { name: /^Curtain/ });
    fireEvent.change(curtain, { target: { value: "0.6" } });
    await eventually(() =>
      expect(onChange).toHaveBeenLastCalledWith({ ...two, as: "curtain", share: "0.6" }, "move"),
    );
  });

  it("toggles the blinking by a key from anywhere on the page", async () => {
    const { screen, user } = await renderPage(two);
    await user.keyboard("b");
    const list = screen.getByRole("list");
    expect(list.dataset).toMatchObject({ as: "blink", upper: "shown" });
    await user.keyboard("b");
    expect(list.dataset.upper).toBe("hidden");
    await user.click(screen.getByRole("button", { name: "Show the other picture" }));
    expect(list.dataset.upper).toBe("shown");
  });

  it("shows a note that only two images can overlay each other", async () => {
    const { screen } = await renderPage({ view: ["a", "b", "c"], as: "blend" });
    expect(screen.getByText(/The first two pictures lie over one another/)).toBeTruthy();
    expect(screen.getByRole("slider", { name: /Upper picture/ })).toBeTruthy();
  });

  it("enables centimetres only when every size is known", async () => {
    const { screen } = await renderPage(two);
    const lock = within(screen.getByRole("combobox", { name: "Move together" }));
    const cm = lock.getByRole<HTMLOptionElement>("option", { name: /^Same centimetres/ });
    expect(cm.disabled).toBe(true);
    expect(cm.textContent).toContain("not every size is known");
  });

  it("adjusts the colours of one image, in the URL too", async () => {
    const { screen, user, onChange } = await renderPage(two);
    await user.click(
      screen.getByRole("button", { name: "Brightness, contrast, colour of Dymaxion" }),
    );
    await user.click(await screen.findByRole("checkbox", { name: "Greys only" }));
    await eventually(() =>
      expect(onChange).toHaveBeenLastCalledWith(
        { view: ["mercator", "dymaxion;adjust:grey"] },
        "move",
      ),
    );
    const [one, other] = screen.getAllByRole("application");
    const filter = (element?: HTMLElement) =>
      element?.parentElement?.style.getPropertyValue("--filter");
    expect([filter(one), filter(other)]).toEqual(["none", "saturate(0)"]);
  });

  it("rotates one image, announces that and updates the URL", async () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
    const { screen, user, onChange } = await renderPage({ view: "mercator" });
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    act(() => viewer.raise("open"));
    await user.click(screen.getByRole("button", { name: "Rotate Mercator" }));
    expect(screen.getByText("Turned right.")).toBeTruthy();
    await eventually(() => expect(onChange).toHaveBeenCalled());
    const [{ view }] = onChange.mock.lastCall ?? [{ view: [] }];
    expect(view).toEqual([expect.stringMatching(/^mercator;region:.*;rotation:90$/)]);
  });

  it("lists its keyboard shortcuts", async () => {
    const { screen, user } = await renderPage(two);
    await user.keyboard("?");
    const sheet = await screen.findByRole("dialog", { name: "Keys" });
    expect(within(sheet).getByText("Turn this one right; with Shift left")).toBeTruthy();
    expect(within(sheet).getByText("Draw it; with Shift further")).toBeTruthy();
  });

  it("destroys its zoom view on unmount", async () => {
    const { unmount } = await renderPage({ view: "mercator" });
    await eventually(() => expect(viewer.open).toHaveBeenCalledOnce());
    unmount();
    expect(viewer.destroy).toHaveBeenCalledOnce();
  });
});
