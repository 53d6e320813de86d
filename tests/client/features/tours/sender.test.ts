import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSender } from "../../../../src/client/features/tours/sender.ts";
import type { NumberedShot, ShotAnswer } from "../../../../src/client/features/tours/sender.ts";

type Sent = NumberedShot & {
  at: number;
  answer: (answer: ShotAnswer) => void;
  lose: (reason: Error) => void;
};

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));

/** Waits until promises are settled. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Advances the time without Vitest's asynchronous timer functions, which wait for real timers. */
async function pass(milliseconds: number): Promise<void> {
  await settle();
  vi.advanceTimersByTime(milliseconds);
  await settle();
}

/** Creates a sender and records what it sends; nothing is answered automatically. */
function started(sequence = 0) {
  const sent: Sent[] = [];
  const sender = createSender({
    sequence,
    send: (shot) =>
      new Promise((answer, lose) => sent.push({ ...shot, at: Date.now(), answer, lose })),
  });
  return { sender, sent };
}

const shot = (view: string) => ({ view, pointer: null });
const taken = ({ sequence, answer }: Sent) => answer({ taken: true, sequence });

/** Sequences of events: the view changes, time passes, responses arrive or are lost. */
const acts = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("look" as const), view: fc.constantFrom("a", "b", "c", "d") }),
    fc.record({ kind: fc.constant("wait" as const), for: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ kind: fc.constant("answer" as const), isTaken: fc.boolean() }),
    fc.record({ kind: fc.constant("lose" as const) }),
  ),
  { maxLength: 60 },
);

describe("sender: sent views", () => {
  it("have rising sequences, at most ten per second, and end with the newest", async () => {
    await fc.assert(
      fc.asyncProperty(acts, fc.integer({ min: 0, max: 20 }), async (all, from) => {
        const { sender, sent } = started(from);
        let newest: string | null = null;
        let highest = from;
        const waiting = new Set<Sent>();
        let seen = 0;
        const take = () => {
          for (; seen < sent.length; seen += 1) {
            const [before, now] = [sent[seen - 1], sent[seen]];
            if (!now) continue;
            waiting.add(now);
            expect(now.sequence).toBeGreaterThan(before?.sequence ?? from);
            if (before) expect(now.at - before.at).toBeGreaterThanOrEqual(100);
            expect(waiting.size).toBeLessThanOrEqual(4);
          }
        };
        for (const act of all) {
          if (act.kind === "look") sender.show(shot((newest = act.view)));
          if (act.kind === "wait") await pass(act.for);
          const [oldest] = waiting;
          if (oldest && act.kind === "answer") {
            waiting.delete(oldest);
            highest = Math.max(highest, oldest.sequence) + (act.isTaken ? 0 : 5);
            oldest.answer({ taken: act.isTaken, sequence: highest });
            await settle();
          }
          if (oldest && act.kind === "lose") {
            waiting.delete(oldest);
            oldest.lose(new Error("lost"));
            await settle();
          }
          take();
        }
        // At the end all requests are answered.
        for (let round = 0; round < 10; round += 1) {
          for (const each of waiting) taken(each);
          waiting.clear();
          await pass(1_200);
          take();
        }
        expect(sent.at(-1)?.view ?? null).toBe(newest);
        sender.stop();
      }),
      { numRuns: 60 },
    );
  });

  it("wait while four requests are pending; then only the newest is sent", async () => {
    const { sender, sent } = started();
    for (const view of ["a", "b", "c", "d", "e", "f"]) {
      sender.show(shot(view));
      await pass(100);
    }
    expect(sent.map(({ view }) => view)).toEqual(["a", "b", "c", "d"]);
    for (const each of sent) taken(each);
    await settle();
    expect(sent.map(({ view }) => view)).toEqual(["a", "b", "c", "d", "f"]);
    sender.stop();
  });

  it("are not sent again while unchanged", async () => {
    const { sender, sent } = started();
    sender.show(shot("a"));
    sender.show(shot("a"));
    for (const each of sent) taken(each);
    await pass(5_000);
    sender.show(shot("a"));
    expect(sent.map(({ view }) => view)).toEqual(["a"]);
    sender.show({ view: "a", pointer: { x: 1, y: 2 } });
    expect(sent).toHaveLength(2);
  });

  it("are sent again with a higher sequence if another sender was first", async () => {
    const { sender, sent } = started(3);
    sender.show(shot("a"));
    expect(sent[0]?.sequence).toBe(4);
    sent[0]?.answer({ taken: false, sequence: 20 });
    await pass(100);
    expect(sent[1]).toMatchObject({ view: "a", sequence: 21 });
  });

  it("arrive after many losses, although the server rejects sequences far above the newest", async () => {
    let isCut = false;
    let newest = 7;
    let tries = 0;
    const sender = createSender({
      sequence: newest,
      async send({ sequence }) {
        tries += 1;
        if (isCut) throw new Error("lost");
        const isTaken = sequence > newest && sequence <= newest + 1_000;
        if (isTaken) newest = sequence;
        return { taken: isTaken, sequence: newest };
      },
    });
    sender.show(shot("a"));
    await pass(1_000);
    expect(newest).toBe(8);
    isCut = true;
    sender.show(shot("b"));
    for (let second = 0; second < 1_002; second += 1) await pass(1_000);
    expect(tries).toBeGreaterThan(1_001);
    isCut = false;
    await pass(3_000);
    expect(newest).toBeGreaterThan(8);
    sender.stop();
  });

  it("are no longer sent after the sender stops", async () => {
    const { sender, sent } = started();
    sender.show(shot("a"));
    sender.show(shot("b"));
    sender.stop();
    await pass(5_000);
    sender.show(shot("c"));
    expect(sent.map(({ view }) => view)).toEqual(["a"]);
  });
});
