import { describe, expect, it } from "vitest";
import { coalesced } from "../../../src/server/search/coalesced.ts";

/** Work that is over when it is told to be. */
function controlled() {
  const runs: { end: () => void; fail: () => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: resolve, fail: () => reject(new Error("failed")) });
    });
  return { runs, work };
}
/** Until everything that can go on has done so. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("coalesced work", () => {
  it("runs once at a time, and once more for all who asked while it ran", async () => {
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

  it("tells nobody before a run is over that began after the asking", async () => {
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

  it("fails for those who asked for that run, and runs again for those who come next", async () => {
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
