import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { batches, inOrder } from "../../../src/server/imports/in-order.ts";

async function* from<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const never = new AbortController().signal;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

describe("inOrder", () => {
  test("returns results in order, whatever they take, with limited concurrency", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 5 }),
        async (turns, ahead) => {
          let underWay = 0;
          let most = 0;
          const results = inOrder(from([...turns.entries()]), ahead, async ([index, waits]) => {
            most = Math.max(most, (underWay += 1));
            for (let turn = 0; turn < waits; turn += 1) await Promise.resolve();
            underWay -= 1;
            return index;
          });
          expect(await all(results)).toEqual(turns.map((_, index) => index));
          expect(most).toBeLessThanOrEqual(ahead);
        },
      ),
    );
  });

  test("fails when the failing item's turn comes, not earlier", async () => {
    const seen: number[] = [];
    const results = inOrder(from([1, 2, 3]), 3, async (item) => {
      if (item === 3) throw new Error("third");
      return item;
    });
    await expect(
      (async () => {
        for await (const item of results) seen.push(item);
      })(),
    ).rejects.toThrow("third");
    expect(seen).toEqual([1, 2]);
  });
});

test("inOrder leaves no task running when it fails", async () => {
  let underWay = 0;
  const results = inOrder(from([1, 2, 3]), 3, async (item) => {
    if (item === 1) throw new Error("first");
    underWay += 1;
    await pause(5);
    underWay -= 1;
    return item;
  });
  await expect(all(results)).rejects.toThrow("first");
  expect(underWay).toBe(0);
});

describe("batches", () => {
  test("contain every item once, in order, up to the maximum number", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(60),
        fc.integer({ min: 1, max: 7 }),
        fc.nat(4),
        async (length, most, delay) => {
          const items = Array.from({ length }, (_, i) => i);
          const seen: number[][] = [];
          for await (const batch of batches(from(items), { most, patience: 5, signal: never })) {
            seen.push(batch);
            for (let turn = 0; turn < delay; turn += 1) await Promise.resolve();
          }
          expect(seen.flat()).toEqual(items);
          for (const batch of seen) {
            expect(batch.length).toBeGreaterThan(0);
            expect(batch.length).toBeLessThanOrEqual(most);
          }
        },
      ),
    );
  });

  test("stay within the weight limit, except for single items, and hold no more than that", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(9), { maxLength: 30 }), fc.nat(4), async (items, delay) => {
        const scales = { weigh: (item: number) => item, most: 8 };
        const gathering = { most: 7, patience: 5, signal: never, scales };
        const seen: number[][] = [];
        let given = 0;
        let held = 0;
        async function* counted() {
          for (const item of items) {
            held = Math.max(held, given - seen.flat().reduce((sum, one) => sum + one, 0));
            given += item;
            yield item;
          }
        }
        for await (const batch of batches(counted(), gathering)) {
          seen.push(batch);
          for (let turn = 0; turn < delay; turn += 1) await Promise.resolve();
        }
        expect(seen.flat()).toEqual(items);
        for (const batch of seen) {
          const weight = batch.reduce((sum, one) => sum + one, 0);
          expect(batch.length === 1 || weight <= 8).toBe(true);
        }
        // The gathered items and the batch in progress.
        expect(held).toBeLessThan(3 * 9);
      }),
    );
  });

  test("do not delay an item for a slow one behind it", async () => {
    let release: () => void = () => undefined;
    const slow = new Promise<void>((done) => {
      release = done;
    });
    async function* items() {
      yield "ready";
      await slow;
      yield "slow";
    }
    const seen: string[][] = [];
    for await (const batch of batches(items(), { most: 10, patience: 5, signal: never })) {
      seen.push(batch);
      release();
    }
    expect(seen).toEqual([["ready"], ["slow"]]);
  });

  test("end with the ready items when they are aborted, even if an item never arrives", async () => {
    const stop = new AbortController();
    async function* items() {
      yield 1;
      yield 2;
      await new Promise(() => undefined);
    }
    const gathered = batches(items(), { most: 10, patience: 60_000, signal: stop.signal });
    setTimeout(() => stop.abort(), 5);
    expect(await all(gathered)).toEqual([[1, 2]]);
  });

  test("return the items before a failure, then fail", async () => {
    async function* items() {
      yield 1;
      throw new Error("damaged");
    }
    const seen: number[][] = [];
    const reading = (async () => {
      for await (const batch of batches(items(), { most: 10, patience: 5, signal: never }))
        seen.push(batch);
    })();
    await expect(reading).rejects.toThrow("damaged");
    expect(seen).toEqual([[1]]);
  });
});
