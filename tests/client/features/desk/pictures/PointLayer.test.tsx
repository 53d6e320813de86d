import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { PointLayer } from "../../../../../src/client/features/desk/pictures/PointLayer.tsx";
import { noPoints, withPoint } from "../../../../../src/client/features/desk/pictures/points.ts";
import type { Points } from "../../../../../src/client/features/desk/pictures/points.ts";
import { restingZoom, size } from "../../notes/open-notes.tsx";

const zoom = { ...restingZoom, reset: vi.fn() };
let last: Points;

/** A window of 1,000 x 750 that shows 4,000 x 3,000 pixels: one CSS pixel is four image pixels. */
function Picture() {
  const surface = useRef<HTMLDivElement>(null);
  const [points, setPoints] = useState(() => noPoints(3));
  last = points;
  return (
    <>
      <div
        ref={(element) => {
          surface.current = element;
          if (!element) return;
          Object.defineProperty(element, "clientWidth", { value: 1000, configurable: true });
          Object.defineProperty(element, "clientHeight", { value: 750, configurable: true });
        }}
        role="application"
        tabIndex={0}
      />
      <PointLayer
        image={size}
        zoom={zoom}
        surface={surface}
        points={points}
        name="the back"
        onPoint={(index, point) => setPoints((before) => withPoint(before, index, point))}
      />
    </>
  );
}

const surface = () => screen.getByRole("application");
const said = () => screen.getByRole("status").textContent;
const at = (clientX: number, clientY: number) => ({
  clientX,
  clientY,
  isPrimary: true,
  button: 0,
  pointerId: 1,
});

function press(x: number, y: number, to: [number, number] = [x, y]) {
  fireEvent.pointerDown(surface(), at(x, y));
  fireEvent.pointerUp(surface(), at(...to));
}

beforeEach(() => {
  vi.clearAllMocks();
  render(<Picture />);
});

describe("PointLayer: points set with the pointer", () => {
  it("are numbered in order, and are not set by a drag or outside the image", () => {
    press(100, 100);
    press(500, 300, [540, 300]);
    press(250, 50);
    expect(last).toEqual([{ x: 400, y: 400 }, { x: 1000, y: 200 }, null]);
    expect(said()).toBe("Point 2: upper left");
    press(1200, 50);
    expect(last[2]).toBeNull();
    screen.getByRole("button", { name: /^Point 1 in the back, upper left\./ });
  });

  it("move by dragging and stay within the image", () => {
    press(100, 100);
    const mark = screen.getByRole("button", { name: /^Point 1/ });
    mark.setPointerCapture = vi.fn();
    mark.hasPointerCapture = () => true;
    fireEvent.pointerDown(mark, at(100, 100));
    fireEvent.pointerMove(mark, at(-20, 200));
    expect(last[0]).toEqual({ x: 0, y: 800 });
  });
});

describe("PointLayer: points set with the keyboard", () => {
  it("are set by Enter at the position that the arrow keys reached from the centre", async () => {
    const user = userEvent.setup();
    act(() => surface().focus());
    await user.keyboard("{ArrowRight}{Shift>}{ArrowDown}{/Shift}{Enter}");
    expect(last).toEqual([{ x: 2032, y: 1692 }, null, null]);
    await user.keyboard("{ArrowLeft}{Enter}+-0");
    expect(last[1]).toEqual({ x: 2000, y: 1692 });
    expect(zoom.zoomBy).toHaveBeenCalledTimes(2);
    expect(zoom.reset).toHaveBeenCalledOnce();
  });

  it("stay within the image", async () => {
    const user = userEvent.setup();
    act(() => surface().focus());
    await user.keyboard(`{Shift>}${"{ArrowLeft}".repeat(12)}{/Shift}{Enter}`);
    expect(last[0]).toEqual({ x: 0, y: 1500 });
    expect(zoom.centreAt).not.toHaveBeenCalled();
  });

  it("move with arrow keys, and Delete removes them and focuses the image", async () => {
    const user = userEvent.setup();
    press(100, 100);
    const mark = screen.getByRole("button", { name: /^Point 1/ });
    act(() => mark.focus());
    await user.keyboard("{ArrowRight}{Shift>}{ArrowUp}{/Shift}");
    expect(last[0]).toEqual({ x: 404, y: 368 });
    await user.keyboard("{Delete}");
    expect(last).toEqual([null, null, null]);
    expect(said()).toBe("Point 1 is taken back.");
    expect(document.activeElement).toBe(surface());
  });
});
