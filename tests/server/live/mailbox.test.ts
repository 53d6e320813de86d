import { describe, expect, it, vi } from "vitest";
import { Mailbox } from "../../../src/server/live/mailbox.ts";

const sum = () =>
  new Mailbox<number>(
    (waiting, next) => waiting + next,
    () => undefined,
  );

describe("mailbox: a mailbox", () => {
  it("delivers events to waiting readers in order", async () => {
    const box = sum();
    const [first, second] = [box.next(), box.next()];
    box.post("a", 1);
    box.post("a", 2);
    expect(await Promise.all([first, second])).toEqual([
      { value: 1, done: false },
      { value: 2, done: false },
    ]);
  });

  it("keeps one event per key, however slow the reader is", async () => {
    const box = sum();
    for (let n = 1; n <= 100_000; n++) box.post(n % 2 ? "odd" : "even", 1);
    expect(await box.next()).toEqual({ value: 50_000, done: false });
    expect(await box.next()).toEqual({ value: 50_000, done: false });
  });

  it("delivers pending events after finish() and nothing later", async () => {
    const closed = vi.fn();
    const box = new Mailbox<number>((_waiting, next) => next, closed);
    box.post("a", 1);
    box.finish();
    box.post("b", 2);
    expect(closed).not.toHaveBeenCalled();
    expect(await box.next()).toEqual({ value: 1, done: false });
    expect(await box.next()).toEqual({ value: undefined, done: true });
    expect(closed).toHaveBeenCalledOnce();
  });

  it("ends immediately on finish() while a reader waits", async () => {
    const box = sum();
    const waiting = box.next();
    box.finish();
    expect(await waiting).toEqual({ value: undefined, done: true });
  });

  it("ends for waiting readers when it is closed, and calls its callback once", async () => {
    const closed = vi.fn();
    const box = new Mailbox<number>((_waiting, next) => next, closed);
    const waiting = box.next();
    box.close();
    box.close();
    box.post("a", 1);
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect(await box.next()).toEqual({ value: undefined, done: true });
    expect(closed).toHaveBeenCalledExactlyOnceWith(box);
  });

  it("closes when the reader leaves its loop", async () => {
    const closed = vi.fn();
    const box = new Mailbox<number>((_waiting, next) => next, closed);
    box.post("a", 1);
    for await (const event of box) {
      expect(event).toBe(1);
      break;
    }
    expect(closed).toHaveBeenCalledOnce();
  });
});
