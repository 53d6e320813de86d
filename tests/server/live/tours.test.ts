import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Attendance } from "../../../src/server/live/tours/attendance.ts";
import { makeTourCode, readTourCode } from "../../../src/server/live/tours/code.ts";
import { Resting } from "../../../src/server/live/tours/resting.ts";

beforeEach(() => void vi.useFakeTimers());

describe("tours: the code of a tour", () => {
  it("is read with any spaces, hyphens and letter case", () => {
    const between = fc.stringMatching(/^[ -]{0,3}$/);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(between, fc.boolean()), { minLength: 8, maxLength: 8 }),
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

  it("is valid only as eight characters of its alphabet", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (typed) => {
        const code = readTourCode(typed);
        expect(code === null || /^[2-9b-df-hj-km-np-tv-xz]{8}$/.test(code)).toBe(true);
      }),
    );
  });
});

describe("tours: a debounced view", () => {
  type Shown = { view: string; pointer: number };
  const onRest = vi.fn(() => Promise.resolve());
  const onPass = vi.fn(() => Promise.resolve());
  let resting: Resting<Shown>;

  beforeEach(() => {
    onRest.mockClear();
    onPass.mockClear();
    const isSame = (one: Shown, other: Shown) => one.view === other.view;
    resting = new Resting<Shown>({ rest: 1000, pass: 3000, isSame, onRest, onPass });
  });

  const note = (key: string, view: string, pointer = 0) => resting.note(key, { view, pointer });

  it("is reported once after a pause, only the latest", () => {
    note("a", "one");
    vi.advanceTimersByTime(999);
    note("a", "two");
    note("b", "three");
    vi.advanceTimersByTime(999);
    expect(onRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onRest.mock.calls).toEqual([
      ["a", { view: "two", pointer: 0 }],
      ["b", { view: "three", pointer: 0 }],
    ]);
    vi.advanceTimersByTime(10_000);
    expect(onRest).toHaveBeenCalledTimes(2);
    expect(onPass).not.toHaveBeenCalled();
  });

  it("is reported while the pointer moves, with the latest pointer", () => {
    for (let n = 0; n < 10; n++) {
      note("a", "one", n);
      vi.advanceTimersByTime(100);
    }
    expect(onRest.mock.calls).toEqual([["a", { view: "one", pointer: 9 }]]);
  });

  it("is reported at intervals while it keeps changing, and once it rests", () => {
    for (let n = 0; n < 65; n++) {
      note("a", `${n}`);
      vi.advanceTimersByTime(100);
    }
    expect(onRest).not.toHaveBeenCalled();
    expect(onPass.mock.calls).toEqual([
      ["a", { view: "29", pointer: 0 }],
      ["a", { view: "59", pointer: 0 }],
    ]);
    vi.advanceTimersByTime(10_000);
    expect(onRest.mock.calls).toEqual([["a", { view: "64", pointer: 0 }]]);
    expect(onPass).toHaveBeenCalledTimes(2);
  });

  it("is reported immediately at the end, but not after it was forgotten", async () => {
    note("a", "one");
    note("b", "two");
    expect(resting.newest("a")).toEqual({ view: "one", pointer: 0 });
    resting.forget("a");
    expect(resting.newest("a")).toBeNull();
    await resting.finish();
    vi.advanceTimersByTime(5000);
    expect(onRest.mock.calls).toEqual([["b", { view: "two", pointer: 0 }]]);
  });
});

describe("tours: attendance", () => {
  it("counts each connection once and knows when the presenter was last seen", () => {
    const onChange = vi.fn();
    const attendance = new Attendance(onChange);
    const [own, guest] = [{}, {}];
    const leaveOwn = attendance.enter("t", own, "192.0.2.1", true);
    const leaves = [
      attendance.enter("t", guest, "192.0.2.1", false),
      attendance.enter("t", guest, "192.0.2.1", false),
    ];
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
