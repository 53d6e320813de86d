import { beforeEach, describe, expect, it, vi } from "vitest";
import { calmed } from "../../../../src/client/features/viewer/calmed.ts";

describe("calmed: a throttled listener", () => {
  beforeEach(() => void vi.useFakeTimers());

  it("gets the first value at once, the last one at the end, and few in between", () => {
    const heard: number[] = [];
    const { tell } = calmed<number>((value) => heard.push(value));
    tell(0);
    expect(heard).toEqual([0]);
    for (let frame = 1; frame <= 60; frame += 1) {
      vi.advanceTimersByTime(16);
      tell(frame);
    }
    expect(heard.length).toBeGreaterThan(10);
    expect(heard.length).toBeLessThan(30);
    vi.runAllTimers();
    expect(heard.at(-1)).toBe(60);
  });

  it("gets no value twice, and the next one at once after a pause", () => {
    const listener = vi.fn();
    const { tell } = calmed(listener);
    tell(1);
    vi.runAllTimers();
    tell(2);
    expect(listener.mock.calls).toEqual([[1], [2]]);
  });

  it("gets no value after it was stopped", () => {
    const listener = vi.fn();
    const { tell, stop } = calmed(listener);
    tell(1);
    tell(2);
    stop();
    vi.runAllTimers();
    expect(listener).toHaveBeenCalledOnce();
  });
});
