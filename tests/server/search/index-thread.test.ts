import { describe, expect, it, onTestFinished, vi } from "vitest";
import { IndexThread } from "../../../src/server/search/index-thread.ts";
import { Unavailable } from "../../../src/server/store/problems.ts";
import { eventually } from "../../support/eventually.ts";

/** A thread that exits when it is asked for the total, and otherwise answers 7. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.postMessage({ ready: true });
    parentPort.on("message", ({ id, question }) => {
      if (question === "total") process.exit(1);
      parentPort.postMessage({ id, answer: "7" });
    });
  `)}`,
);

async function started() {
  const told = { onTrouble: vi.fn(), onSkipped: vi.fn(), onRenewed: vi.fn() };
  const thread = new IndexThread({ config: {}, keptIn: null }, told, program);
  await thread.start();
  return { thread, told };
}

describe("index-thread: a search thread", () => {
  it("that ends rejects all waiting requests and is restarted", async () => {
    const { thread, told } = await started();
    const asked = [thread.ask("total", null), thread.ask("total", null)];
    for (const each of asked) await expect(each).rejects.toThrow(/ended/);
    await expect(thread.ask("newest", null)).rejects.toThrow(/not there/);
    await expect(thread.catchUp()).rejects.toThrow(/not there/);
    expect(told.onTrouble).toHaveBeenCalledOnce();
    await eventually(() => expect(told.onRenewed).toHaveBeenCalledOnce());
    expect(await thread.ask("newest", null)).toBe("7");
    await thread.close();
  });

  it("that does not answer for 30 s rejects all waiting requests and is restarted", async () => {
    const silent = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from "node:worker_threads";
        parentPort.postMessage({ ready: true });
        parentPort.on("message", ({ id, question }) => {
          while (question === "total") continue;
          parentPort.postMessage({ id, answer: "7" });
        });
      `)}`,
    );
    const told = { onTrouble: vi.fn(), onSkipped: vi.fn(), onRenewed: vi.fn() };
    const thread = new IndexThread({ config: {}, keptIn: null }, told, silent);
    await thread.start();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const asked = [thread.ask("total", null), thread.ask("newest", null)];
    const refused = asked.map((each) => expect(each).rejects.toBeInstanceOf(Unavailable));
    vi.advanceTimersByTime(30_000);
    await Promise.all(refused);
    expect(told.onTrouble).toHaveBeenCalledWith(new Error("The search index gave no answer."));
    vi.advanceTimersByTime(1_000);
    await vi.waitUntil(() => told.onRenewed.mock.calls.length > 0);
    expect(await thread.ask("newest", null)).toBe("7");
    await thread.close();
  });

  it("that is closed stays closed", async () => {
    const { thread, told } = await started();
    await thread.close();
    await expect(thread.ask("newest", null)).rejects.toThrow(/not there/);
    expect(told.onTrouble).not.toHaveBeenCalled();
  });

  it("answers nothing before it has read all works", async () => {
    const reading = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from "node:worker_threads";
        parentPort.postMessage({ progress: { done: 1 } });
        parentPort.on("message", ({ id }) => parentPort.postMessage({ id, answer: "none" }));
      `)}`,
    );
    const onReading = vi.fn();
    const told = { onReading, onTrouble: vi.fn(), onSkipped: vi.fn(), onRenewed: vi.fn() };
    const thread = new IndexThread({ config: {}, keptIn: null }, told, reading);
    const started = thread.start();
    await eventually(() => expect(onReading).toHaveBeenCalled());
    await expect(thread.ask("newest", null)).rejects.toThrow(/not there/);
    await thread.close();
    await expect(started).rejects.toThrow();
  });

  it("that cannot start reports the reason", async () => {
    const broken = new URL(
      'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.postMessage({ broken: "no works" }); setInterval(() => 0, 1000);',
    );
    const told = { onTrouble: vi.fn(), onSkipped: vi.fn(), onRenewed: vi.fn() };
    const thread = new IndexThread({ config: {}, keptIn: null }, told, broken);
    await expect(thread.start()).rejects.toThrow("no works");
    await thread.close();
  });

  it("counts as not following after three consecutive failures, until an attempt succeeds", async () => {
    const failing = new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort } from "node:worker_threads";
        parentPort.postMessage({ ready: true });
        parentPort.on("message", ({ id }) => {
          parentPort.postMessage({ failures: id < 4 ? id : 0 });
          parentPort.postMessage({ id, answer: null });
        });
      `)}`,
    );
    const told = { onTrouble: vi.fn(), onSkipped: vi.fn(), onRenewed: vi.fn() };
    const thread = new IndexThread({ config: {}, keptIn: null }, told, failing);
    await thread.start();
    const following: boolean[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await thread.catchUp();
      following.push(thread.isFollowing);
    }
    expect(following).toEqual([true, true, false, true]);
    await thread.close();
  });
});
