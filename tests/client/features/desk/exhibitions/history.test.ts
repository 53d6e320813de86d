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

describe("history: undo and redo", () => {
  it("undoes and redoes any sequence of operations", () => {
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

  it("limits the undo stack to mostSteps entries, at least 200, and drops the earliest", () => {
    const operations = Array.from({ length: mostSteps + 10 }, (_, at): Operation => ({
      kind: "hide",
      id: `block-${at}`,
      isHidden: true,
    }));
    const history = operations.reduce(withDone, noHistory);
    expect(mostSteps).toBeGreaterThanOrEqual(200);
    expect(history.done).toEqual(operations.slice(10));
  });

  it("clears redo when a new operation follows an undo", () => {
    const history = withDone(noHistory, { kind: "hide", id: "a", isHidden: true });
    const back = undo(history)?.history ?? history;
    expect(redo(back)).not.toBeNull();
    expect(redo(withDone(back, { kind: "hide", id: "b", isHidden: true }))).toBeNull();
  });

  it("undoes a text change without reverting another member's change of the same block", () => {
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

  it("ignores operations on blocks that no longer exist", () => {
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
