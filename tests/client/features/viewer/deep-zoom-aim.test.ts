import { beforeEach, describe, expect, it, vi } from "vitest";
import { createAim, zoomSettles } from "../../../../src/client/features/viewer/deep-zoom-aim.ts";

describe("deep-zoom-aim: tiles are asked for", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("once, after the last of many steps of zooming, and soon", () => {
    const ask = vi.fn();
    const aim = createAim(ask);
    for (let zoom = 1; zoom <= 10; zoom += 1) {
      vi.advanceTimersByTime(100);
      aim.zoomed(zoom, false);
    }
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(150);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("at once on the way into the finest level, where no other is passed through", () => {
    const ask = vi.fn();
    const aim = createAim(ask);
    aim.zoomed(2, false);
    aim.zoomed(3, true);
    expect(ask).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(ask).toHaveBeenCalledOnce();
  });

  it("only in the end on the way out, even from the finest level", () => {
    const ask = vi.fn();
    const aim = createAim(ask);
    aim.zoomed(4, true);
    ask.mockClear();
    aim.zoomed(3, true);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(zoomSettles);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("at once where the view is moved, but not before the zoom has settled", () => {
    const ask = vi.fn();
    const aim = createAim(ask);
    aim.moved();
    expect(ask).toHaveBeenCalledOnce();
    aim.zoomed(2, false);
    aim.moved();
    expect(ask).toHaveBeenCalledOnce();
    aim.stop();
    vi.runAllTimers();
    expect(ask).toHaveBeenCalledOnce();
  });
});
