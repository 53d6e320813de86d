import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { createFeed } from "../../../../src/client/features/tours/feed.ts";
import { useShownWords } from "../../../../src/client/features/tours/use-shown-words.ts";
import { wholeView } from "../../../../src/view/view.ts";

beforeEach(() => vi.useFakeTimers());

const partAt = (x: number) => ({
  ...wholeView("a", 0),
  region: { x, y: 0, width: 100, height: 100 },
});

it("use-shown-words: describes a view once it stops moving, even while the pointer moves", async () => {
  const feed = createFeed({ view: partAt(0), pointer: null });
  const size = { width: 1_000, height: 1_000 };
  const { result } = renderHook(() => useShownWords(feed, size));
  for (let tenth = 0; tenth < 20; tenth += 1) {
    feed.tell({ view: partAt(900), pointer: { x: tenth, y: 0 } });
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(result.current).toContain("upper right");
});

it("use-shown-words: describes no view while it keeps moving", async () => {
  const feed = createFeed({ view: partAt(0), pointer: null });
  const size = { width: 1_000, height: 1_000 };
  const { result } = renderHook(() => useShownWords(feed, size));
  for (let tenth = 0; tenth < 20; tenth += 1) {
    feed.tell({ view: partAt(tenth * 40), pointer: null });
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
  expect(result.current).toBe("");
});
