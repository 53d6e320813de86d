import * as fc from "fast-check";
import { expect, test } from "vitest";
import { escapeXml, xmlElement } from "../../../src/server/harvest/xml.ts";
import { hardText } from "../../support/exported-works.ts";

const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes text like an XML parser. */
function read(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (_, code: string, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (signs[name] ?? "unknown"),
  );
}

test("xml: escaped text is read back unchanged, except for characters that XML cannot contain", () => {
  fc.assert(
    fc.property(hardText, (text) => {
      const escaped = escapeXml(text);
      expect(escaped).not.toMatch(/[<>"'\r]|&(?!(?:#13|amp|lt|gt|quot|apos);)/);
      const cannot = /\p{Noncharacter_Code_Point}|\p{Cc}/u;
      const held = Array.from(text, (one) =>
        cannot.test(one) && !/[\t\n\r\u{7F}-\u{9F}\u{FDD0}-\u{FDEF}\u{10000}-\u{10FFFF}]/u.test(one)
          ? "\uFFFD"
          : one,
      );
      expect(read(escaped)).toBe(held.join(""));
    }),
  );
  expect(escapeXml("a\u0001b\uFFFEc")).toBe("a\uFFFDb\uFFFDc");
});

test("xml: an element has the language of its text if that is known", () => {
  expect(xmlElement("dc:title", "Meer", "de")).toBe('<dc:title xml:lang="de">Meer</dc:title>');
  expect(xmlElement("dc:title", "Meer", null)).toBe("<dc:title>Meer</dc:title>");
  expect(xmlElement("dc:title", null, "de")).toBe("");
});
