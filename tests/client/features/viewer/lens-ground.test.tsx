import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Placement } from "../../../../src/client/features/viewer/deep-zoom-sight.ts";
import {
  useDeepZoomGround,
  usePageGround,
} from "../../../../src/client/features/viewer/lens-ground.ts";
import type { MoveListener } from "../../../../src/client/features/viewer/use-deep-zoom.ts";

const turned: Placement = { centre: { x: 10, y: 20 }, scale: 0.5, rotation: 90, mirror: true };

describe("lens-ground: the placement of the image under the lens", () => {
  it("fills the element's box on a page, at its current width", () => {
    const element = document.createElement("div");
    const image = { width: 6000, height: 4000 };
    const { result, rerender } = renderHook(() => usePageGround(element, image));
    const ground = result.current;
    // The placement is unknown while the element has no size.
    expect(ground.placement()).toBeNull();
    element.getBoundingClientRect = () => new DOMRect(5, 5, 600, 400);
    const centre = { x: 3000, y: 2000 };
    expect(ground.placement()).toEqual({ centre, scale: 0.1, rotation: 0, mirror: false });
    rerender();
    expect(result.current).toBe(ground);
  });

  it("follows the current placement in the zoom view", () => {
    const listeners = new Set<MoveListener>();
    const target = {
      elementRef: { current: document.createElement("div") },
      baseUrl: "/small.webp",
      onMove: (listener: MoveListener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      panBy: () => undefined,
    };
    const { result, rerender, unmount } = renderHook(() => useDeepZoomGround(target));
    const ground = result.current;
    expect(ground.placement()).toBeNull();
    let moves = 0;
    const stop = ground.onMove(() => (moves += 1));
    for (const listener of listeners) listener(turned);
    expect(ground.placement()).toBe(turned);
    expect(moves).toBe(1);
    expect(ground.shown()?.getAttribute("src")).toBe("/small.webp");
    rerender();
    expect(result.current).toBe(ground);
    stop();
    unmount();
    expect(listeners.size).toBe(0);
    expect(ground.placement()).toBeNull();
  });
});
