import { fireEvent } from "@testing-library/react";
import { useState } from "react";
import type { ComponentProps } from "react";
import { graphql } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DeepZoomTestQuery } from "../../../../__generated__/relay/DeepZoomTestQuery.graphql.ts";
import { DeepZoom } from "../../../../src/client/features/viewer/DeepZoom.tsx";
import { wholeView } from "../../../../src/view/view.ts";
import type { View } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { viewer, viewport } from "./fake-openseadragon.ts";
import { pictureOf } from "./viewer-data.ts";
import { eventually } from "../../../support/eventually.ts";

/** An image of the same work that covers the right half of the first one. */
const xray = {
  ...pictureOf({ id: "xray", caption: "X-ray" }),
  service: "/iiif/image/3/xray",
  role: "XRAY",
  registration: [
    { from: { x: 0, y: 0 }, to: { x: 3000, y: 0 } },
    { from: { x: 6000, y: 0 }, to: { x: 6000, y: 0 } },
  ],
};

const images = [
  pictureOf({ id: "map" }),
  pictureOf({ id: "tissot", alt: null, caption: "With Tissot's indicatrices" }),
];

/** The zoom view in a work's page, which passes every new view back to it. */
function Kept(
  props: Omit<ComponentProps<typeof DeepZoom>, "onView"> & { onView: (view: View) => void },
) {
  const [view, setView] = useState(props.view);
  return (
    <DeepZoom
      {...props}
      view={view}
      onView={(next) => {
        setView(next);
        props.onView(next);
      }}
    />
  );
}

function renderZoom({ index = 0, shown = images, view = wholeView("mercator", index) } = {}) {
  const onView = vi.fn();
  const onClose = vi.fn();
  const rendered = renderWithRelay<DeepZoomTestQuery>(
    {
      query: graphql`
        query DeepZoomTestQuery @relay_test_operation {
          work(slug: "mercator") {
            images {
              ...DeepZoom_images
            }
          }
        }
      `,
      render: ({ work }) =>
        work?.images && (
          <Kept
            images={work.images}
            title="Mercator"
            language={null}
            view={view}
            shownUrl="/shown.webp"
            note=""
            onView={onView}
            onClose={onClose}
          />
        ),
    },
    { Work: () => ({ images: shown }) },
  );
  return { rendered, onView, onClose };
}

describe("DeepZoom: the zoom view's dialog", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
  });
  afterEach(() => {
    Reflect.deleteProperty(document, "fullscreenEnabled");
    Reflect.deleteProperty(HTMLElement.prototype, "requestFullscreen");
  });

  it("contains the image and the focus", async () => {
    const { screen } = await renderZoom().rendered;
    const dialog = screen.getByRole("dialog", { name: "Mercator, close up" });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(
      screen.getByRole("application", { name: "The world on Mercator's projection" }),
    ).toBeDefined();
  });

  it.each(["Zoom in", "Rotate", "Close"])(
    "handles its keyboard shortcuts while the focus is on %s",
    async (name) => {
      const { screen, user } = await renderZoom().rendered;
      await eventually(() => expect(viewer.open).toHaveBeenCalled());
      vi.clearAllMocks();
      screen.getByRole("button", { name }).focus();
      await user.keyboard("+{ArrowRight}r0");
      expect(viewport.zoomBy).toHaveBeenCalledExactlyOnceWith(1.5);
      expect(viewport.panBy).toHaveBeenCalledOnce();
      expect(viewport.rotateBy).toHaveBeenCalledExactlyOnceWith(90);
      expect(viewport.goHome).toHaveBeenCalledOnce();
    },
  );

  it("moves to the other images of the work and stops at the last", async () => {
    const { rendered, onView } = renderZoom({ index: 1 });
    const { screen, user } = await rendered;
    expect(screen.getByText("With Tissot's indicatrices")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Next image" }));
    expect(onView).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Previous image" }));
    expect(onView).toHaveBeenCalledWith(wholeView("mercator", 0));
  });

  it("has no navigation for a single image", async () => {
    const { screen } = await renderZoom({ shown: images.slice(0, 1) }).rendered;
    expect(screen.queryByRole("button", { name: "Next image" })).toBeNull();
  });

  it("closes by its button and when the browser closes it, as Escape does", async () => {
    const { rendered, onClose } = renderZoom();
    const { screen, user } = await rendered;
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(onClose).toHaveBeenCalledTimes(1);
    screen.getByRole<HTMLDialogElement>("dialog").close();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("turns the lens off by Escape before it closes, and announces that", async () => {
    const { rendered, onClose } = renderZoom();
    const { screen, user } = await rendered;
    screen.getByRole("application").focus();
    await user.keyboard("l");
    const lens = screen.getByRole("application", { name: /^Lens over/ });
    expect(document.activeElement).toBe(lens);
    expect(screen.getByRole("button", { name: "Lens" }).getAttribute("aria-pressed")).toBe("true");
    const voice = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(voice()).toEqual([expect.stringMatching(/^Lens on\. Arrow keys move it/)]);
    await user.keyboard("{Escape}");
    expect(lens.isConnected).toBe(false);
    expect(voice()).toEqual(["Lens off"]);
    expect(document.activeElement).toBe(screen.getByRole("application"));
    expect(onClose).not.toHaveBeenCalled();
  });

  it("shows the lens when the image opens if the user turned it on before", async () => {
    const box = vi.spyOn(HTMLElement.prototype, "getBoundingClientRect");
    box.mockReturnValue(new DOMRect(0, 0, 600, 400));
    const { screen, user } = await renderZoom().rendered;
    screen.getByRole("application").focus();
    await user.keyboard("l");
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    viewer.raise("open");
    const glass = document.querySelector<HTMLElement>(".lens__glass");
    await eventually(() => expect(glass?.hidden).toBe(false));
  });

  it("opens with the lens of a link and retains it over the next image", async () => {
    const at = { x: 3000, y: 2000 };
    const lens = { at, size: 200, strength: 2, shape: "square", through: null } as const;
    const { rendered, onView } = renderZoom({ view: { ...wholeView("mercator", 0), lens } });
    const { screen, user } = await rendered;
    expect(screen.getByRole("application", { name: /^Lens over The world/ })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Next image" }));
    expect(onView).toHaveBeenLastCalledWith(wholeView("mercator", 1));
    expect(screen.getByRole("application", { name: "Lens over Mercator" })).toBeDefined();
  });

  it("shows another image as a layer with the chosen opacity", async () => {
    const { rendered, onView } = renderZoom({ shown: [pictureOf(), xray] });
    const { screen, user } = await rendered;
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    screen.getByRole("application").focus();
    await user.keyboard("o");
    const slider = screen.getByRole("slider", { name: /^X-ray/ });
    fireEvent.change(slider, { target: { value: "50" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("50 %");
    const layers = [{ image: 1, opacity: 0.5 }];
    expect(onView).toHaveBeenLastCalledWith({ ...wholeView("mercator", 0), layers });
    expect(viewer.addTiledImage).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ x: 0.5, y: 0, width: 0.5, opacity: 0.5 }),
    );
    fireEvent.change(slider, { target: { value: "0" } });
    expect(onView).toHaveBeenLastCalledWith(wholeView("mercator", 0));
    await eventually(() => expect(viewer.world.removeItem).toHaveBeenCalledOnce());
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Layers" })).toBeNull();
  });

  it("ignores letter shortcuts while a list has the focus", async () => {
    const request = vi.fn(async () => undefined);
    Object.assign(document, { fullscreenEnabled: true });
    Object.assign(HTMLElement.prototype, { requestFullscreen: request });
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 600, 400),
    );
    const { screen, user } = await renderZoom({ shown: [pictureOf(), xray] }).rendered;
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    screen.getByRole("application").focus();
    await user.keyboard("l");
    viewer.raise("open");
    (await screen.findByRole("combobox", { name: /^Look through to/ })).focus();
    await user.keyboard("f?");
    expect(request).not.toHaveBeenCalled();
    expect(screen.queryByRole("dialog", { name: "Keys" })).toBeNull();
    screen.getByRole("application", { name: /^Lens over/ }).focus();
    await user.keyboard("f");
    expect(request).toHaveBeenCalledOnce();
  });

  it("removes all layers at once", async () => {
    const layers = [{ image: 1, opacity: 0.5 }];
    const view = { ...wholeView("mercator", 0), layers };
    const { rendered, onView } = renderZoom({ shown: [pictureOf(), xray], view });
    const { screen, user } = await rendered;
    await user.click(screen.getByRole("button", { name: "Layers" }));
    await user.click(screen.getByRole("button", { name: "Only the picture" }));
    expect(onView).toHaveBeenLastCalledWith(wholeView("mercator", 0));
  });

  it("has no layers panel without alignable images, and reports the layers that it dropped from a link", async () => {
    const frame = { ...xray, height: 9000, registration: null };
    const view = { ...wholeView("mercator", 0), layers: [{ image: 1, opacity: 0.5 }] };
    const { screen, user } = await renderZoom({ shown: [pictureOf(), frame], view }).rendered;
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    expect(screen.queryByRole("button", { name: "Layers" })).toBeNull();
    screen.getByRole("application").focus();
    await user.keyboard("o");
    expect(screen.queryByRole("region", { name: "Layers" })).toBeNull();
    expect(viewer.addTiledImage).not.toHaveBeenCalled();
    expect(screen.getByText("This link opens without a layer.")).toBeDefined();
  });
});
