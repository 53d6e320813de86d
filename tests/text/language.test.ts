import { expect, it } from "vitest";
import { isRightToLeft, languageAttributes, readLanguage } from "../../src/text/language.ts";

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

it.each([
  ["fa", { lang: "fa", dir: "rtl" }],
  ["la", { lang: "la", dir: "ltr" }],
  ["no tag", undefined],
  [null, undefined],
])("language: an element of words in %s says %j", (language, attributes) => {
  expect(languageAttributes(language)).toEqual(attributes);
});

it.each(["ar", "ar-u-nu-latn", "fa-IR", "he", "az-Arab", "uz-AF", "dv", "ckb"])(
  "language: %s is written from right to left",
  (language) => expect(isRightToLeft(language)).toBe(true),
);

it.each(["en", "de-1901", "ar-Latn", "az", "zh-Hant", "sd-Deva"])(
  "language: %s is not written from right to left",
  (language) => expect(isRightToLeft(language)).toBe(false),
);
