import { graphql } from "react-relay";
import { describe, expect, it, vi } from "vitest";
import type { DeepZoomTestQuery } from "../../../../__generated__/relay/DeepZoomTestQuery.graphql.ts";
import { DeepZoom } from "../../../../src/client/features/viewer/DeepZoom.tsx";
import { wholeView } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { viewer, viewport } from "./fake-openseadragon.ts";
import { pictureOf } from "./viewer-data.ts";

vi.mock("openseadragon", () => import("./fake-openseadragon.ts"));

const images = [
  pictureOf({ id: "map" }),
  pictureOf({ id: "tissot", alt: null, caption: "With Tissot's indicatrices" }),
];

function renderZoom({ index = 0, shown = images } = {}) {
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
          <DeepZoom
            images={work.images}
            title="Mercator"
            view={wholeView("mercator", index)}
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

describe("the close-up view", () => {
  it("is a dialog that takes the focus, with the picture in it", async () => {
    const { screen } = await renderZoom().rendered;
    const dialog = screen.getByRole("dialog", { name: "Mercator, close up" });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(
      screen.getByRole("application", { name: "The world on Mercator's projection" }),
    ).toBeDefined();
  });

  it.each(["Zoom in", "Rotate", "Close"])("takes its keys with the focus on %s", async (name) => {
    const { screen, user } = await renderZoom().rendered;
    await vi.waitFor(() => expect(viewer.open).toHaveBeenCalled());
    vi.clearAllMocks();
    screen.getByRole("button", { name }).focus();
    await user.keyboard("+{ArrowRight}r0");
    expect(viewport.zoomBy).toHaveBeenCalledExactlyOnceWith(1.5);
    expect(viewport.panBy).toHaveBeenCalledOnce();
    expect(viewport.rotateBy).toHaveBeenCalledExactlyOnceWith(90);
    expect(viewport.goHome).toHaveBeenCalledOnce();
  });

  it("goes to the other pictures of the work, and no further", async () => {
    const { rendered, onView } = renderZoom({ index: 1 });
    const { screen, user } = await rendered;
    expect(screen.getByText("With Tissot's indicatrices")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Next image" }));
    expect(onView).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Previous image" }));
    expect(onView).toHaveBeenCalledWith(wholeView("mercator", 0));
  });

  it("offers no steps for a single picture", async () => {
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
});
