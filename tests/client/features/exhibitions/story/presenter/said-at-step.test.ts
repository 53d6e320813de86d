import fc from "fast-check";
import { expect, it } from "vitest";
import { saidAtStep } from "../../../../../../src/client/features/exhibitions/story/presenter/said-at-step.ts";
import { noText, plainText } from "../../../../../../src/text/rich-text.ts";

it("said-at-step: joins the title and the text of a step in one line", () => {
  expect(saidAtStep({ title: "The pole", text: plainText("Here is", "nothing.") })).toBe(
    "The pole. Here is nothing.",
  );
  expect(saidAtStep({ title: "Where?", text: plainText("Here.") })).toBe("Where? Here.");
  expect(saidAtStep({ title: null, text: noText })).toBe("");
});

it("said-at-step: returns at most 500 UTF-16 code units without lone surrogates", () => {
  const texts = fc.string({ unit: "grapheme", maxLength: 900 });
  fc.assert(
    fc.property(fc.option(texts), texts, (title, words) => {
      const said = saidAtStep({ title, text: plainText(words) });
      expect(said.length).toBeLessThanOrEqual(500);
      expect(said).not.toMatch(/\p{Surrogate}/u);
    }),
  );
});
