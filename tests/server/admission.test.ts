import { pino } from "pino";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Payer } from "../../src/server/accounts/attempts.ts";
import { Admission, AdmissionQueue } from "../../src/server/admission.ts";
import { TooBusy } from "../../src/server/gate.ts";

beforeEach(() => void vi.useFakeTimers());

/** Returns a task that takes this many milliseconds. */
const taking = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve("done"), milliseconds));
const forever = () => new Promise<never>(() => {});
const waiting = { mostWaitingOfNetwork: 20, longestWait: 1000 };
const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe("AdmissionQueue", () => {
  it("runs as many tasks as it has places, then the waiting ones", async () => {
    const queue = new AdmissionQueue({ places: 2, mostWaiting: 2, ...waiting });
    const begun: number[] = [];
    const answers = [0, 1, 2, 3].map((number) =>
      queue.run("one", () => {
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

  it("rejects a task immediately when too many wait", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 1, ...waiting });
    void outcome(queue.run("one", forever));
    void outcome(queue.run("one", forever));
    await expect(queue.run("one", forever)).rejects.toThrow(TooBusy);
  });

  it("rejects a task immediately if it would wait too long, judging by earlier tasks", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 100, ...waiting });
    for (let count = 0; count < 30; count += 1) {
      const run = queue.run("one", taking(400));
      await vi.advanceTimersByTimeAsync(400);
      await run;
    }
    const admitted = [1, 2].map(() => queue.run("one", taking(400)));
    await expect(queue.run("one", taking(400))).rejects.toThrow(TooBusy);
    await vi.advanceTimersByTimeAsync(800);
    expect(await Promise.all(admitted)).toEqual(["done", "done"]);
  });

  it("admits more tasks when tasks become shorter", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 100, ...waiting });
    for (const duration of [5000, ...Array<number>(30).fill(10)]) {
      const run = queue.run("one", taking(duration));
      await vi.advanceTimersByTimeAsync(duration);
      await run;
    }
    const admitted = Array.from({ length: 20 }, () => queue.run("one", taking(10)));
    await vi.advanceTimersByTimeAsync(200);
    expect(new Set(await Promise.all(admitted))).toEqual(new Set(["done"]));
  });

  it("AdmissionQueue: admits tasks to the queue after one that took minutes", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 100, ...waiting });
    const long = queue.run("one", taking(600_000));
    await vi.advanceTimersByTimeAsync(600_000);
    await long;
    const admitted = [1, 2].map(() => queue.run("one", taking(10)));
    await vi.advanceTimersByTimeAsync(20);
    expect(await Promise.all(admitted)).toEqual(["done", "done"]);
  });

  it("rejects a waiting task while earlier ones hang, and never runs it", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 5, ...waiting });
    void outcome(queue.run("one", forever));
    const task = vi.fn(forever);
    const late = outcome(queue.run("one", task));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toBeInstanceOf(TooBusy);
    expect(task).not.toHaveBeenCalled();
  });

  /** Creates a queue with one place that has run 30 tasks of this duration. */
  async function queueOf(milliseconds: number) {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 30, ...waiting });
    for (let count = 0; count < 30; count += 1) {
      const run = queue.run("one", taking(milliseconds));
      await vi.advanceTimersByTimeAsync(milliseconds);
      await run;
    }
    return queue;
  }

  it("queues at most 20 tasks of one network and runs those of others before most of them", async () => {
    const queue = await queueOf(20);
    const flood = Array.from({ length: 25 }, () => outcome(queue.run("one", taking(20))));
    const done = vi.fn();
    const other = queue.run("two", taking(20)).then(done);
    await vi.advanceTimersByTimeAsync(60);
    expect(done).toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    await other;
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === "done")).toHaveLength(21);
    expect(answers.filter((answer) => answer instanceof TooBusy)).toHaveLength(4);
  });

  it("expects a task of a network without waiting tasks to wait for only few others", async () => {
    const queue = await queueOf(200);
    void queue.run("one", taking(200));
    const waits = Array.from({ length: 5 }, () => outcome(queue.run("one", taking(200))));
    const other = queue.run("two", taking(200));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await other).toBe("done");
    expect((await Promise.all(waits)).filter((answer) => answer === "done")).toHaveLength(2);
  });

  it("gives a waiting place to a network without one when others have taken all", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 2, ...waiting });
    void outcome(queue.run("one", taking(10)));
    const [, last] = [1, 2].map(() => outcome(queue.run("one", taking(10))));
    const other = queue.run("two", taking(10));
    await vi.advanceTimersByTimeAsync(100);
    expect(await other).toBe("done");
    expect(await last).toBeInstanceOf(TooBusy);
  });

  it("frees the place when a task fails", async () => {
    const queue = new AdmissionQueue({ places: 1, mostWaiting: 0, ...waiting });
    await expect(queue.run("one", () => Promise.reject(new Error("failed")))).rejects.toThrow(
      "failed",
    );
    expect(queue.isFree).toBe(true);
    expect(await queue.run("one", () => Promise.resolve("done"))).toBe("done");
  });
});

describe("Admission", () => {
  const member = { ip: "192.0.2.1", headers: { cookie: "member" } };
  const stranger = { ip: "192.0.2.1", headers: {} };
  const limits = { places: 1, mostWaiting: 0, ...waiting };
  const capacity = {
    pages: { all: limits, members: limits },
    operations: { all: limits, members: limits },
  };

  function setUp() {
    const log: { msg: string; refused: number }[] = [];
    const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
    const memberOf = vi.fn(async ({ headers }: typeof member | typeof stranger) => {
      return "cookie" in headers ? headers.cookie : null;
    });
    const queryCost = vi.fn(async (_payer: Payer, _cost: number) => 0);
    const correctQueryCost = vi.fn(async (_payer: Payer, _difference: number) => undefined);
    const admission = new Admission(
      (request) => memberOf(request as typeof member),
      { queryCost, correctQueryCost },
      logger,
      capacity,
    );
    return { admission, memberOf, queryCost, correctQueryCost, log };
  }

  it("runs members' tasks while visitors occupy all other places", async () => {
    const { admission, memberOf } = setUp();
    void outcome(admission.render(stranger, 5, forever));
    expect(memberOf).not.toHaveBeenCalled();
    await expect(admission.render(stranger, 5, forever)).rejects.toThrow(TooBusy);
    expect(await admission.render(member, 5, () => Promise.resolve("done"))).toBe("done");
  });

  it("charges a document to its network, and rejects it without budget before it takes a place", async () => {
    const { admission, queryCost } = setUp();
    const make = vi.fn(async () => "done");
    expect(await admission.render(stranger, 5, make)).toBe("done");
    expect(queryCost).toHaveBeenCalledWith({ address: stranger.ip }, 5);
    queryCost.mockResolvedValue(7);
    const refused = { statusCode: 429, headers: { "retry-after": "7" } };
    await expect(admission.render(stranger, 5, make)).rejects.toMatchObject(refused);
    expect(make).toHaveBeenCalledOnce();
  });

  it("charges members when their network's budget is used up, and rejects them beyond their own", async () => {
    const { admission, queryCost, correctQueryCost } = setUp();
    const own = { address: member.ip, memberId: "member" };
    queryCost.mockImplementation(async ({ memberId }) => (memberId === undefined ? 7 : 0));
    expect(await admission.render(member, 5, () => Promise.resolve("done"))).toBe("done");
    expect(queryCost).toHaveBeenLastCalledWith(own, 5);
    for (const _ of [1, 2]) void outcome(admission.render(member, 5, forever));
    await expect(admission.render(member, 5, forever)).rejects.toThrow(TooBusy);
    expect(correctQueryCost.mock.calls).toEqual([[own, -5]]);
    queryCost.mockResolvedValue(7);
    await expect(admission.render(member, 5, forever)).rejects.toMatchObject({ statusCode: 429 });
  });

  it("refunds the cost of a document that is rejected because of overload", async () => {
    const { admission, correctQueryCost } = setUp();
    void outcome(admission.render(stranger, 5, forever));
    await expect(admission.render(stranger, 5, forever)).rejects.toThrow(TooBusy);
    expect(correctQueryCost.mock.calls).toEqual([[{ address: stranger.ip }, -5]]);
  });

  it("charges afterwards for a document's bytes beyond the initial charge", async () => {
    const { admission, correctQueryCost } = setUp();
    const bytesOf = ({ length }: string) => length;
    await admission.render(stranger, 400, async () => "a".repeat(40_000), bytesOf);
    expect(correctQueryCost).not.toHaveBeenCalled();
    await admission.render(stranger, 400, async () => "a".repeat(1_100_000), bytesOf);
    expect(correctQueryCost.mock.calls).toEqual([[{ address: stranger.ip }, 10_600]]);
  });

  it("charges four times for a request that bypasses the cache", async () => {
    const { admission, queryCost, correctQueryCost } = setUp();
    const reloading = { ...stranger, headers: { "cache-control": "no-cache" } };
    await admission.render(
      reloading,
      400,
      async () => "a".repeat(50_000),
      ({ length }) => length,
    );
    expect(queryCost.mock.calls).toEqual([[{ address: stranger.ip }, 1_600]]);
    expect(correctQueryCost.mock.calls).toEqual([[{ address: stranger.ip }, 400]]);
  });

  it("runs operations while all places for pages are taken", async () => {
    const { admission } = setUp();
    void outcome(admission.render(stranger, 5, forever));
    expect(await admission.operation(stranger, () => Promise.resolve("done"))).toBe("done");
  });

  it("logs rejections once a minute, with their number", async () => {
    const { admission, log } = setUp();
    void outcome(admission.render(stranger, 5, forever));
    for (let count = 0; count < 5; count += 1)
      await outcome(admission.render(stranger, 5, forever));
    expect(log.map(({ refused }) => refused)).toEqual([1]);
    vi.setSystemTime(Date.now() + 60_000);
    await outcome(admission.render(stranger, 5, forever));
    expect(log.map(({ refused }) => refused)).toEqual([1, 5]);
  });
});

describe("Admission: live tasks", () => {
  const attempts = { queryCost: async () => 0, correctQueryCost: async () => undefined };
  const start = () => {
    const admission = new Admission(async () => null, attempts, pino({ level: "silent" }));
    const begun: string[] = [];
    return {
      begun,
      send: (ip: string) =>
        admission.live({ ip }, () => {
          begun.push(ip);
          return taking(10)();
        }),
    };
  };

  it("run six at a time, alternating between networks", async () => {
    const { begun, send } = start();
    const answers = Array.from({ length: 50 }, () => send("203.0.113.1"));
    answers.push(send("198.51.100.2"));
    expect(begun).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(10);
    expect(begun).toHaveLength(12);
    expect(begun).toContain("198.51.100.2");
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all(answers)).toHaveLength(51);
  });

  it("are rejected when thousands wait", async () => {
    const { send } = start();
    const answers = Array.from({ length: 5_007 }, () => outcome(send("203.0.113.1")));
    await vi.advanceTimersByTimeAsync(20_000);
    const refused = (await Promise.all(answers)).filter((answer) => answer instanceof TooBusy);
    expect(refused).toHaveLength(1);
  });
});
