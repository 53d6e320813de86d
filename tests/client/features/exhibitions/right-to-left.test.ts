import { expect, it } from "vitest";
import { isRightToLeft } from "../../../../src/client/features/exhibitions/right-to-left.ts";

it.each(["ar", "ar-u-nu-latn", "fa-IR", "he", "az-Arab", "uz-AF", "dv", "ckb"])(
  "right-to-left: %s is written from right to left",
  (language) => expect(isRightToLeft(language)).toBe(true),
);

it.each(["en", "de-1901", "ar-Latn", "az", "zh-Hant", "sd-Deva"])(
  "right-to-left: %s is not",
  (language) => expect(isRightToLeft(language)).toBe(false),
);
