import { expect, it } from "vitest";
import { withKeptLook } from "../../../../src/client/features/tours/kept-look.ts";
import { besideOneAnother, wholeFrame, wholeView } from "../../../../src/view/view.ts";
import type { LensView } from "../../../../src/view/view.ts";

const region = { x: 1, y: 2, width: 30, height: 40 };
const own = { x: 5, y: 6, width: 70, height: 80 };

it("kept-look: returns the same object while only positions change", () => {
  const kept = { ...wholeView("a", 0), region: own };
  expect(withKeptLook({ ...wholeView("a", 0), region, rotation: 90 }, kept)).toBe(kept);
});

it("kept-look: adopts adjustments, lens and layers without changing the region", () => {
  const kept = { ...wholeView("a", 0), region: own };
  const layers = [{ image: 1, opacity: 0.5 }];
  const adjustments = { ...kept.adjustments, brightness: 2 };
  const lens: LensView = {
    at: { x: 3, y: 4 },
    size: 240,
    strength: 2,
    shape: "round",
    through: null,
  };
  const next = withKeptLook({ ...wholeView("a", 0), region, lens, layers, adjustments }, kept);
  expect(next).toEqual({ ...kept, lens, layers, adjustments });
});

it("kept-look: adopts another image completely", () => {
  const kept = { ...wholeView("a", 0), region: own };
  for (const shown of [
    { ...wholeView("b", 0), region },
    { ...wholeView("a", 1), region },
  ]) {
    expect(withKeptLook(shown, kept)).toEqual(shown);
  }
});

it("kept-look: matches the images of a comparison by their index", () => {
  const others = [{ ...wholeFrame("b", 0), region: own }];
  const kept = { ...wholeView("a", 0), comparison: { ...besideOneAnother, others } };
  const shown = {
    ...wholeView("a", 0),
    comparison: {
      ...besideOneAnother,
      share: 0.7,
      others: [{ ...wholeFrame("b", 0), region }, wholeFrame("c", 0)],
    },
  };
  const next = withKeptLook(shown, kept);
  expect(next.comparison).toEqual({
    ...besideOneAnother,
    share: 0.7,
    others: [others[0], wholeFrame("c", 0)],
  });
});
