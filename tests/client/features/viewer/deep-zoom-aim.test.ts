import { beforeEach, describe, expect, it, vi } from "vitest";
import { createAim, zoomSettles } from "../../../../src/client/features/viewer/deep-zoom-aim.ts";

describe("deep-zoom-aim: tiles are requested", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("once, shortly after the last of many zoom steps", () => {
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

  it("at once when zooming into the finest level", () => {
    const ask = vi.fn();
    const aim = createAim(ask);
    aim.zoomed(2, false);
    aim.zoomed(3, true);
    expect(ask).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(ask).toHaveBeenCalledOnce();
  });

  it("only at the end when zooming out, even from the finest level", () => {
    const ask = vi.fn();
    const aim = createAim(ask);
    aim.zoomed(4, true);
    ask.mockClear();
    aim.zoomed(3, true);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(zoomSettles);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("at once when the view is panned, but not before the zoom has settled", () => {
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
