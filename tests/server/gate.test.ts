import fc from "fast-check";
import { expect, it } from "vitest";
import { Gate, TooBusy } from "../../src/server/gate.ts";
import type { Passing } from "../../src/server/gate.ts";

/** Creates tasks behind a gate, which run until the test ends them, and records the order in which they start. */
function crowd(places: number, mostWaiting: number) {
  const gate = new Gate(places, mostWaiting);
  const started: string[] = [];
  const running: (() => void)[] = [];
  const add = (name: string, passing?: Passing) => {
    const done = gate.run(() => {
      started.push(name);
      return new Promise<void>((resolve) => running.push(resolve));
    }, passing);
    return done.then(
      () => "done",
      (error: unknown) => (error instanceof TooBusy ? "busy" : error),
    );
  };
  /** Ends the task that has run longest; returns false if none is running. */
  const runOne = async () => {
    const end = running.shift();
    end?.();
    await new Promise(setImmediate);
    return end !== undefined;
  };
  const runAll = async () => {
    while (await runOne());
  };
  return { add, started, runOne, runAll };
}

it("Gate: tasks of one group and one cost start in the order of arrival", async () => {
  const { add, started, runAll } = crowd(2, 10);
  for (const name of "abcdef") void add(name);
  await runAll();
  expect(started.join("")).toBe("abcdef");
});

it("Gate: cheap tasks start before expensive ones, even of their own group", async () => {
  const { add, started, runAll } = crowd(1, 10);
  for (const name of ["running", "large", "larger"]) {
    void add(name, { group: "one", cost: name.length * 100 });
  }
  void add("small", { group: "one", cost: 1 });
  void add("other", { group: "other", cost: 2 });
  await runAll();
  expect(started).toEqual(["running", "other", "small", "large", "larger"]);
});

it("Gate: a group with many tasks waits behind one with few", async () => {
  const { add, started, runAll } = crowd(1, 100);
  for (let n = 0; n < 50; n += 1) void add(`much ${n}`, { group: "much" });
  void add("little", { group: "little" });
  await runAll();
  expect(started.indexOf("little")).toBeLessThanOrEqual(2);
});

it("Gate: an expensive task starts even if cheap ones of another group keep arriving", async () => {
  const { add, started, runOne } = crowd(1, 100);
  void add("running");
  void add("large", { group: "large", cost: 10 });
  for (let turn = 0; turn < 30 && !started.includes("large"); turn += 1) {
    void add(`small ${turn}`, { group: "small" });
    void add(`also small ${turn}`, { group: "small" });
    await runOne();
  }
  expect(started).toContain("large");
});

it("Gate: when too many wait, the task with the last turn is rejected", async () => {
  const { add, started, runAll } = crowd(1, 3);
  const much = ["a", "b", "c", "d"].map((name) => add(name, { group: "much" }));
  expect(await add("e", { group: "much" })).toBe("busy");
  const little = add("little", { group: "little" });
  expect(await much[3]).toBe("busy");
  await runAll();
  expect(started.toSorted()).toEqual(["a", "b", "c", "little"]);
  expect(await little).toBe("done");
});

it("Gate: an aborted task leaves the queue, and the others continue", async () => {
  const { add, started, runAll } = crowd(2, 10);
  void add("one");
  const gone = new AbortController();
  const both = add("both", { places: 2, signal: gone.signal });
  const other = add("other", { cost: 9 });
  gone.abort("left");
  expect(await both).toBe("left");
  expect(started).toEqual(["one", "other"]);
  await runAll();
  expect(await other).toBe("done");
});

it("Gate: each task runs once or is rejected, within the available places", async () => {
  const task = fc.record({
    group: fc.constantFrom("a", "b", "c"),
    cost: fc.integer({ min: 1, max: 50 }),
    places: fc.integer({ min: 1, max: 4 }),
    isGivenUp: fc.boolean(),
    endsOne: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(task, { maxLength: 40 }), async (tasks) => {
      const gate = new Gate(3, 8);
      const ends: (() => void)[] = [];
      let taken = 0;
      const results = tasks.map(({ group, cost, places, isGivenUp, endsOne }) => {
        const wanted = new AbortController();
        const needed = Math.min(places, 3);
        const done = gate.run(
          () => {
            taken += needed;
            expect(taken).toBeLessThanOrEqual(3);
            return new Promise<void>((resolve) => {
              ends.push(() => {
                taken -= needed;
                resolve();
              });
            });
          },
          { group, cost, places, signal: wanted.signal },
        );
        if (isGivenUp) wanted.abort(new Error("left"));
        if (endsOne) ends.shift()?.();
        return done.then(
          () => "done",
          (error: Error) => (error instanceof TooBusy ? "busy" : error.message),
        );
      });
      const all = Promise.all(results);
      for (let idle = 0; idle < 3;) {
        const end = ends.shift();
        end?.();
        idle = end ? 0 : idle + 1;
        await new Promise(setImmediate);
      }
      expect(taken).toBe(0);
      for (const result of await all) expect(["done", "busy", "left"]).toContain(result);
    }),
    { numRuns: 200 },
  );
});
