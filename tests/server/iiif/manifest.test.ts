import fc from "fast-check";
import { expect, test } from "vitest";
import { manifestOf } from "../../../src/server/iiif/manifest.ts";
import type { ImageRole } from "../../../src/server/store/work-input.ts";
import { manifestProblems } from "../../support/manifest-problems.ts";
import { imageRow as image, workRow as work } from "../../support/work-rows.ts";

const origin = "https://museum.example";

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.constantFrom("<b>x</b>", "<i>", ""),
);
const roles = ["FRONT", "BACK", "DETAIL", "XRAY", "INFRARED", "OVERLAY", "OTHER"] as const;
const side = fc.integer({ min: 1, max: 200_000 });

test("manifest: any record gives a valid manifest of the Presentation API", () => {
  const anyWork = fc.record({
    title: words,
    creators: fc.array(fc.record({ name: words, role: orNull(words) }), { maxLength: 2 }),
    date: orNull(words),
    subjects: fc.array(words, { maxLength: 2 }),
    description: orNull(words),
    recordLanguage: orNull(fc.constantFrom("de", "zh-Hant")),
    creditLine: orNull(words),
    rights: orNull(fc.record({ uri: orNull(fc.webUrl()), label: words })),
    metadata: fc.array(fc.record({ label: words, values: fc.array(words, { maxLength: 2 }) }), {
      maxLength: 2,
    }),
  });
  const anyImage = fc.record({
    width: side,
    height: side,
    caption: orNull(words),
    role: fc.constantFrom<ImageRole>(...roles),
    derivativeWidths: fc.constantFrom([], [120], [240, 480]),
  });
  fc.assert(
    fc.property(anyWork, fc.array(anyImage, { minLength: 1, maxLength: 4 }), (said, images) => {
      // No derivative is wider than its image.
      const rows = images.map((given, position) =>
        image({
          ...given,
          id: `i${position}`,
          position,
          derivativeWidths: given.derivativeWidths.filter((width) => width <= given.width),
        }),
      );
      expect(manifestProblems(manifestOf(work(said), rows, origin), origin)).toEqual([]);
    }),
  );
});

test("manifest: texts have the record's language, names and numbers have none", () => {
  const seen = work({ title: "Meer", description: "Ruhig.", recordLanguage: "de" });
  expect(manifestOf(seen, [image({ caption: "Vorne" })], origin)).toMatchObject({
    label: { de: ["Meer"] },
    summary: { de: ["Ruhig."] },
    metadata: expect.arrayContaining([
      { label: { en: ["Identifier"] }, value: { none: [seen.identifier] } },
      { label: { en: ["Technique"] }, value: { de: [seen.technique] } },
    ]),
    requiredStatement: { value: { de: [seen.creditLine] } },
    items: [{ label: { de: ["Vorne"] } }],
  });
});

test("manifest: numbers canvases from 1, each with its image's size", () => {
  const pictures = [image(), image({ width: 300, height: 500, role: "BACK" })];
  expect(manifestOf(work(), pictures, origin)).toMatchObject({
    id: `${origin}/iiif/manifest/sea-t-1`,
    label: { none: ["Sea"] },
    requiredStatement: {
      label: { en: ["Credit line"] },
      value: { none: ["Given by a friend"] },
    },
    items: [
      { id: `${origin}/iiif/manifest/sea-t-1/canvas/1`, width: 4000, height: 3000 },
      {
        id: `${origin}/iiif/manifest/sea-t-1/canvas/2`,
        label: { en: ["Back"] },
        width: 300,
        height: 500,
      },
    ],
  });
});

test("manifest: its own labels are in English, those of a work without language have none", () => {
  const metadata = [{ label: "Found in", values: ["Box 1"] }];
  expect(manifestOf(work({ metadata }), [image()], origin)).toMatchObject({
    metadata: expect.arrayContaining([
      { label: { en: ["Identifier"] }, value: { none: [expect.any(String)] } },
      { label: { none: ["Found in"] }, value: { none: ["Box 1"] } },
    ]),
  });
});

test("manifest: marks text that looks like HTML as plain text", () => {
  const manifest = manifestOf(work({ description: "<script>x</script>" }), [image()], origin);
  expect(manifest).toMatchObject({ summary: { none: ["<script>x</script> "] } });
});

test("manifest: thumbnails are precomputed, and images state their real maximum size", () => {
  const manifest = manifestOf(work(), [image({ width: 20_000, height: 10_000 })], origin);
  const service = `${origin}/iiif/image/3/${"a".repeat(32)}`;
  expect(manifest).toMatchObject({
    thumbnail: [{ id: `${service}/full/320,160/0/default.webp`, width: 320, height: 160 }],
    items: [{ items: [{ items: [{ body: { width: 8944, height: 4472 } }] }] }],
  });
});
