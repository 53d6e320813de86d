import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isSameLens } from "../../../../src/client/features/viewer/lens-link.ts";
import { useLens } from "../../../../src/client/features/viewer/use-lens.ts";
import type { LensView } from "../../../../src/view/view.ts";

const linked: LensView = {
  at: { x: 3000, y: 2000 },
  size: 200,
  strength: 3,
  shape: "square",
  through: 2,
};

/** Renders the lens of a viewer with this lens in the URL, and records the updates of the URL. */
function lensWith(start: LensView | null) {
  const told: (LensView | null)[] = [];
  const onLens = (lens: LensView | null) => told.push(lens);
  const hook = renderHook((props: { start: LensView | null }) => useLens({ ...props, onLens }), {
    initialProps: { start },
  });
  return { ...hook, told, lens: () => hook.result.current };
}

describe("use-lens: the lens and the URL", () => {
  it("turns on with the settings of a link, and not by keyboard", () => {
    const { lens, told } = lensWith(linked);
    expect(lens().on).toEqual({ start: linked, fromKeyboard: false });
    expect(told).toEqual([]);
  });

  it("reports its resting position once, and when it is turned off", () => {
    const { lens, told } = lensWith(null);
    act(() => lens().turn(true));
    act(() => lens().tell(linked));
    act(() => lens().tell({ ...linked, at: { x: 3000.4, y: 2000 } }));
    expect(told).toEqual([linked]);
    act(() => lens().turn(false));
    expect(told).toEqual([linked, null]);
  });

  it("does not change when the URL reflects its own report", () => {
    const { lens, rerender } = lensWith(null);
    act(() => lens().turn(true, true));
    act(() => lens().tell({ ...linked, at: { x: 3000.4, y: 2000 }, strength: 3.02 }));
    const { on } = lens();
    rerender({ start: linked });
    expect(lens().on).toBe(on);
  });

  it("follows the URL when it changes", () => {
    const { lens, rerender, told } = lensWith(linked);
    const moved = { ...linked, at: { x: 1, y: 2 } };
    rerender({ start: moved });
    expect(lens().on?.start).toEqual(moved);
    rerender({ start: null });
    expect(lens().on).toBeNull();
    expect(told).toEqual([]);
  });

  it("stays on over another slide although the URL has no lens", () => {
    const { lens, rerender } = lensWith(linked);
    act(() => lens().leave());
    rerender({ start: null });
    expect(lens().on).toEqual({ start: null, fromKeyboard: false });
  });
});

describe("use-lens: isSameLens", () => {
  it("compares lenses at the precision of a URL", () => {
    expect(isSameLens(null, null)).toBe(true);
    expect(isSameLens(linked, null)).toBe(false);
    expect(isSameLens(linked, { ...linked, at: { x: 3000.4, y: 1999.6 }, strength: 3.04 })).toBe(
      true,
    );
    const others: Partial<LensView>[] = [
      { at: { x: 3005, y: 2000 } },
      { at: { x: 3000, y: 2005 } },
      { strength: 3.3 },
      { size: 240 },
      { shape: "round" },
      { through: null },
    ];
    for (const change of others) expect(isSameLens(linked, { ...linked, ...change })).toBe(false);
  });
});
