import { expect, test } from "vitest";
import { parseLanguage } from "../../src/record/languages.ts";

test.each([
  ["de", "de"],
  [" pt-br ", "pt-BR"],
  ["ger", "de"],
  ["German", "de"],
  ["deutsch", "de"],
  ["Français", "fr"],
  ["in German", null],
  ["", null],
])("languages: the cell %j is read as %s", (cell, tag) => {
  expect(parseLanguage(cell)).toBe(tag);
});
