import { describe, expect, it } from "vitest";
import { coalesced } from "../../../src/server/search/coalesced.ts";

/** Returns work that ends when the test ends it. */
function controlled() {
  const runs: { end: () => void; fail: () => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: resolve, fail: () => reject(new Error("failed")) });
    });
  return { runs, work };
}
/** Waits until all pending callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("coalesced runs", () => {
  it("run one at a time, and once more for all calls during a run", async () => {
    const { runs, work } = controlled();
    const ask = coalesced(work);
    const told: string[] = [];
    const askAs = (name: string) => void ask().then(() => told.push(name));
    askAs("first");
    await settled();
    expect(runs).toHaveLength(1);
    for (let asked = 0; asked < 100; asked += 1) askAs("later");
    await settled();
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await settled();
    expect([told, runs.length]).toEqual([["first"], 2]);
    runs[1]?.end();
    await settled();
    expect([told.length, runs.length]).toEqual([101, 2]);
  });

  it("resolve only after a run that began after the call", async () => {
    const { runs, work } = controlled();
    const ask = coalesced(work);
    void ask();
    await settled();
    let isTold = false;
    void ask().then(() => (isTold = true));
    runs[0]?.end();
    await settled();
    expect(isTold).toBe(false);
    runs[1]?.end();
    await settled();
    expect(isTold).toBe(true);
  });

  it("reject for the calls of a failed run, and run again for the next calls", async () => {
    const { runs, work } = controlled();
    const ask = coalesced(work);
    const first = ask();
    await settled();
    const second = ask();
    runs[0]?.fail();
    await expect(first).rejects.toThrow("failed");
    await settled();
    runs[1]?.end();
    await expect(second).resolves.toBeUndefined();
  });
});
