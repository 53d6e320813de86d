import { expect, it } from "vitest";
import { withKeptLook } from "../../../../src/client/features/tours/kept-look.ts";
import { besideOneAnother, wholeFrame, wholeView } from "../../../../src/view/view.ts";

const region = { x: 1, y: 2, width: 30, height: 40 };
const own = { x: 5, y: 6, width: 70, height: 80 };

it("kept-look: is the same object as long as only places change", () => {
  const kept = { ...wholeView("a", 0), region: own };
  expect(withKeptLook({ ...wholeView("a", 0), region, rotation: 90 }, kept)).toBe(kept);
});

it("kept-look: takes colours, lens and layers, and leaves the picture where it lies", () => {
  const kept = { ...wholeView("a", 0), region: own };
  const layers = [{ image: 1, opacity: 0.5 }];
  const adjustments = { ...kept.adjustments, brightness: 2 };
  const next = withKeptLook({ ...wholeView("a", 0), region, layers, adjustments }, kept);
  expect(next).toEqual({ ...kept, layers, adjustments });
});

it("kept-look: takes another picture as it is shown", () => {
  const kept = { ...wholeView("a", 0), region: own };
  for (const shown of [
    { ...wholeView("b", 0), region },
    { ...wholeView("a", 1), region },
  ]) {
    expect(withKeptLook(shown, kept)).toEqual(shown);
  }
});

it("kept-look: knows the pictures of a comparison by their places in it", () => {
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
