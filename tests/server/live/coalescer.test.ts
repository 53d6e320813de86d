import { beforeEach, describe, expect, it, vi } from "vitest";
import { createCoalescer } from "../../../src/server/live/coalescer.ts";
import { mergeChanges } from "../../../src/server/live/live.ts";

beforeEach(() => void vi.useFakeTimers());

function gather() {
  const delivered: number[][] = [];
  const coalescer = createCoalescer<number[]>(
    500,
    (gathered, next) => [...gathered, ...next],
    (event) => void delivered.push(event),
  );
  return { delivered, coalescer };
}

describe("coalescer: coalescing", () => {
  it("delivers the first event immediately", () => {
    const { delivered, coalescer } = gather();
    coalescer.push([1]);
    expect(delivered).toEqual([[1]]);
  });

  it("delivers the following events together after the interval", () => {
    const { delivered, coalescer } = gather();
    for (const n of [1, 2, 3]) coalescer.push([n]);
    vi.advanceTimersByTime(499);
    expect(delivered).toEqual([[1]]);
    vi.advanceTimersByTime(1);
    expect(delivered).toEqual([[1], [2, 3]]);
  });

  it("limits the rate of a steady stream and loses no event", () => {
    const { delivered, coalescer } = gather();
    for (let n = 0; n < 1000; n++) {
      coalescer.push([n]);
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(500);
    expect(delivered.length).toBeLessThanOrEqual(21);
    expect(delivered.flat()).toEqual(Array.from({ length: 1000 }, (_, n) => n));
  });

  it("delivers immediately again after a pause", () => {
    const { delivered, coalescer } = gather();
    coalescer.push([1]);
    vi.advanceTimersByTime(500);
    coalescer.push([2]);
    expect(delivered).toEqual([[1], [2]]);
  });

  it("delivers nothing after it is closed", () => {
    const { delivered, coalescer } = gather();
    coalescer.push([1]);
    coalescer.push([2]);
    coalescer.close();
    coalescer.push([3]);
    vi.advanceTimersByTime(5000);
    expect(delivered).toEqual([[1]]);
  });
});

describe("coalescer: merging changes", () => {
  const change = (addedIds: string[], changedIds: string[] = []) => ({
    addedIds,
    addedCount: addedIds.length,
    changedIds,
  });

  it("counts all added works and keeps the last 24 ids", () => {
    const ids = (from: number) => Array.from({ length: 20 }, (_, i) => `${from + i}`);
    const merged = mergeChanges(change(ids(0)), change(ids(20)));
    expect(merged.addedCount).toBe(40);
    expect(merged.addedIds).toEqual([...ids(0), ...ids(20)].slice(-24));
  });

  it("lists a work once, as added if it was added and changed", () => {
    expect(mergeChanges(change(["a"], ["b"]), change(["c"], ["a", "b"]))).toEqual({
      addedIds: ["a", "c"],
      addedCount: 2,
      changedIds: ["b"],
    });
  });
});
