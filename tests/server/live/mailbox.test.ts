import { describe, expect, it, vi } from "vitest";
import { Mailbox } from "../../../src/server/live/mailbox.ts";

const sum = () =>
  new Mailbox<number>(
    (waiting, next) => waiting + next,
    () => undefined,
  );

describe("mailbox: a mailbox", () => {
  it("gives events to whoever waits, in order", async () => {
    const box = sum();
    const [first, second] = [box.next(), box.next()];
    box.post("a", 1);
    box.post("a", 2);
    expect(await Promise.all([first, second])).toEqual([
      { value: 1, done: false },
      { value: 2, done: false },
    ]);
  });

  it("holds one event for each key, however slow the taker is", async () => {
    const box = sum();
    for (let n = 1; n <= 100_000; n++) box.post(n % 2 ? "odd" : "even", 1);
    expect(await box.next()).toEqual({ value: 50_000, done: false });
    expect(await box.next()).toEqual({ value: 50_000, done: false });
  });

  it("that is to end gives what is in it, and nothing that comes later", async () => {
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

  it("that is to end while somebody waits ends at once", async () => {
    const box = sum();
    const waiting = box.next();
    box.finish();
    expect(await waiting).toEqual({ value: undefined, done: true });
  });

  it("ends for whoever waits when it is closed, and says so once", async () => {
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

  it("ends when its taker stops a loop over it", async () => {
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
