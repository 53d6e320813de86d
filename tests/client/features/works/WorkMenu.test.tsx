import { fireEvent, waitFor, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorkMenuTestQuery } from "../../../../__generated__/relay/WorkMenuTestQuery.graphql.ts";
import { rememberCompared } from "../../../../src/client/features/compare/compare-address.ts";
import { WorkActions } from "../../../../src/client/features/works/WorkActions.tsx";
import { fromWorkSearch } from "../../../../src/view/address.ts";
import { encodeContentState, toContentState } from "../../../../src/view/content-state.ts";
import { fromContentState } from "../../../../src/view/from-content-state.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";

const work = {
  slug: "world-map",
  identifier: "A-12",
  title: "World map",
  creators: [{ name: "Mercator", role: null }],
  date: "1569",
  earliestYear: 1569,
  technique: null,
  creditLine: null,
  images: [
    { service: "/iiif/image/3/k", width: 2000, height: 1000 },
    { service: "/iiif/image/3/back", width: 4000, height: 3000 },
  ],
};

async function openMenu(given: object = work, search: Record<string, string> = {}) {
  const reading = fromWorkSearch("world-map", search);
  const text = new URLSearchParams(search).toString().replaceAll("%2C", ",");
  const path = `/works/world-map${text && `?${text}`}`;
  const looking = { ...reading, path, onLook: () => {} };
  const rendered = await renderWithRelay<WorkMenuTestQuery>(
    {
      query: graphql`
        query WorkMenuTestQuery @relay_test_operation {
          work(slug: "world-map") {
            ...WorkActions_work
          }
        }
      `,
      render: (data) => data.work && <WorkActions work={data.work} looking={looking} />,
    },
    { Work: () => given },
  );
  await rendered.user.click(rendered.screen.getByRole("button", { name: "Download and share" }));
  const menu = await rendered.screen.findByRole("menu", { name: "Download and share" });
  return { ...rendered, menu };
}

// Preloaded, because the loading time is not under test.
beforeAll(async () => {
  await import("../../../../src/client/features/works/WorkMenu.tsx");
  await import("../../../../src/client/features/works/PrintSheet.tsx");
});

describe("WorkMenu: comparing a work", () => {
  beforeEach(() => sessionStorage.clear());

  it("starts a comparison with the current region", async () => {
    const { user, menu, router } = await openMenu(work, {
      image: "2",
      region: "100,200,2000,1000",
    });
    await user.click(within(menu).getByRole("menuitem", { name: "Compare" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/compare"));
    expect(router.state.location.search).toEqual({
      view: ["world-map;image:2;region:100,200,2000,1000"],
    });
  });

  it("adds the work to the comparison of this tab, or starts another one", async () => {
    rememberCompared({ view: ["dymaxion", "cahill"], lock: "pixels" });
    const { user, menu, router } = await openMenu();
    within(menu).getByRole("menuitem", { name: "New comparison" });
    await user.click(within(menu).getByRole("menuitem", { name: "Add to comparison" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/compare"));
    expect(router.state.location.search).toEqual({
      view: ["dymaxion", "cahill", "world-map"],
      lock: "pixels",
    });
  });

  it("shows why a fifth work cannot be added, with a link to the comparison", async () => {
    rememberCompared({ view: ["a", "b", "c", "d"] });
    const { screen, user, menu, router } = await openMenu();
    await user.click(within(menu).getByRole("menuitem", { name: "Add to comparison" }));
    await screen.findByText(/Four pictures are compared already/);
    expect(router.state.location.pathname).toBe("/");
    const link = screen.getByRole("link", { name: "To the comparison" });
    expect(link.getAttribute("href")).toContain("/compare?view=");
  });
});

describe("WorkMenu: the menu of a work", () => {
  beforeEach(() => sessionStorage.clear());

  it("lists its items after the first press", async () => {
    const { menu } = await openMenu();
    const items = within(menu).getAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "Download small, 800 × 400",
      "Download medium, 1,600 × 800",
      "Download full size, 2,000 × 1,000",
      "Compare",
      "Add to albums",
      "Start a tour",
      "Copy link",
      "Cite",
      "Embed",
      "IIIF Content State",
      "Print",
    ]);
    expect(items[2]?.getAttribute("href")).toBe("/iiif/image/3/k/full/max/0/default.jpg");
    expect(items[2]?.getAttribute("download")).toBe("world-map-2000x1000.jpg");
  });

  it("has no downloads for a work without an image", async () => {
    const { menu } = await openMenu({ ...work, images: [] });
    const items = within(menu).getAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "Add to albums",
      "Copy link",
      "Cite",
      "Embed",
      "Print",
    ]);
  });

  it("opens the citation dialog, where each format can be copied", async () => {
    const { screen, user, menu } = await openMenu();
    await user.click(within(menu).getByRole("menuitem", { name: "Cite" }));
    const dialog = await screen.findByRole("dialog", { name: "Cite this work" });
    within(dialog).getByText(/^Mercator\. World map\. 1569\. A-12\. http/);
    const bibtex = within(dialog).getByText(/^@misc\{world-map,/).textContent;
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(within(dialog).getByRole("button", { name: "Copy: For BibTeX" }));
    expect(copied).toHaveBeenCalledWith(bibtex);
    await within(dialog).findByText("Copied.");

    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("opens the dialog with the HTML that embeds the work", async () => {
    const { screen, user, menu } = await openMenu();
    await user.click(within(menu).getByRole("menuitem", { name: "Embed" }));
    const dialog = await screen.findByRole("dialog", { name: "Embed this work" });
    const html = within(dialog).getByText(/^<iframe /).textContent ?? "";
    expect(html).toContain(`src="${window.location.origin}/works/world-map/embed"`);
    expect(html).toContain('title="Mercator, World map, 1569"');
  });

  it("shows the link when the browser does not allow copying", async () => {
    const { screen, user, menu } = await openMenu();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(within(menu).getByRole("menuitem", { name: "Copy link" }));
    await screen.findByText(`The link is ${window.location.origin}/works/world-map`);
  });

  it("offers downloads of the current region, and of the whole image", async () => {
    const { menu } = await openMenu(work, { image: "2", region: "100,200,2000,1000" });
    const items = within(menu).getAllByRole("menuitem").slice(0, 4);
    expect(items.map((item) => item.textContent)).toEqual([
      "Download this part, 800 × 400",
      "Download this part, 1,600 × 800",
      "Download this part, 2,000 × 1,000",
      "Download whole picture, 4,000 × 3,000",
    ]);
    expect(items[2]?.getAttribute("href")).toBe(
      "/iiif/image/3/back/100,200,2000,1000/2000,1000/0/default.jpg",
    );
    expect(items.slice(2).map((item) => item.getAttribute("download"))).toEqual([
      "world-map-image-2-part-100-200-2000-1000-2000x1000.jpg",
      "world-map-image-2-4000x3000.jpg",
    ]);
  });

  it("labels downloads as unadjusted when the view's colours are adjusted", async () => {
    const { menu } = await openMenu(work, { region: "0,0,500,400", adjust: "light:1.5" });
    within(menu).getByRole("menuitem", {
      name: "Download this part in its own colours, 500 × 400",
    });
  });

  it("copies the URL of the current view", async () => {
    const { screen, user, menu } = await openMenu(work, { region: "0,0,500,400" });
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(within(menu).getByRole("menuitem", { name: "Copy link" }));
    await screen.findByText("Link copied.");
    expect(copied).toHaveBeenCalledWith(
      `${window.location.origin}/works/world-map?region=0,0,500,400`,
    );
  });

  it("shows a content state that restores the current view", async () => {
    const search = { region: "0,0,500,400", rotation: "!90" };
    const { screen, user, menu } = await openMenu(work, search);
    await user.click(within(menu).getByRole("menuitem", { name: "IIIF Content State" }));
    const dialog = await screen.findByRole("dialog", { name: "IIIF Content State" });
    const link = within(dialog).getByText(/iiif-content=/).textContent ?? "";
    const { view } = fromWorkSearch("world-map", search);
    const { origin } = window.location;
    if (!view) throw new Error("Nothing is looked at.");
    within(dialog).getByText(encodeContentState(toContentState(view, origin)));
    const state = new URL(link).searchParams.get("iiif-content") ?? "";
    expect(fromContentState(state, origin)).toEqual({ view, dropped: [] });
  });

  it("prints a sheet with the region, the label and the URL", async () => {
    let arrive = () => {};
    const arriving = new Promise<void>((resolve) => (arrive = resolve));
    vi.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(arriving);
    const printed = vi.fn(() => document.querySelector(".print-sheet")?.cloneNode(true));
    vi.stubGlobal("print", printed);
    const { screen, user, menu } = await openMenu(work, { region: "0,0,500,400" });
    await user.click(within(menu).getByRole("menuitem", { name: "Print" }));
    await screen.findByText("Preparing the page.");
    expect(printed).not.toHaveBeenCalled();
    arrive();
    await waitFor(() => expect(printed).toHaveBeenCalledTimes(1));
    const sheet = printed.mock.results[0]?.value as HTMLElement;
    expect(sheet.querySelector("img")?.getAttribute("src")).toBe(
      "/iiif/image/3/k/0,0,500,400/500,400/0/default.jpg",
    );
    expect(sheet.textContent).toContain("World map, 1569");
    const address = `${window.location.origin}/works/world-map?region=0,0,500,400`;
    expect(sheet.textContent).toContain(address);
    within(sheet).getByRole("img", { name: `QR code of ${address}` });
    await waitFor(() => expect(screen.queryByText("Preparing the page.")).toBeNull());
    expect(document.querySelector(".print-sheet")).not.toBeNull();
    fireEvent(window, new Event("afterprint"));
    await waitFor(() => expect(document.querySelector(".print-sheet")).toBeNull());
  });
});
