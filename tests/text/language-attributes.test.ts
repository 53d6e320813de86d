import { expect, it } from "vitest";
import { isRightToLeft, languageAttributes } from "../../src/text/language-attributes.ts";

it.each([
  ["fa", { lang: "fa", dir: "rtl" }],
  ["la", { lang: "la", dir: "ltr" }],
  ["no tag", { lang: "no tag", dir: "ltr" }],
  [null, undefined],
])("language-attributes: an element with text in %s gets %j", (language, attributes) => {
  expect(languageAttributes(language)).toEqual(attributes);
});

it.each(["ar", "ar-u-nu-latn", "fa-IR", "he", "az-Arab", "uz-AF", "dv", "ckb"])(
  "language-attributes: %s is written from right to left",
  (language) => expect(isRightToLeft(language)).toBe(true),
);

it.each(["en", "de-1901", "ar-Latn", "az", "zh-Hant", "sd-Deva"])(
  "language-attributes: %s is not written from right to left",
  (language) => expect(isRightToLeft(language)).toBe(false),
);
