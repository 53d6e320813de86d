import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  mostSteps,
  noHistory,
  redo,
  undo,
  withDone,
} from "../../../../../src/client/features/desk/exhibitions/editing/history.ts";
import {
  withOperations,
  type InHand,
  type Operation,
} from "../../../../../src/client/features/desk/exhibitions/editing/operations.ts";
import { plainText } from "../../../../../src/text/rich-text.ts";
import { anySteps, operationOf, someHead, textBlock } from "./any-exhibition.ts";

const begun: InHand = {
  head: someHead,
  blocks: [textBlock("a", "one"), textBlock("b", "two"), textBlock("c", "three")],
};

describe("history: taking back and doing once more", () => {
  it("goes back through all that was done, and forth again", () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        let history = noHistory;
        const states = [begun];
        const now = () => states.at(-1) ?? begun;
        for (const [at, step] of steps.entries()) {
          const operation = operationOf(step, now(), `new-${at}`);
          if (!operation) continue;
          history = withDone(history, operation);
          states.push(withOperations(now(), [operation]));
        }
        let shown = now();
        for (const expected of states.slice(0, -1).reverse()) {
          const back = undo(history);
          history = back?.history ?? history;
          shown = withOperations(shown, back ? [back.todo] : []);
          expect(shown).toEqual(expected);
        }
        expect(undo(history)).toBeNull();
        for (const expected of states.slice(1)) {
          const forth = redo(history);
          history = forth?.history ?? history;
          shown = withOperations(shown, forth ? [forth.todo] : []);
          expect(shown).toEqual(expected);
        }
        expect(redo(history)).toBeNull();
      }),
    );
  });

  it("keeps at least two hundred steps, and forgets the earliest of too many", () => {
    const hide = (isHidden: boolean): Operation => ({ kind: "hide", id: "a", isHidden });
    let history = noHistory;
    for (let at = 0; at < mostSteps + 10; at += 1) history = withDone(history, hide(at % 2 === 0));
    expect(mostSteps).toBeGreaterThanOrEqual(200);
    expect(history.done).toHaveLength(mostSteps);
  });

  it("cannot do once more what was taken back before something else was done", () => {
    const history = withDone(noHistory, { kind: "hide", id: "a", isHidden: true });
    const back = undo(history)?.history ?? history;
    expect(redo(back)).not.toBeNull();
    expect(redo(withDone(back, { kind: "hide", id: "b", isHidden: true }))).toBeNull();
  });

  it("leaves alone what others wrote in the same block since", () => {
    const before = { text: { text: plainText("one", "two") } };
    const after = { text: { text: plainText("one", "two of mine") } };
    const theirs = plainText("one of theirs", "two of mine");
    const history = withDone(noHistory, { kind: "write", id: "a", before, after });
    const now: InHand = {
      head: someHead,
      blocks: [{ id: "a", isHidden: false, content: { text: { text: theirs } } }],
    };
    const back = undo(history);
    const { blocks } = withOperations(now, back ? [back.todo] : []);
    expect(blocks[0]?.content?.text?.text).toEqual(plainText("one of theirs", "two"));
  });

  it("does nothing to what is not there any more", () => {
    const gone: Operation[] = [
      { kind: "hide", id: "x", isHidden: true },
      { kind: "move", id: "a", from: null, to: "x" },
      { kind: "move", id: "x", from: null, to: "a" },
      { kind: "remove", block: textBlock("x"), after: null },
      { kind: "write", id: "x", before: {}, after: {} },
    ];
    expect(withOperations(begun, gone)).toEqual(begun);
  });
});
