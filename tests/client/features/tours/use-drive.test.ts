import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Driven } from "../../../../src/client/features/tours/drive.ts";
import { createFeed } from "../../../../src/client/features/tours/feed.ts";
import type { StageMode } from "../../../../src/client/features/tours/stage.ts";
import { useDrive } from "../../../../src/client/features/tours/use-drive.ts";
import { wholeView } from "../../../../src/view/view.ts";

const frames: FrameRequestCallback[] = [];
let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => frames.push(step));
  vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
});
afterEach(() => {
  // In this order, stubs over the fake timers are restored before the timers are.
  frames.splice(0);
});

/** Runs animation frames until none is pending. */
function draw(most = 100): number {
  let drawn = 0;
  for (; frames.length > 0 && drawn < most; drawn += 1) frames.shift()?.((now += 16));
  return drawn;
}

const view = wholeView("a", 0);

function drive(mode: StageMode, pictures: Driven[]) {
  const feed = createFeed({ view, pointer: null });
  const onPointer = vi.fn();
  renderHook(() =>
    useDrive({ feed, mode, view, pictures: () => pictures, boxes: () => [], onPointer }),
  );
  return { feed, onPointer };
}

it("use-drive: pauses drawing while no image exists, and positions an image once it does", () => {
  const follow = vi.fn();
  const pictures: Driven[] = [];
  drive("follows", pictures);
  expect(draw()).toBeLessThan(10);
  vi.advanceTimersByTime(1_000);
  expect(draw()).toBeLessThan(10);
  pictures.push({
    follow,
    standing: () => ({
      sight: { centre: { x: 0, y: 0 }, scale: 1, rotation: 0, mirror: false },
      image: { width: 10, height: 10 },
      window: { width: 100, height: 100 },
      pixelsPerCm: null,
    }),
  });
  vi.advanceTimersByTime(1_000);
  draw();
  expect(follow).toHaveBeenCalled();
});

it("use-drive: stops drawing a resting pointer, and draws none in the mode “shows”", () => {
  const followed = drive("follows", []);
  draw();
  followed.feed.tell({ view, pointer: { x: 1, y: 1 } });
  expect(draw()).toBeLessThan(50);
  expect(followed.onPointer).toHaveBeenCalled();
  const shown = drive("shows", []);
  shown.feed.tell({ view, pointer: { x: 1, y: 1 } });
  draw();
  expect(shown.onPointer).not.toHaveBeenCalled();
});
