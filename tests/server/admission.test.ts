import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Admission, AdmissionQueue } from "../../src/server/admission.ts";
import { TooBusy } from "../../src/server/gate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task that takes so many milliseconds. */
const taking = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve("done"), milliseconds));
const forever = () => new Promise<never>(() => {});
const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe("AdmissionQueue", () => {
  it("runs as many tasks as it has places, then those that wait", async () => {
    const queue = new AdmissionQueue({ places: 2, mostWaiting: 2, longestWait: 1000 });
    const begun: number[] = [];
    const answers = [0, 1, 2, 3].map((number) =>
      queue.run(() => {
        begun.push(number);
        return taking(100)();
      }),
    );
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toEqual([0, 1]);
    expect(queue.isFree).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([0, 1, 2, 3]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all(answers)).toEqual(["done", "done", "done", "done"]);
    expect(queue.isFree).toBe(true);
  });

  it("refuses at once when too many wait", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 1, longestWait: 1000 });
    void outcome(queue.run(forever));
    void outcome(queue.run(forever));
    await expect(queue.run(forever)).rejects.toThrow(TooBusy);
  });

  it("refuses at once what would wait too long by the durations of earlier tasks", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 100, longestWait: 1000 });
    for (let count = 0; count < 30; count += 1) {
      const run = queue.run(taking(400));
      await vi.advanceTimersByTimeAsync(400);
      await run;
    }
    const admitted = [1, 2].map(() => queue.run(taking(400)));
    await expect(queue.run(taking(400))).rejects.toThrow(TooBusy);
    await vi.advanceTimersByTimeAsync(800);
    expect(await Promise.all(admitted)).toEqual(["done", "done"]);
  });

  it("admits more when tasks become shorter", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 100, longestWait: 1000 });
    for (const duration of [5000, ...Array<number>(30).fill(10)]) {
      const run = queue.run(taking(duration));
      await vi.advanceTimersByTimeAsync(duration);
      await run;
    }
    const admitted = Array.from({ length: 20 }, () => queue.run(taking(10)));
    await vi.advanceTimersByTimeAsync(200);
    expect(new Set(await Promise.all(admitted))).toEqual(new Set(["done"]));
  });

  it("refuses what waits while the tasks before it hang, and never runs it", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 5, longestWait: 1000 });
    void outcome(queue.run(forever));
    const task = vi.fn(forever);
    const waiting = outcome(queue.run(task));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await waiting).toBeInstanceOf(TooBusy);
    expect(task).not.toHaveBeenCalled();
  });

  it("gives the place back when a task fails", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 0, longestWait: 1000 });
    await expect(queue.run(() => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
    expect(queue.isFree).toBe(true);
    expect(await queue.run(() => Promise.resolve("done"))).toBe("done");
  });
});

describe("Admission", () => {
  const member = { headers: { cookie: "member" } };
  const stranger = { headers: {} };
  const limits = { places: 1, mostWaiting: 0, longestWait: 1000 };
  const capacity = {
    pages: { all: limits, members: limits },
    operations: { all: limits, members: limits },
  };

  function setUp() {
    const log: { msg: string; refused: number }[] = [];
    const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
    const isMember = vi.fn(async ({ headers }: typeof member | typeof stranger) => {
      return "cookie" in headers;
    });
    const admission = new Admission(
      (request) => isMember(request as typeof member),
      logger,
      capacity,
    );
    return { admission, isMember, log };
  }

  it("runs members' tasks while strangers have taken all other places", async () => {
    const { admission, isMember } = setUp();
    void outcome(admission.page(stranger, forever));
    expect(isMember).not.toHaveBeenCalled();
    await expect(admission.page(stranger, forever)).rejects.toThrow(TooBusy);
    expect(await admission.page(member, () => Promise.resolve("done"))).toBe("done");
  });

  it("runs operations while all places for pages are taken", async () => {
    const { admission } = setUp();
    void outcome(admission.page(stranger, forever));
    expect(await admission.operation(stranger, () => Promise.resolve("done"))).toBe("done");
  });

  it("logs refusals once a minute, with their number", async () => {
    const { admission, log } = setUp();
    void outcome(admission.page(stranger, forever));
    for (let count = 0; count < 5; count += 1) await outcome(admission.page(stranger, forever));
    expect(log.map(({ refused }) => refused)).toEqual([1]);
    vi.setSystemTime(Date.now() + 60_000);
    await outcome(admission.page(stranger, forever));
    expect(log.map(({ refused }) => refused)).toEqual([1, 5]);
  });
});
