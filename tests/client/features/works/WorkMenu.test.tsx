import { waitFor, within } from "@testing-library/react";
import { graphql } from "react-relay";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { WorkMenuTestQuery } from "../../../../__generated__/relay/WorkMenuTestQuery.graphql.ts";
import { WorkActions } from "../../../../src/client/features/works/WorkActions.tsx";
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
  primaryImage: { service: "/iiif/image/3/k", width: 2000, height: 1000, alt: "A map" },
};

async function openMenu(given: object = work) {
  const rendered = await renderWithRelay<WorkMenuTestQuery>(
    {
      query: graphql`
        query WorkMenuTestQuery @relay_test_operation {
          work(slug: "world-map") {
            ...WorkActions_work
          }
        }
      `,
      render: (data) => data.work && <WorkActions work={data.work} />,
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
}, 60_000);

afterEach(() => vi.restoreAllMocks());

describe("what can be taken along from a work", () => {
  it("is offered in a menu that opens with the first press", async () => {
    const { menu } = await openMenu();
    const items = within(menu).getAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "Download small, 800 × 400",
      "Download medium, 1,600 × 800",
      "Download full size, 2,000 × 1,000",
      "Cite",
      "Copy link",
      "Embed",
    ]);
    expect(items[2]?.getAttribute("href")).toBe("/iiif/image/3/k/full/max/0/default.jpg");
    expect(items[2]?.getAttribute("download")).toBe("world-map-2000x1000.jpg");
  });

  it("has no downloads where there is no picture", async () => {
    const { menu } = await openMenu({ ...work, primaryImage: null });
    const items = within(menu).getAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual(["Cite", "Copy link", "Embed"]);
  });

  it("is a citation as text and for BibTeX, to be copied", async () => {
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
});
