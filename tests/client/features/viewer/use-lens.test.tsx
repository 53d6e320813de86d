import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSameLens } from "../../../../src/client/features/viewer/lens-link.ts";
import { rememberedLens } from "../../../../src/client/features/viewer/lens-settings.ts";
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

describe("the lens and the address", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("is as a link says, and does not take the focus", () => {
    const { lens, told } = lensWith(linked);
    expect(lens().use).toMatchObject({
      settings: { size: 200, strength: 3, shape: "square" },
      at: { x: 3000, y: 2000 },
      through: 2,
      fromKeyboard: false,
    });
    expect(told).toEqual([]);
  });

  it("leaves what this device's user likes as it is for a link", () => {
    const before = rememberedLens();
    lensWith(linked);
    expect(rememberedLens()).toEqual(before);
  });

  it("tells where it rests, once, and that it was put away", () => {
    const { lens, told } = lensWith(null);
    act(() => lens().turn(true));
    const rest = { at: { x: 100, y: 200 }, strength: 4, words: "Lens: upper left, four times" };
    act(() => lens().use?.onRest(rest));
    expect(lens().words).toBe(rest.words);
    act(() => lens().use?.onRest(rest));
    const view = { at: rest.at, strength: 4, size: 240, shape: "round", through: null };
    expect(told).toEqual([view]);
    act(() => lens().turn(false));
    expect(told).toEqual([view, null]);
  });

  it("stays as it is when the address comes back with what it was told", () => {
    const { lens, rerender } = lensWith(null);
    act(() => lens().turn(true, true));
    act(() => lens().use?.onRest({ at: { x: 100.4, y: 200 }, strength: 4.02, words: "" }));
    const { use } = lens();
    const start: LensView = {
      at: { x: 100, y: 200 },
      size: 240,
      strength: 4,
      shape: "round",
      through: null,
    };
    rerender({ start });
    expect(lens().use).toBe(use);
  });

  it("follows the address on and back", () => {
    const { lens, rerender, told } = lensWith(linked);
    rerender({ start: { ...linked, at: { x: 1, y: 2 } } });
    expect(lens().use?.at).toEqual({ x: 1, y: 2 });
    rerender({ start: null });
    expect(lens().use).toBeNull();
    expect(told).toEqual([]);
  });

  it("stays on over another slide, though the address then says no lens", () => {
    const { lens, rerender } = lensWith(linked);
    act(() => lens().leave());
    rerender({ start: null });
    expect(lens().use).toMatchObject({ through: null, at: null });
  });

  it("tells nothing more once it is gone", () => {
    const { lens, told, unmount } = lensWith(linked);
    act(() => lens().use?.onSettings({ size: 240, strength: 3, shape: "round" }));
    unmount();
    vi.runAllTimers();
    expect(told).toEqual([]);
  });
});

describe("two lenses", () => {
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
