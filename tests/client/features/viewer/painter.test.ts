import { beforeEach, describe, expect, it, vi } from "vitest";
import { startPainter } from "../../../../src/client/features/viewer/painter.ts";
import { FakePaintWorker } from "./fake-paint-worker.ts";

function begin() {
  const starting = startPainter();
  const [worker] = FakePaintWorker.all;
  if (!worker) throw new Error("No worker was started.");
  return { starting, worker };
}

describe("painter: the painter", () => {
  beforeEach(() => {
    FakePaintWorker.all = [];
    vi.stubGlobal("Worker", FakePaintWorker);
  });

  it("is not there where a browser has no workers, or the worker does not load", async () => {
    const { starting, worker } = begin();
    worker.dispatchEvent(new Event("error"));
    expect(await starting).toBeNull();
    expect(worker.isEnded).toBe(true);
    vi.unstubAllGlobals();
    expect(await startPainter()).toBeNull();
  });

  it("is not there where the worker cannot paint, or cannot even be made", async () => {
    const { starting, worker } = begin();
    worker.answer("unable");
    expect(await starting).toBeNull();
    expect(worker.isEnded).toBe(true);
    const forbidden = vi.fn(function () {
      throw new DOMException("forbidden", "SecurityError");
    });
    vi.stubGlobal("Worker", forbidden);
    expect(await startPainter()).toBeNull();
    expect(forbidden).toHaveBeenCalledOnce();
  });

  it("is not waited for when its worker does not come", async () => {
    vi.useFakeTimers();
    const { starting, worker } = begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await starting).toBeNull();
    expect(worker.isEnded).toBe(true);
  });

  it("says once when there is something to see, and not that it runs", async () => {
    const { starting, worker } = begin();
    worker.answer("ready");
    const painter = await starting;
    const onPainted = vi.fn();
    const transferControlToOffscreen = () => ({});
    painter?.begin({ transferControlToOffscreen } as never, onPainted);
    expect(onPainted).not.toHaveBeenCalled();
    worker.answer("painted");
    expect(onPainted).toHaveBeenCalledOnce();
  });

  it("hands tiles over, each under its own name, and lets go of them", async () => {
    const { starting, worker } = begin();
    worker.answer("ready");
    const painter = await starting;
    const tiles = ["one", "two"].map((bitmap) => painter?.keep(bitmap as never));
    tiles[0]?.close();
    const [first, second] = worker.jobs;
    expect(first).toEqual({ type: "keep", id: tiles[0]?.id, bitmap: "one" });
    expect(second).toEqual({ type: "keep", id: tiles[1]?.id, bitmap: "two" });
    expect(tiles[0]?.id).not.toBe(tiles[1]?.id);
    expect(worker.jobs.slice(2)).toEqual([{ type: "drop", id: tiles[0]?.id }]);
    painter?.stop();
    expect(worker.isEnded).toBe(true);
  });
});
