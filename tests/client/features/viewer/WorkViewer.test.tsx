import { within } from "@testing-library/react";
import { graphql } from "react-relay";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { WorkViewerTestQuery } from "../../../../__generated__/relay/WorkViewerTestQuery.graphql.ts";
import { WorkViewer } from "../../../../src/client/features/viewer/WorkViewer.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { lookingAt, pictureOf } from "./viewer-data.ts";

const twoImages = [
  pictureOf({ id: "map" }),
  pictureOf({ id: "tissot", alt: null, caption: "With Tissot's indicatrices" }),
];

function renderViewer(images = twoImages, looking = lookingAt()) {
  return renderWithRelay<WorkViewerTestQuery>(
    {
      query: graphql`
        query WorkViewerTestQuery @relay_test_operation {
          work(slug: "mercator") {
            ...WorkViewer_work
          }
        }
      `,
      render: ({ work }) => work && <WorkViewer work={work} looking={looking} />,
    },
    { Work: () => ({ title: "Mercator", images }) },
  );
}

describe("WorkViewer: the viewer of a work", () => {
  // Preloads lazy parts, because the loading time is not under test.
  beforeAll(async () => {
    await import("../../../../src/client/features/viewer/DeepZoom.tsx");
    await import("../../../../src/client/features/viewer/PageLens.tsx");
  });

  beforeEach(() => {
    localStorage.clear();
    Element.prototype.scrollTo = vi.fn();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
  });

  it("shows the images with their texts and the number of the current one", async () => {
    const { screen } = await renderViewer();
    expect(screen.getByAltText("The world on Mercator's projection")).toBeDefined();
    expect(screen.getByAltText("Mercator")).toBeDefined();
    expect(screen.getByText("With Tissot's indicatrices")).toBeDefined();
    expect(screen.getByText("Image 1 of 2")).toBeDefined();
  });

  it("makes the slides that are not current inert", async () => {
    const { screen } = await renderViewer();
    expect(screen.getByRole("group", { name: "Image 1 of 2" }).inert).toBe(false);
    expect(screen.getByLabelText("Image 2 of 2").inert).toBe(true);
  });

  it("moves by buttons, thumbnails and arrow keys, and stops at the ends", async () => {
    const { screen, user } = await renderViewer();
    const next = screen.getByRole("button", { name: "Next image" });
    await user.click(next);
    expect(screen.getByText("Image 2 of 2")).toBeDefined();
    expect(next.getAttribute("aria-disabled")).toBe("true");
    await user.click(next);
    expect(screen.getByText("Image 2 of 2")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Image 1" }));
    expect(screen.getByText("Image 1 of 2")).toBeDefined();
    await user.keyboard("{ArrowLeft}{ArrowRight}");
    expect(screen.getByText("Image 2 of 2")).toBeDefined();
    const thumbnail = screen.getByRole("button", { name: "Image 2: With Tissot's indicatrices" });
    expect(thumbnail.getAttribute("aria-current")).toBe("true");
  });

  it("has no navigation for a single image", async () => {
    const { screen } = await renderViewer([pictureOf()]);
    expect(screen.queryByRole("button", { name: "Next image" })).toBeNull();
    expect(screen.queryByText("Image 1 of 1")).toBeNull();
    expect(screen.getByRole("button", { name: "Lens" })).toBeDefined();
  });

  it("renders nothing for a work without images", async () => {
    const { screen } = await renderViewer([]);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("turns the lens on by its button and off by Escape, which returns the focus", async () => {
    const { screen, user } = await renderViewer();
    const toggle = screen.getByRole("button", { name: "Lens" });
    toggle.focus();
    await user.keyboard("{Enter}");
    const lens = await screen.findByRole("application", { name: /^Lens over The world/ });
    expect(document.activeElement).toBe(lens);
    expect(toggle.getAttribute("aria-pressed")).toBe("true");
    expect(await screen.findByText(/^Lens on\. Arrow keys move it/)).toBeDefined();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("application")).toBeNull();
    expect(document.activeElement).toBe(toggle);
  });

  it("toggles the lens by L from anywhere in the viewer", async () => {
    const { screen, user } = await renderViewer();
    screen.getByRole("button", { name: "Next image" }).focus();
    await user.keyboard("l");
    expect(await screen.findByRole("application")).toBeDefined();
    await user.keyboard("l");
    expect(screen.queryByRole("application")).toBeNull();
  });

  it("opens with the lens of a link, and reports when it is turned off", async () => {
    const onLook = vi.fn();
    const at = { x: 3000, y: 2000 };
    const lens = { at, size: 200, strength: 2, shape: "square", through: null } as const;
    const { screen, user } = await renderViewer(twoImages, lookingAt({ lens, onLook }));
    expect(await screen.findByRole("application", { name: /^Lens over The world/ })).toBeDefined();
    // A link does not move the focus.
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole("button", { name: "Lens" }));
    expect(screen.queryByRole("application")).toBeNull();
    expect(onLook).toHaveBeenLastCalledWith({ image: 0, view: null, lens: null }, "move");
  });

  it("shows which parts of a link's lens it dropped", async () => {
    const at = { x: 9000, y: 2000 };
    const lens = { at, size: 200, strength: 2, shape: "square", through: 7 } as const;
    const { screen } = await renderViewer(twoImages, lookingAt({ lens }));
    const words = "This link opens without the place of the lens and the image behind the lens.";
    expect(await screen.findByText(words)).toBeDefined();
  });

  it("remembers the lens's size and shape", async () => {
    const { screen, user } = await renderViewer();
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 1000, 667),
    );
    await user.click(screen.getByRole("button", { name: "Lens" }));
    await user.click(await screen.findByRole("button", { name: "Square lens" }));
    screen.getByRole("application").focus();
    for (const key of ["]", "]", "[["]) await user.keyboard(key);
    await user.click(screen.getByRole("button", { name: "Lens" }));
    await user.click(screen.getByRole("button", { name: "Lens" }));
    const panel = within(screen.getByRole("group", { name: "Lens" }));
    expect(panel.getByText("280 px")).toBeDefined();
    expect(panel.getByRole("button", { name: "Square lens" }).getAttribute("aria-pressed")).toBe(
      "true",
    );
  });

  it("changes the lens's strength by keys and shows its value", async () => {
    const { screen, user } = await renderViewer();
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 1000, 667),
    );
    screen.getByRole("button", { name: "Lens" }).focus();
    await user.keyboard("{Enter}");
    const strength = await screen.findByRole("slider", { name: /^Strength/ });
    expect(strength.getAttribute("aria-valuetext")).toBe("6.0×, full resolution");
    await user.keyboard("+");
    expect(strength.getAttribute("aria-valuetext")).toBe("7.5×");
    await user.keyboard("--");
    expect(strength.getAttribute("aria-valuetext")).toBe("4.8×");
  });

  it("opens the zoom view and closes it", async () => {
    const { screen, user } = await renderViewer();
    await user.click(screen.getByRole("button", { name: "Zoom in" }));
    expect(await screen.findByRole("dialog", { name: "Mercator, close up" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows the next image's own placeholder in the zoom view", async () => {
    const images = [pictureOf({ id: "map" }), { ...pictureOf({ id: "back" }), service: "/back" }];
    const { screen, user } = await renderViewer(images);
    vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("/shown.avif");
    await user.click(screen.getByRole("button", { name: "Zoom in" }));
    const dialog = await screen.findByRole("dialog", { name: "Mercator, close up" });
    const small = () =>
      [...dialog.querySelectorAll(".deep-zoom__before img, .navigator img")].map((image) =>
        image.getAttribute("src"),
      );
    expect(small()).toContain("/shown.avif");
    await user.click(within(dialog).getByRole("button", { name: "Next image" }));
    await within(dialog).findByText("2 of 2");
    expect(small()).not.toContain("/shown.avif");
    expect(small()).toContainEqual(expect.stringMatching(/^\/back\//));
  });

  it("focuses the zoom button when a press on the image opens the zoom view", async () => {
    const { screen, user } = await renderViewer();
    const zoomIn = screen.getByRole("button", { name: "Zoom in" });
    const focused = vi.fn();
    zoomIn.addEventListener("focus", focused);
    const slide = screen.getByRole("group", { name: "Image 1 of 2" });
    await user.click(within(slide).getByRole("button", { hidden: true }));
    expect(await screen.findByRole("dialog", { name: "Mercator, close up" })).toBeDefined();
    expect(focused).toHaveBeenCalledOnce();
  });
});
