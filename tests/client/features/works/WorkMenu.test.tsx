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

// Loaded once beforehand: how long that takes is not what is tested.
beforeAll(async () => {
  await import("../../../../src/client/features/works/WorkMenu.tsx");
  await import("../../../../src/client/features/works/PrintSheet.tsx");
});

describe("WorkMenu: a work that is compared", () => {
  beforeEach(() => sessionStorage.clear());

  it("begins a comparison with the part that is looked at", async () => {
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

  it("joins the comparison of this tab, or begins another one", async () => {
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

  it("finds no room beside four others, is told why, and shown the way there", async () => {
    rememberCompared({ view: ["a", "b", "c", "d"] });
    const { screen, user, menu, router } = await openMenu();
    await user.click(within(menu).getByRole("menuitem", { name: "Add to comparison" }));
    await screen.findByText(/Four pictures are compared already/);
    expect(router.state.location.pathname).toBe("/");
    const link = screen.getByRole("link", { name: "To the comparison" });
    expect(link.getAttribute("href")).toContain("/compare?view=");
  });
});

describe("WorkMenu: what can be taken along from a work", () => {
  beforeEach(() => sessionStorage.clear());

  it("is offered in a menu that opens with the first press", async () => {
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

  it("has no downloads where there is no picture", async () => {
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

  it("is a citation, to be copied", async () => {
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

  it("is HTML that shows the work in a frame", async () => {
    const { screen, user, menu } = await openMenu();
    await user.click(within(menu).getByRole("menuitem", { name: "Embed" }));
    const dialog = await screen.findByRole("dialog", { name: "Embed this work" });
    const html = within(dialog).getByText(/^<iframe /).textContent ?? "";
    expect(html).toContain(`src="${window.location.origin}/works/world-map/embed"`);
    expect(html).toContain('title="Mercator, World map, 1569"');
  });

  it("is the work's address, shown where the browser forbids to copy it", async () => {
    const { screen, user, menu } = await openMenu();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(within(menu).getByRole("menuitem", { name: "Copy link" }));
    await screen.findByText(`The link is ${window.location.origin}/works/world-map`);
  });

  it("is the part that is looked at, of the image that shows, and the whole of that", async () => {
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

  it("says that downloads are without changed colours", async () => {
    const { menu } = await openMenu(work, { region: "0,0,500,400", adjust: "light:1.5" });
    within(menu).getByRole("menuitem", {
      name: "Download this part in its own colours, 500 × 400",
    });
  });

  it("is the address of exactly what is looked at, copied by one press", async () => {
    const { screen, user, menu } = await openMenu(work, { region: "0,0,500,400" });
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await user.click(within(menu).getByRole("menuitem", { name: "Copy link" }));
    await screen.findByText("Link copied.");
    expect(copied).toHaveBeenCalledWith(
      `${window.location.origin}/works/world-map?region=0,0,500,400`,
    );
  });

  it("is a content state that leads back to what is looked at", async () => {
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

  it("is a sheet of paper with the part, the label and the address", async () => {
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
