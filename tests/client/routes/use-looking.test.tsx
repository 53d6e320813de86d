import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import "../../../src/client/routes/work.lazy.tsx";
import { openClient } from "../../support/open-client.tsx";
import { pictureOf } from "../features/viewer/viewer-data.ts";
import { eventually } from "../../support/eventually.ts";

/** Opens a work with two images, and the zoom view of the first one by a click. */
async function openCloseUp(before?: (name: string) => Promise<void> | undefined) {
  const images = [pictureOf({ id: "front" }), pictureOf({ id: "back" })];
  const opened = await openClient("/works/dymaxion", {
    ...(before && { before }),
    resolvers: () => ({
      Image: () => ({ placeholder: "", derivativeWidths: [], pixelsPerCm: null, details: [] }),
      Work: () => ({
        slug: "dymaxion",
        title: "Dymaxion",
        subjects: [],
        places: [],
        metadata: [],
        images,
      }),
    }),
  });
  await opened.user.click(screen.getByRole("button", { name: "Zoom in" }));
  const dialog = await screen.findByRole("dialog", { name: "Dymaxion, close up" });
  const search = () => opened.history.location.search;
  await eventually(() => expect(search()).toBe("?region=full"));
  const press = (name: string) => opened.user.click(within(dialog).getByRole("button", { name }));
  return { ...opened, dialog, search, press };
}

describe("use-looking: closing the zoom view", () => {
  // Preloads a lazy part, so that the tests need not wait for it.
  beforeAll(() => import("../../../src/client/features/viewer/DeepZoom.tsx"));

  beforeEach(() => {
    window.scrollTo = () => {};
    Element.prototype.scrollTo = vi.fn();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
  });

  it("goes back in the history to the page that opened it", async () => {
    const { history, search, press } = await openCloseUp();
    const back = vi.spyOn(history, "back");
    await press("Close");
    await eventually(() => expect(search()).toBe(""));
    expect(back).toHaveBeenCalledOnce();
    expect(screen.getByText("Image 1 of 2")).toBeDefined();
  });

  it("stays on the image to which the visitor moved", async () => {
    const { history, router, search, press } = await openCloseUp();
    const back = vi.spyOn(history, "back");
    await press("Next image");
    await eventually(() => expect(search()).toBe("?image=2&region=full"));
    await press("Close");
    await eventually(() => expect(search()).toBe("?image=2"));
    expect(back).not.toHaveBeenCalled();
    expect(router.latestLocation.state.closeUpOf).toBeUndefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("Image 2 of 2")).toBeDefined();
  });

  it("does not leave a page to which the visitor navigated meanwhile", async () => {
    const { dialog, history, router } = await openCloseUp((name) =>
      name === "worksQuery" ? new Promise(() => {}) : undefined,
    );
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.click(within(dialog).getByRole("button", { name: "Next image" }));
    await act(async () => void router.navigate({ to: "/works" }));
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(history.location.pathname).toBe("/works");
  });

  it("goes back if the visitor returned to the image that opened it", async () => {
    const { search, press, history } = await openCloseUp();
    const back = vi.spyOn(history, "back");
    await press("Next image");
    await eventually(() => expect(search()).toBe("?image=2&region=full"));
    await press("Previous image");
    await press("Close");
    await eventually(() => expect(search()).toBe(""));
    expect(back).toHaveBeenCalledOnce();
  });
});
