import fc from "fast-check";
import { expect, test } from "vitest";
import { distinctSlug, slugOf } from "../../../src/server/store/slug.ts";

test("slug: a slug contains title and identifier", () => {
  expect(slugOf("A Figure Bowing", "A00001")).toBe("a-figure-bowing-a00001");
  expect(slugOf("Ärger über Straßen", "27.474A")).toBe("arger-uber-strassen-27-474a");
});

test("slug: a slug omits the address of a work from another site", () => {
  expect(slugOf("The harbour", "https://example.org/iiif/1.json")).toBe("the-harbour");
  const address = "http://example.org/iiif/1.json";
  expect(slugOf("HTTP: a poster", "A.1")).toBe("http-a-poster-a-1");
  expect(slugOf(address, address)).toMatch(/^work-[0-9a-f]{8}$/);
});

test("slug: any title gives a slug that is URL-safe, not empty and not long", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 300 });
  fc.assert(
    fc.property(text, text, (title, identifier) => {
      const slug = slugOf(title, identifier);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(81);
    }),
  );
});

test("slug: a duplicate slug is distinguished by the identifier, deterministically", () => {
  expect(distinctSlug("sea-a-1", "A.1", 4)).toBe(distinctSlug("sea-a-1", "A.1", 4));
  expect(distinctSlug("sea-a-1", "A.1", 4)).not.toBe(distinctSlug("sea-a-1", "A-1", 4));
});
