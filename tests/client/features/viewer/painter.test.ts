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

  it("is null when the browser has no workers or the worker fails to load", async () => {
    const { starting, worker } = begin();
    worker.dispatchEvent(new Event("error"));
    expect(await starting).toBeNull();
    expect(worker.isEnded).toBe(true);
    vi.unstubAllGlobals();
    expect(await startPainter()).toBeNull();
  });

  it("is null when the worker cannot paint or cannot be created", async () => {
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

  it("is null when its worker does not respond within 10 s", async () => {
    vi.useFakeTimers();
    const { starting, worker } = begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await starting).toBeNull();
    expect(worker.isEnded).toBe(true);
  });

  it("reports the first painted frame, and not its start", async () => {
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

  it("transfers tiles under unique ids and drops them", async () => {
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
