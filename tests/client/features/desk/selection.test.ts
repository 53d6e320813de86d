import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  choose,
  everything,
  isChosen,
  nothing,
  rangeTo,
} from "../../../../src/client/features/desk/works/selection.ts";

const shown = ["a", "b", "c", "d", "e"];
const chosenOf = (selection: typeof nothing) => shown.filter((id) => isChosen(selection, id));

describe("selection: the selected works", () => {
  it("extend from the last chosen work to another one in either direction", () => {
    const one = choose(nothing, shown, ["b"], true);
    expect(rangeTo(one, shown, "d")).toEqual(["b", "c", "d"]);
    expect(rangeTo(one, shown, "a")).toEqual(["b", "a"]);
    expect(rangeTo(nothing, shown, "d")).toEqual(["d"]);
    const gone = choose(nothing, shown, ["z"], true);
    expect(rangeTo(gone, shown, "d")).toEqual(["d"]);
  });

  it("include all other shown works when one is deselected from all results", () => {
    expect(chosenOf(everything)).toEqual(shown);
    const others = choose(everything, shown, ["c"], false);
    expect(others.isAll).toBe(false);
    expect(chosenOf(others)).toEqual(["a", "b", "d", "e"]);
  });

  it("reflect the last choice for each work after any sequence of choices", () => {
    const step = fc.record({
      changed: fc.subarray(shown, { minLength: 1 }),
      isNow: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const expected = new Set<string>();
        let selection = nothing;
        for (const { changed, isNow } of steps) {
          selection = choose(selection, shown, changed, isNow);
          for (const id of changed) {
            if (isNow) expected.add(id);
            else expected.delete(id);
          }
        }
        expect(chosenOf(selection)).toEqual(shown.filter((id) => expected.has(id)));
      }),
    );
  });
});
