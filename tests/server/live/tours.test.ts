import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Attendance } from "../../../src/server/live/tours/attendance.ts";
import { makeTourCode, readTourCode } from "../../../src/server/live/tours/code.ts";
import { Resting } from "../../../src/server/live/tours/resting.ts";
import { createViewBoard } from "../../../src/server/live/tours/view-board.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the code of a tour", () => {
  it("is read however it is typed", () => {
    const between = fc.stringMatching(/^[ -]{0,3}$/);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(between, fc.boolean()), { minLength: 6, maxLength: 6 }),
        (how) => {
          const code = makeTourCode();
          const typed = how.map(([gap, upper], n) => {
            const sign = code.charAt(n);
            return gap + (upper ? sign.toUpperCase() : sign);
          });
          expect(readTourCode(typed.join(""))).toBe(code);
        },
      ),
    );
  });

  it("is nothing else than six of its signs", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (typed) => {
        const code = readTourCode(typed);
        expect(code === null || /^[2-9b-df-hj-km-np-tv-xz]{6}$/.test(code)).toBe(true);
      }),
    );
  });
});

describe("what rests", () => {
  it("is told of once nothing newer came for a while, the newest alone", async () => {
    const onRest = vi.fn(() => Promise.resolve());
    const resting = new Resting<number>(1000, onRest);
    resting.note("a", 1);
    vi.advanceTimersByTime(999);
    resting.note("a", 2);
    resting.note("b", 3);
    vi.advanceTimersByTime(999);
    expect(onRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onRest.mock.calls).toEqual([
      ["a", 2],
      ["b", 3],
    ]);
  });

  it("is told of at once at the end, and not at all if it was forgotten", async () => {
    const onRest = vi.fn(() => Promise.resolve());
    const resting = new Resting<number>(1000, onRest);
    resting.note("a", 1);
    resting.note("b", 2);
    resting.forget("a");
    await resting.finish();
    vi.advanceTimersByTime(5000);
    expect(onRest.mock.calls).toEqual([["b", 2]]);
  });
});

describe("attendance", () => {
  it("counts connections, each once, and knows when the presenter was there last", () => {
    const onChange = vi.fn();
    const attendance = new Attendance(onChange);
    const [own, guest] = [{}, {}];
    const leaveOwn = attendance.enter("t", own, true);
    const leaves = [attendance.enter("t", guest, false), attendance.enter("t", guest, false)];
    expect(attendance.of("t")).toEqual({ followers: 1, presenterSeen: Date.now() });
    expect(attendance.presented()).toEqual(["t"]);
    const left = Date.now();
    leaveOwn();
    vi.advanceTimersByTime(3000);
    expect(attendance.of("t")).toEqual({ followers: 1, presenterSeen: left });
    leaves[0]?.();
    leaves[0]?.();
    expect(attendance.of("t").followers).toBe(1);
    leaves[1]?.();
    expect(attendance.of("t")).toEqual({ followers: 0, presenterSeen: null });
    expect(attendance.presented()).toEqual([]);
    expect(onChange.mock.calls).toEqual([
      ["t", false],
      ["t", false],
      ["t", true],
      ["t", false],
    ]);
  });
});

describe("the board of views", () => {
  it("shows the highest number that was put up, in whatever order they come", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(50), { minLength: 1 }), async (numbers) => {
        const board = createViewBoard();
        let highest = 0;
        await board.begin("t", { sequence: 0, view: "0", pointer: null });
        for (const sequence of numbers) {
          const put = await board.put("t", { sequence, view: `${sequence}`, pointer: null });
          expect(put.taken).toBe(sequence > highest);
          highest = Math.max(highest, sequence);
          expect(put.newest).toBe(highest);
        }
        expect(await board.read("t")).toMatchObject({ sequence: highest, view: `${highest}` });
      }),
    );
  });
});
