import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LensController } from "../../../../src/client/features/viewer/lens-controller.ts";
import { rememberedLens } from "../../../../src/client/features/viewer/lens-settings.ts";
import { useHeldLens } from "../../../../src/client/features/viewer/use-held-lens.ts";
import type { LensOn } from "../../../../src/client/features/viewer/use-lens.ts";
import type { LensView } from "../../../../src/view/view.ts";

const linked: LensOn = {
  start: { at: { x: 3000, y: 2000 }, size: 200, strength: 3, shape: "square", through: 2 },
  fromKeyboard: false,
};
const byHand = { start: null, fromKeyboard: false };
const rest = { at: { x: 100, y: 200 }, strength: 4, words: "Lens: upper left, four times" };

/** Renders a lens that is in use, and records its views for links and its announcements. */
function holding(on: LensOn) {
  const told: LensView[] = [];
  const said: string[] = [];
  const hook = renderHook(
    (props: { on: LensOn }) =>
      useHeldLens({
        ...props,
        onLens: (lens) => told.push(lens),
        onWords: (words) => said.push(words),
      }),
    { initialProps: { on } },
  );
  return { ...hook, told, said, use: () => hook.result.current.use };
}

describe("use-held-lens: an active lens", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });

  it("uses its link's settings without changing the stored ones", () => {
    const before = rememberedLens();
    const { use, told } = holding(linked);
    expect(use()).toMatchObject({
      settings: { size: 200, strength: 3, shape: "square" },
      at: { x: 3000, y: 2000 },
      through: 2,
      fromKeyboard: false,
    });
    expect(rememberedLens()).toEqual(before);
    expect(told).toEqual([]);
  });

  it("reports and announces its position after it rests", () => {
    const { use, told, said } = holding(byHand);
    act(() => use().onRest(rest));
    expect(told).toEqual([{ at: rest.at, strength: 4, size: 240, shape: "round", through: null }]);
    expect(said).toEqual(["Lens on", rest.words]);
  });

  it("reports changed settings only after it has rested", () => {
    const { use, told } = holding(byHand);
    const limits = () => ({ least: 1, full: 4, most: 8, usual: 4 });
    use().controllerRef.current = { limits } as LensController;
    act(() => use().onSettings({ size: 280, strength: 2, shape: "square" }));
    act(() => vi.runAllTimers());
    expect(told).toEqual([]);
    act(() => use().onRest(rest));
    act(() => use().onSettings({ size: 320, strength: 2, shape: "square" }));
    act(() => use().onSettings({ size: 360, strength: 2, shape: "square" }));
    act(() => vi.runAllTimers());
    expect(told.map(({ size }) => size)).toEqual([280, 360]);
    expect(rememberedLens().size).toBe(360);
  });

  it("retains its size and shape over another image, without a position", () => {
    const { use, rerender } = holding(linked);
    rerender({ on: { start: null, fromKeyboard: false } });
    expect(use()).toMatchObject({
      settings: { size: 200, shape: "square" },
      at: null,
      through: null,
    });
  });

  it("reports nothing after it is turned off, and announces that", () => {
    const { use, told, said, unmount } = holding(byHand);
    act(() => use().onRest(rest));
    act(() => use().onSettings({ size: 280, strength: 2, shape: "square" }));
    unmount();
    vi.runAllTimers();
    expect(told).toHaveLength(1);
    expect(said.at(-1)).toBe("Lens off");
  });
});
