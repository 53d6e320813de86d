import fc from "fast-check";
import type { PointPair, WorkInput } from "../../src/server/store/work-input.ts";
import { imageInput } from "./work-inputs.ts";

const text = fc
  .string({
    unit: fc.constantFrom(
      "a",
      "Z",
      " ",
      "\n",
      "\t",
      '"',
      "'",
      "\\",
      "\r",
      "é",
      "𝒜",
      ",",
      "{}",
      "NULL",
      "\u2028",
      "\ufeff",
      "%",
    ),
  })
  .map((value) => value);
const address = fc.constantFrom(
  "http://rightsstatements.org/vocab/InC/1.0/",
  `HTTPS://example.org/é?a="b'&c=<%2C>;\\`,
);
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Point pairs that register an image on the first one without a change. */
export const identity: PointPair[] = [
  { from: { x: 0, y: 0.25 }, to: { x: 0, y: 0.25 } },
  { from: { x: 4000, y: 3000 }, to: { x: 4000, y: 3000 } },
];

/** Works with values that trimming, escaping or rounding would damage. */
export const anyWork: fc.Arbitrary<Omit<WorkInput, "identifier">> = fc.record({
  title: text,
  creators: fc.array(fc.record({ name: text, role: orNull(text) }), { maxLength: 3 }),
  date: orNull(text),
  earliestYear: orNull(fc.integer({ min: -9999, max: 9999 })),
  latestYear: orNull(fc.integer({ min: -9999, max: 9999 })),
  workType: orNull(text),
  technique: orNull(text),
  subjects: fc.array(text, { maxLength: 4 }),
  places: fc.array(text, { maxLength: 4 }),
  dimensions: orNull(
    fc.record({
      text,
      heightCm: orNull(number),
      widthCm: orNull(number),
      depthCm: orNull(number),
    }),
  ),
  description: orNull(text),
  creditLine: orNull(text),
  rights: orNull(fc.record({ uri: orNull(address), label: text })),
  recordLanguage: orNull(fc.constantFrom("de", "pt-BR", "zh-Hant")),
  metadata: fc.array(fc.record({ label: text, values: fc.array(text, { maxLength: 3 }) }), {
    maxLength: 3,
  }),
  status: fc.constant("PUBLISHED"),
  images: fc
    .array(
      fc.record({
        alt: orNull(text),
        caption: orNull(text),
        pixelsPerCm: orNull(number),
        fileName: orNull(text),
        details: fc.array(
          fc.record({
            region: fc.constant({ x: 1, y: 2, width: 3999, height: 2998 }),
            caption: text.filter((caption) => caption.trim() !== ""),
            description: orNull(text),
          }),
          { maxLength: 3 },
        ),
      }),
      {
        maxLength: 3,
      },
    )
    .map((images) =>
      images.map((given, index) =>
        imageInput(String(index).repeat(32), {
          ...given,
          registration: index === 0 ? null : identity,
        }),
      ),
    ),
});
