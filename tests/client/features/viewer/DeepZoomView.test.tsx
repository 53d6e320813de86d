import { act } from "@testing-library/react";
import { useRef, type ReactNode, type RefObject } from "react";
import { graphql } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DeepZoomViewTestQuery } from "../../../../__generated__/relay/DeepZoomViewTestQuery.graphql.ts";
import { DeepZoomView } from "../../../../src/client/features/viewer/DeepZoomView.tsx";
import { wholeView } from "../../../../src/view/view.ts";
// Preloads the notes, so that loading them does not count towards a test's timeout.
import "../../../../src/client/features/notes/ImageNotes.tsx";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { noteOf, page } from "../notes/open-notes.tsx";
import { canStart, viewer, viewport } from "./fake-openseadragon.ts";
import { pictureOf } from "./viewer-data.ts";
import { eventually } from "../../../support/eventually.ts";

/** The element around the image, in which keys are handled. */
function Framed({ children }: { children: (frame: RefObject<HTMLElement | null>) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  return <div ref={frame}>{children(frame)}</div>;
}

function renderView(
  values: Parameters<typeof pictureOf>[0] = {},
  onView = vi.fn(),
  notes: "open" | "closed" | null = null,
) {
  return renderWithRelay<DeepZoomViewTestQuery>(
    {
      query: graphql`
        query DeepZoomViewTestQuery @relay_test_operation {
          work(slug: "mercator") {
            primaryImage {
              ...DeepZoomView_image
            }
          }
        }
      `,
      render: ({ work }) => {
        const image = work?.primaryImage;
        if (!image) return null;
        return (
          <Framed>
            {(frame) => (
              <DeepZoomView
                image={image}
                title="Mercator"
                language="la"
                shownUrl={null}
                frame={frame}
                view={wholeView("mercator", 0)}
                choices={[]}
                lens={{ on: null, turn: vi.fn(), tell: vi.fn(), leave: vi.fn() }}
                notes={notes}
                onView={onView}
              />
            )}
          </Framed>
        );
      },
    },
    { Image: () => pictureOf(values) },
  );
}

describe("DeepZoomView: an image in the zoom view", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal("fetch", async () => new Response("busy", { status: 503 }));
  });
  afterEach(() => {
    canStart.value = true;
  });

  it("opens with a small image below the tiles and requests no info.json", async () => {
    await renderView();
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    expect(viewer.open).toHaveBeenCalledWith([
      expect.objectContaining({
        tileSource: expect.objectContaining({ width: 6000, height: 4000, maxLevel: 0 }),
      }),
      expect.objectContaining({
        tileSource: expect.objectContaining({ width: 6000, height: 4000, maxLevel: 4 }),
      }),
    ]);
  });

  it("pans, zooms, rotates and resets by keyboard", async () => {
    const { screen, user } = await renderView();
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowRight}");
    expect(viewport.panBy).toHaveBeenLastCalledWith(expect.objectContaining({ x: 60, y: 0 }));
    await user.keyboard("{Shift>}{ArrowUp}{/Shift}");
    expect(viewport.panBy).toHaveBeenLastCalledWith(expect.objectContaining({ y: -240 }));
    await user.keyboard("+");
    expect(viewport.zoomBy).toHaveBeenLastCalledWith(1.5);
    await user.keyboard("-");
    expect(viewport.zoomBy).toHaveBeenLastCalledWith(1 / 1.5);
    await user.keyboard("r");
    expect(viewport.rotateBy).toHaveBeenLastCalledWith(90);
    await user.keyboard("0");
    expect(viewport.goHome).toHaveBeenCalledOnce();
  });

  it("zooms, rotates and resets by buttons", async () => {
    const { screen, user } = await renderView();
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    await user.click(screen.getByRole("button", { name: "Zoom in" }));
    await user.click(screen.getByRole("button", { name: "Rotate" }));
    await user.click(screen.getByRole("button", { name: "Whole picture" }));
    expect(viewport.zoomBy).toHaveBeenCalledWith(1.5);
    expect(viewport.rotateBy).toHaveBeenCalledWith(90);
    expect(viewport.rotateTo).toHaveBeenCalledWith(0);
  });

  it("announces position and magnification, and reports the view, after the user's movement ends", async () => {
    const onView = vi.fn();
    const { screen } = await renderView({}, onView);
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    viewer.raise("canvas-drag");
    viewer.raise("viewport-change");
    expect(await screen.findByText("upper left, four times")).toBeDefined();
    expect(onView).toHaveBeenCalledWith({
      region: { x: 0, y: 0, width: 1500, height: 1000 },
      rotation: 0,
      mirror: false,
    });
  });

  it("announces rotation and mirroring after movement ends", async () => {
    vi.spyOn(viewport, "getRotation").mockReturnValue(90);
    const { screen } = await renderView();
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    viewer.raise("canvas-drag");
    viewer.raise("viewport-change");
    expect(await screen.findByText("upper left, four times, turned right")).toBeDefined();
    vi.spyOn(viewport, "getFlip").mockReturnValue(true);
    viewer.raise("flip");
    expect(await screen.findByText(/, turned left, mirrored$/)).toBeDefined();
  });

  it("opens at a link's view without announcing or reporting it", async () => {
    const onView = vi.fn();
    const { screen } = await renderView({}, onView);
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    viewer.raise("open");
    viewer.raise("viewport-change");
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(viewport.zoomTo).toHaveBeenCalled();
    expect(screen.queryByText("upper left, four times")).toBeNull();
    expect(onView).not.toHaveBeenCalled();
  });

  it("lists the image's details, and moves to a chosen one and announces it", async () => {
    const onView = vi.fn();
    const region = { x: 4000, y: 300, width: 800, height: 600 };
    const details = [{ id: "d", caption: "Greenland", description: "As large as Africa.", region }];
    const { screen, user } = await renderView({ details }, onView);
    const picture = screen.getByRole("application");
    expect(picture.lang).toBe("la");
    picture.focus();
    await user.keyboard("d");
    await user.click(screen.getByRole("button", { name: /^Greenland/ }));
    expect(onView).toHaveBeenCalledWith({ region, rotation: 0, mirror: false });
    expect(screen.getByRole("status").textContent).toBe("Greenland");
  });

  it("has no list without details", async () => {
    const { screen, user } = await renderView();
    screen.getByRole("application").focus();
    await user.keyboard("d");
    expect(screen.queryByRole("region", { name: "Details" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Details" })).toBeNull();
  });

  it("adjusts the colours and closes the panel by Escape", async () => {
    const onView = vi.fn();
    const { screen, user } = await renderView({}, onView);
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    await user.click(screen.getByRole("button", { name: "Brightness, contrast, colour" }));
    await user.click(screen.getByRole("checkbox", { name: "Greys only" }));
    expect(onView).toHaveBeenCalledWith({ adjustments: expect.objectContaining({ grey: true }) });
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("checkbox", { name: "Greys only" })).toBeNull();
  });

  it("moves the focus to the image when a focused panel closes, and not otherwise", async () => {
    const { screen, user } = await renderView();
    const picture = screen.getByRole("application");
    picture.focus();
    await user.keyboard("a");
    screen.getByRole("slider", { name: "Brightness" }).focus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("slider")).toBeNull();
    expect(document.activeElement).toBe(picture);
    await user.keyboard("a");
    screen.getByRole("button", { name: "As it comes" }).focus();
    await user.keyboard("a");
    expect(screen.queryByRole("slider")).toBeNull();
    expect(document.activeElement).toBe(picture);
    await user.keyboard("a");
    const rotate = screen.getByRole("button", { name: "Rotate" });
    rotate.focus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("slider")).toBeNull();
    expect(document.activeElement).toBe(rotate);
  });

  it("shows an error when tiles fail, and retries", async () => {
    const { screen, user } = await renderView();
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    const asked = vi.fn(async () => new Response("busy", { status: 503 }));
    vi.stubGlobal("fetch", asked);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    viewer.raise("open");
    await act(() => vi.advanceTimersByTimeAsync(5000));
    vi.useRealTimers();
    const again = screen.getByRole("button", { name: "Try again" });
    expect(screen.getByText("Part of the picture did not load.")).toBeDefined();
    asked.mockClear();
    await user.click(again);
    expect(asked).toHaveBeenCalled();
    expect(again.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole("application"));
  });

  it("shows an error when it cannot start, and retries", async () => {
    canStart.value = false;
    const { screen, user } = await renderView();
    expect(await screen.findByText("The close-up view did not load.")).toBeDefined();
    canStart.value = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    expect(screen.queryByText("The close-up view did not load.")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("application"));
  });

  it("labels the scale bar with its length in words", async () => {
    const { screen } = await renderView({ pixelsPerCm: 100 });
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    viewer.raise("open");
    const bar = await screen.findByRole("img", { name: "Scale: 2 centimetres" });
    expect(bar.textContent).toBe("2 cm");
  });

  it("destroys OpenSeadragon on unmount", async () => {
    const { unmount } = await renderView();
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    unmount();
    expect(viewer.destroy).toHaveBeenCalledOnce();
  });

  it("opens notes by key, requests them then, and toggles their marks with Shift", async () => {
    const { screen, user, environment, lastAsked } = await renderView({}, vi.fn(), "closed");
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    screen.getByRole("application").focus();
    await user.keyboard("n");
    await screen.findByRole("region", { name: "Notes" });
    expect(lastAsked().name).toBe("ImageNotesQuery");
    const operation = environment.mock.getMostRecentOperation();
    await act(async () => {
      const image = { __typename: "Image", id: "map", noteCount: 1, noteAuthors: [] };
      const node = { ...image, notes: page([noteOf("a")]) };
      const site = { id: "site", notesShownAtOnce: "MEMBERS" };
      environment.mock.resolve(operation, { data: { node, site } });
    });
    const marks = () => screen.queryByRole("group", { name: "Notes on the picture" });
    expect(marks()).not.toBeNull();
    await user.keyboard("{Shift>}N{/Shift}");
    expect(marks()).toBeNull();
    await user.keyboard("{Shift>}N{/Shift}n");
    expect(marks()).not.toBeNull();
    expect(screen.queryByRole("region", { name: "Notes" })).toBeNull();
  });

  it("has no notes when they are disabled", async () => {
    const { screen, user } = await renderView();
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    screen.getByRole("application").focus();
    await user.keyboard("n");
    expect(screen.queryByRole("button", { name: /Notes/ })).toBeNull();
    expect(screen.queryByRole("region", { name: "Notes" })).toBeNull();
  });
});
