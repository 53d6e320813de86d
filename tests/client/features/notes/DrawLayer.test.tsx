import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { DrawLayer } from "../../../../src/client/features/notes/DrawLayer.tsx";
import type { DrawnKind } from "../../../../src/client/features/notes/drawing.ts";
import { restingZoom, size } from "./open-notes.tsx";

/**
 * Renders the layer over a window of 1,000 x 750 that shows 4,000 x 3,000 pixels: one CSS pixel is four image pixels.
 */
function draw(kind: DrawnKind) {
  const surface = document.createElement("div");
  Object.defineProperty(surface, "clientWidth", { value: 1000 });
  Object.defineProperty(surface, "clientHeight", { value: 750 });
  const [onDrawn, onCancel] = [vi.fn(), vi.fn()];
  const layer = { kind, image: size, zoom: restingZoom, surface: { current: surface } };
  render(<DrawLayer {...layer} onDrawn={onDrawn} onCancel={onCancel} />);
  const glass = screen.getByRole("application");
  const at = (clientX: number, clientY: number) => ({
    clientX,
    clientY,
    isPrimary: true,
    button: 0,
    pointerId: 1,
  });
  glass.setPointerCapture = vi.fn();
  /** Presses, drags through these points, and releases. */
  const drag = (...places: [number, number][]) => {
    const [first = [0, 0], ...rest] = places;
    fireEvent.pointerDown(glass, at(...(first as [number, number])));
    for (const place of rest) fireEvent.pointerMove(glass, at(...place));
    fireEvent.pointerUp(glass, at(...(places.at(-1) ?? [0, 0])));
  };
  return { user: userEvent.setup(), glass, drag, at, onDrawn, onCancel };
}

const said = () => screen.getByRole("status").textContent;

describe("DrawLayer: a shape drawn by keyboard", () => {
  it("has the focus and starts in the centre of the viewport", async () => {
    const { user, glass, onDrawn } = draw("RECTANGLE");
    expect(document.activeElement).toBe(glass);
    await user.keyboard("{ArrowRight}");
    expect(said()).toBe("Rectangle, centre, 33 by 33 percent of the picture");
    await user.keyboard("{Enter}");
    const [{ region }] = onDrawn.mock.calls[0] ?? [];
    expect(region.x).toBe(1333);
    expect(region.y).toBe(1000);
  });

  it("moves by the arrow keys and resizes with Shift", async () => {
    const { user, onDrawn } = draw("RECTANGLE");
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowRight}{/Shift}{Enter}");
    const [{ region }] = onDrawn.mock.calls[0] ?? [];
    // Each step is 12 CSS pixels, 48 image pixels.
    expect(region).toEqual({ x: 1381, y: 952, width: 1382, height: 1000 });
  });

  it("gets corners by Enter, loses them by Backspace, and ends by a second Enter", async () => {
    const { user, onDrawn } = draw("POLYGON");
    await user.keyboard("{Enter}{ArrowRight}{ArrowRight}{Enter}{ArrowDown}{Enter}");
    expect(said()).toBe("3 corners, next one centre");
    await user.keyboard("{Backspace}");
    expect(said()).toBe("2 corners, next one centre");
    await user.keyboard("{ArrowDown}{Enter}");
    expect(onDrawn).not.toHaveBeenCalled();
    await user.keyboard("{Enter}");
    expect(onDrawn).toHaveBeenCalledOnce();
    expect(onDrawn.mock.calls[0]?.[0].corners).toHaveLength(3);
  });

  it("is a point where the user presses Enter", async () => {
    const { user, onDrawn } = draw("POINT");
    await user.keyboard("{ArrowLeft}{ArrowLeft}{Enter}");
    expect(onDrawn).toHaveBeenCalledExactlyOnceWith({
      kind: "POINT",
      point: { x: 1952, y: 1500 },
    });
  });

  it("is cancelled by Escape, also from a button", async () => {
    const { user, onCancel, onDrawn } = draw("POLYGON");
    await user.keyboard("{Enter}{Tab}{Escape}");
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onDrawn).not.toHaveBeenCalled();
  });
});

describe("DrawLayer: a shape drawn by pointer", () => {
  it("is the dragged rectangle, in any direction, in image pixels", () => {
    const { drag, onDrawn } = draw("RECTANGLE");
    drag([500, 400], [300, 300], [250, 200]);
    expect(onDrawn).toHaveBeenCalledExactlyOnceWith({
      kind: "RECTANGLE",
      region: { x: 1000, y: 800, width: 1000, height: 800 },
    });
  });

  it("is the rectangle between two pressed corners, without a drag", () => {
    const { drag, onDrawn } = draw("RECTANGLE");
    drag([250, 200]);
    expect(onDrawn).not.toHaveBeenCalled();
    expect(said()).toBe("1 corner, upper left; press the opposite one");
    // The same point again is not the opposite corner.
    drag([252, 202]);
    expect(onDrawn).not.toHaveBeenCalled();
    drag([500, 400]);
    expect(onDrawn).toHaveBeenCalledExactlyOnceWith({
      kind: "RECTANGLE",
      region: { x: 1000, y: 800, width: 1000, height: 800 },
    });
  });

  it("shows a polygon's single corner as a point, also after another was removed", async () => {
    const { drag, user, glass } = draw("POLYGON");
    const line = () => document.querySelector(".note-mark__line")?.getAttribute("d");
    drag([100, 100]);
    expect(line()).toBe("M400 400L400 400");
    drag([300, 100]);
    expect(line()).toBe("M400 400L1200 400");
    glass.focus();
    await user.keyboard("{Backspace}");
    expect(line()).toBe("M400 400L400 400");
    await user.keyboard("{Backspace}");
    expect(line()).toBe("");
  });

  it("starts again after the only corner of a rectangle was removed", async () => {
    const { drag, user, glass, onDrawn } = draw("RECTANGLE");
    drag([250, 200]);
    glass.focus();
    await user.keyboard("{Backspace}");
    expect(said()).toBe("0 corners");
    drag([500, 400]);
    expect(onDrawn).not.toHaveBeenCalled();
    drag([700, 600]);
    expect(onDrawn.mock.calls[0]?.[0].region).toMatchObject({ x: 2000, y: 1600 });
  });

  it.each(["RECTANGLE", "POLYGON"] as const)(
    "continues by keyboard after the button removed the only corner of a %s",
    async (kind) => {
      const { drag, user, glass } = draw(kind);
      drag([250, 200]);
      await user.click(screen.getByRole("button", { name: "Take back a corner" }));
      expect(screen.queryByRole("button", { name: "Take back a corner" })).toBeNull();
      expect(document.activeElement).toBe(glass);
    },
  );

  it("starts again by keyboard after one corner was pressed", async () => {
    const { drag, user, onDrawn } = draw("RECTANGLE");
    drag([250, 200]);
    await user.keyboard("{ArrowRight}{Enter}");
    expect(onDrawn.mock.calls[0]?.[0].region.width).toBe(1334);
  });

  it("is cancelled when a second finger touches, which draws nothing itself", () => {
    const { glass, drag, at, onDrawn } = draw("RECTANGLE");
    const second = { ...at(700, 600), isPrimary: false, pointerId: 2 };
    fireEvent.pointerDown(glass, at(100, 100));
    fireEvent.pointerMove(glass, at(300, 300));
    fireEvent.pointerDown(glass, second);
    fireEvent.pointerMove(glass, second);
    fireEvent.pointerUp(glass, second);
    fireEvent.pointerUp(glass, at(300, 300));
    expect(onDrawn).not.toHaveBeenCalled();
    drag([100, 100], [300, 300]);
    expect(onDrawn).toHaveBeenCalledOnce();
  });

  it("retains its corners when a second finger touches", () => {
    const { glass, drag, at } = draw("POLYGON");
    drag([100, 100]);
    expect(said()).toMatch(/^1 corner,/);
    fireEvent.pointerDown(glass, at(300, 100));
    fireEvent.pointerDown(glass, { ...at(700, 600), isPrimary: false, pointerId: 2 });
    fireEvent.pointerUp(glass, at(300, 100));
    drag([300, 300]);
    expect(said()).toMatch(/^2 corners,/);
  });

  it("is a polygon drawn in one stroke", () => {
    const { drag, onDrawn } = draw("POLYGON");
    drag([100, 100], [200, 100], [300, 100], [300, 300], [100, 300]);
    expect(onDrawn.mock.calls[0]?.[0].corners).toEqual([
      { x: 400, y: 400 },
      { x: 1200, y: 400 },
      { x: 1200, y: 1200 },
      { x: 400, y: 1200 },
    ]);
  });

  it("is a polygon pressed corner by corner, closed at its first corner", () => {
    const { drag, onDrawn } = draw("POLYGON");
    for (const corner of [
      [100, 100],
      [300, 100],
      [300, 300],
    ] as [number, number][])
      drag(corner);
    expect(onDrawn).not.toHaveBeenCalled();
    drag([104, 103]);
    expect(onDrawn.mock.calls[0]?.[0].corners).toHaveLength(3);
  });

  it("is a polygon that the button “Done” completes", async () => {
    const { drag, user, onDrawn } = draw("POLYGON");
    drag([100, 100]);
    drag([300, 100]);
    expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
    drag([300, 300]);
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(onDrawn).toHaveBeenCalledOnce();
  });
});
