import { graphql } from "react-relay";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ComparePaneTestQuery } from "../../../../__generated__/relay/ComparePaneTestQuery.graphql.ts";
import { ComparePane } from "../../../../src/client/features/compare/ComparePane.tsx";
import { createLinking } from "../../../../src/client/features/compare/linking.ts";
import { wholeFrame } from "../../../../src/view/view.ts";
import type { Frame } from "../../../../src/view/view.ts";
import { renderWithRelay } from "../../../support/render-with-relay.tsx";
import { canStart, viewer, viewport } from "../viewer/fake-openseadragon.ts";
import { pictureOf } from "../viewer/viewer-data.ts";
import { eventually } from "../../../support/eventually.ts";

async function renderPane(part: Partial<Frame> = {}, alt: string | null = "A map of the world") {
  const linking = createLinking("frame");
  const acts = {
    turn: vi.fn(),
    mirror: vi.fn(),
    whole: vi.fn(),
    adjust: vi.fn(),
    onRest: vi.fn(),
  };
  const onAdjusting = vi.fn();
  const rendered = await renderWithRelay<ComparePaneTestQuery>(
    {
      query: graphql`
        query ComparePaneTestQuery @relay_test_operation {
          work(slug: "mercator") {
            primaryImage {
              ...ComparePane_image
            }
          }
        }
      `,
      render: ({ work }) =>
        work?.primaryImage && (
          <ComparePane
            image={work.primaryImage}
            title="Mercator"
            language={null}
            name="one"
            frame={{ ...wholeFrame("mercator", 0), ...part }}
            linking={linking}
            isAdjusting={false}
            onAdjusting={onAdjusting}
            acts={acts}
          />
        ),
    },
    { Image: () => pictureOf({ alt }) },
  );
  await eventually(() => expect(viewer.open).toHaveBeenCalled());
  return { ...rendered, linking, acts, onAdjusting };
}

describe("ComparePane: a compared image", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal("fetch", async () => new Response("busy", { status: 503 }));
  });
  afterEach(() => {
    canStart.value = true;
  });

  it("is named by its alternative text, or by its work's title", async () => {
    const { screen, unmount } = await renderPane();
    expect(screen.getByRole("application", { name: "A map of the world" })).toBeTruthy();
    unmount();
    const { screen: other } = await renderPane({}, null);
    expect(other.getByRole("application", { name: "Mercator" })).toBeTruthy();
  });

  it("shows its link's region until the zoom view is ready", async () => {
    const region = { x: 600, y: 400, width: 1200, height: 900 };
    const { container } = await renderPane({ region, rotation: 90, mirror: true });
    const part = container.querySelector('img[src*="/600,400,1200,900/"]');
    expect(part?.getAttribute("src")).toBe(
      "/iiif/image/3/abc/600,400,1200,900/1024,768/0/default.jpg",
    );
    const before = container.querySelector(".compare-before");
    viewer.raise("tile-drawn");
    await eventually(() => expect(before?.hasAttribute("hidden")).toBe(true));
    expect(part?.isConnected).toBe(false);
  });

  it("pans by keyboard, and requests rotation, mirroring and adjustments from the page", async () => {
    const { screen, user, acts, onAdjusting } = await renderPane();
    screen.getByRole("application").focus();
    await user.keyboard("{ArrowRight}+");
    expect(viewport.panBy).toHaveBeenCalledOnce();
    expect(viewport.zoomBy).toHaveBeenCalledWith(1.5);
    await user.keyboard("r{Shift>}R{/Shift}m0a");
    expect(acts.turn.mock.calls).toEqual([
      ["one", 90],
      ["one", -90],
    ]);
    expect(acts.mirror).toHaveBeenCalledWith("one");
    expect(acts.whole).toHaveBeenCalledWith("one");
    expect(onAdjusting).toHaveBeenCalledWith(true);
    expect(viewport.rotateBy).not.toHaveBeenCalled();
  });

  it("announces its position with its name", async () => {
    const { screen, acts } = await renderPane();
    viewer.raise("canvas-drag");
    viewer.raise("viewport-change");
    await screen.findByText("Mercator: upper left, four times");
    expect(acts.onRest).toHaveBeenCalled();
  });

  it("leads the others when the user touches it", async () => {
    const { screen, user, linking } = await renderPane();
    expect(linking.leader()).toBeNull();
    await user.pointer({ keys: "[MouseLeft]", target: screen.getByRole("application") });
    expect(linking.leader()).toBe("one");
  });

  it("shows an error when it cannot start, and retries", async () => {
    canStart.value = false;
    viewer.open.mockImplementationOnce(() => undefined);
    viewer.open();
    const { screen, user } = await renderPane();
    await screen.findByText("The close-up view did not load.");
    canStart.value = true;
    viewer.open.mockClear();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await eventually(() => expect(viewer.open).toHaveBeenCalled());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is destroyed on unmount and leaves the linked images", async () => {
    const { unmount, linking } = await renderPane();
    viewer.raise("open");
    expect([...linking.standings().keys()]).toEqual(["one"]);
    unmount();
    expect(viewer.destroy).toHaveBeenCalledOnce();
    expect(linking.standings().size).toBe(0);
  });
});
