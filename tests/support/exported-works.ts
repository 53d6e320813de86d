import * as fc from "fast-check";
import type { RemotePlace } from "../../src/server/remote/remote-place.ts";
import type { ExportedImage, ExportedWork } from "../../src/server/exports/exported-work.ts";

/** Storable text, including characters that are difficult in tables and spreadsheets. */
export const hardText = fc.oneof(
  fc
    .string({ unit: "binary" })
    .filter((text) => !text.includes("\0") && !/\p{Surrogate}/u.test(text)),
  fc
    .array(
      fc.constantFrom(
        ..."=+-@'\"|\\;,\t\r\n ",
        "\\e",
        "\r\n",
        "=1+1",
        "é",
        "😀",
        "שלום",
        "\uFEFF",
        "null",
        "7",
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join("")),
);
const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
const year = orNull(fc.integer({ min: -9999, max: 9999 }));
const size = orNull(fc.double({ min: 0.0001, max: 1e6, noNaN: true }));
const few = <T>(some: fc.Arbitrary<T>) => fc.array(some, { maxLength: 3 });
const whole = fc.nat(5000);
const place = fc.record({ x: fc.double({ min: 0, max: 5000, noNaN: true }), y: whole });

const remote: fc.Arbitrary<RemotePlace> = fc.record({
  kind: fc.constant("file"),
  address: fc.webUrl(),
  width: fc.integer({ min: 1, max: 1_000_000 }),
  height: fc.integer({ min: 1, max: 1_000_000 }),
  sha256: fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 }),
});

const said: fc.Arbitrary<ExportedImage> = fc.record({
  file: hardText.filter((text) => text !== ""),
  fileName: orNull(hardText),
  role: fc.constantFrom("FRONT", "BACK", "DETAIL", "XRAY", "INFRARED", "OVERLAY", "OTHER"),
  alt: orNull(hardText),
  caption: orNull(hardText),
  pixelsPerCm: size,
  details: few(
    fc.record({
      region: fc.record({ x: whole, y: whole, width: whole, height: whole }),
      caption: hardText,
      description: orNull(hardText),
    }),
  ),
  registration: orNull(few(fc.record({ from: place, to: place }))),
});

const image = fc.oneof(
  said,
  fc.tuple(said, remote).map(([one, there]) => ({ ...one, remote: there })),
);

/** Works with any values that can be exported. */
export const anyExportedWork: fc.Arbitrary<ExportedWork> = fc.record({
  identifier: hardText.filter((text) => text.trim() !== ""),
  title: hardText,
  creators: few(fc.record({ name: hardText, role: orNull(hardText) })),
  date: orNull(hardText),
  earliestYear: year,
  latestYear: year,
  workType: orNull(hardText),
  technique: orNull(hardText),
  subjects: few(hardText),
  places: few(hardText),
  dimensions: orNull(fc.record({ text: hardText, heightCm: size, widthCm: size, depthCm: size })),
  description: orNull(hardText),
  creditLine: orNull(hardText),
  rights: orNull(fc.record({ uri: orNull(hardText), label: hardText })),
  recordLanguage: orNull(fc.constantFrom("de", "pt-BR", "zh-Hant")),
  metadata: few(
    fc.record({
      label: fc.oneof(hardText, fc.constantFrom("Found in", "Room", "title", "=Sum", " ")),
      values: few(hardText),
    }),
  ),
  status: fc.constantFrom("DRAFT", "PUBLISHED", "WITHDRAWN"),
  images: few(image),
});
