import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createSharedStep } from "../../../../../../src/client/features/exhibitions/story/presenter/shared-step.ts";

type Channel = Pick<BroadcastChannel, "postMessage" | "onmessage" | "close">;

/** Creates windows that receive each other's messages immediately. */
function createHall() {
  const channels = new Set<Channel>();
  let said = 0;
  return {
    said: () => said,
    open(): Channel {
      const own: Channel = {
        onmessage: null,
        postMessage(data: unknown) {
          said += 1;
          for (const other of channels) {
            if (other !== own)
              other.onmessage?.call(own as never, new MessageEvent("message", { data }));
          }
        },
        close: () => void channels.delete(own),
      };
      channels.add(own);
      return own;
    },
  };
}

describe("shared-step: windows of one story", () => {
  it("stay at the same step when any window opens or moves", () => {
    const acts = fc.array(
      fc.record({ window: fc.integer({ min: 0, max: 3 }), step: fc.constantFrom("a", "b", "c") }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(acts, (moves) => {
        const hall = createHall();
        const at: (string | null)[] = [];
        const windows = ["a", null, null, null].map((step, place) => {
          at[place] = step;
          return createSharedStep({
            channel: hall.open(),
            step,
            onStep: (next) => {
              at[place] = next;
            },
          });
        });
        expect(new Set(at)).toEqual(new Set(["a"]));
        for (const { window, step } of moves) {
          at[window] = step;
          windows[window]?.goTo(step);
          expect(new Set(at)).toEqual(new Set([step]));
        }
      }),
    );
  });

  it("do not broadcast a step that they received or already broadcast", () => {
    const hall = createHall();
    const first = createSharedStep({ channel: hall.open(), step: "a", onStep: vi.fn() });
    const second = createSharedStep({
      channel: hall.open(),
      step: "a",
      onStep: (step) => second.goTo(step),
    });
    const before = hall.said();
    first.goTo("b");
    expect(hall.said()).toBe(before + 1);
    first.goTo("b");
    expect(hall.said()).toBe(before + 1);
  });

  it("ignore unknown messages of another version of the site", () => {
    const hall = createHall();
    const onStep = vi.fn();
    createSharedStep({ channel: hall.open(), step: "a", onStep });
    const other = hall.open();
    for (const data of [
      null,
      7,
      "at",
      { kind: "at" },
      { kind: "at", step: 3 },
      { kind: "dances" },
    ]) {
      other.postMessage(data);
    }
    expect(onStep).not.toHaveBeenCalled();
  });
});
