import { expect, it } from "vitest";
import { readLanguage } from "../../src/text/language.ts";

it.each([
  ["PT-br", "pt-BR"],
  ["la", "la"],
  ["de-1901", "de-1901"],
  ["zh-hant", "zh-Hant"],
  ["ger", "de"],
  ["German", null],
  ["Latin text", null],
  ["en_GB", null],
  ["", null],
  ["en-abcdefgh-abcdefg1-abcdefg2-abcdef", null],
])("language: %s is read as %s", (tag, read) => {
  expect(readLanguage(tag)).toBe(read);
});
