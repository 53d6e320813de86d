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

/** The lens of a viewer whose address says this, and what the address was told. */
function lensWith(start: LensView | null) {
  const told: (LensView | null)[] = [];
  const onLens = (lens: LensView | null) => told.push(lens);
  const hook = renderHook((props: { start: LensView | null }) => useLens({ ...props, onLens }), {
    initialProps: { start },
  });
  return { ...hook, told, lens: () => hook.result.current };
}

describe("use-lens: the lens and the address", () => {
  it("is on as a link says, and not by keyboard", () => {
    const { lens, told } = lensWith(linked);
    expect(lens().on).toEqual({ start: linked, fromKeyboard: false });
    expect(told).toEqual([]);
  });

  it("tells where it rests, once, and that it was put away", () => {
    const { lens, told } = lensWith(null);
    act(() => lens().turn(true));
    act(() => lens().tell(linked));
    act(() => lens().tell({ ...linked, at: { x: 3000.4, y: 2000 } }));
    expect(told).toEqual([linked]);
    act(() => lens().turn(false));
    expect(told).toEqual([linked, null]);
  });

  it("stays as it is when the address comes back with what it was told", () => {
    const { lens, rerender } = lensWith(null);
    act(() => lens().turn(true, true));
    act(() => lens().tell({ ...linked, at: { x: 3000.4, y: 2000 }, strength: 3.02 }));
    const { on } = lens();
    rerender({ start: linked });
    expect(lens().on).toBe(on);
  });

  it("follows the address on and back", () => {
    const { lens, rerender, told } = lensWith(linked);
    const moved = { ...linked, at: { x: 1, y: 2 } };
    rerender({ start: moved });
    expect(lens().on?.start).toEqual(moved);
    rerender({ start: null });
    expect(lens().on).toBeNull();
    expect(told).toEqual([]);
  });

  it("stays on over another slide, though the address then says no lens", () => {
    const { lens, rerender } = lensWith(linked);
    act(() => lens().leave());
    rerender({ start: null });
    expect(lens().on).toEqual({ start: null, fromKeyboard: false });
  });
});

describe("use-lens: two lenses", () => {
  it("are the same as far as an address tells them apart", () => {
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
