import fc from "fast-check";
import type { WorkFields } from "../../src/record/work-fields.ts";

const unit = fc.constantFrom(
  "a",
  "Z",
  " ",
  "\n",
  "\t",
  '"',
  "é",
  "𝒜",
  "ש",
  ",",
  ";",
  "<b>",
  "{}",
  "%",
  "\ufeff",
);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
/** Non-blank texts, with everything that is easily lost in storage. */
const words = fc.string({ unit, minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== "");
const side = orNull(fc.double({ min: Number.MIN_VALUE, max: 10_000_000, noNaN: true }));
const year = orNull(fc.integer({ min: -2_147_483_646, max: 2_147_483_646 }));

/** Valid values of some editable fields of a work. */
export const anyFields: fc.Arbitrary<Partial<WorkFields>> = fc
  .record(
    {
      title: words,
      creators: fc.array(fc.record({ name: words, role: orNull(words) }), { maxLength: 3 }),
      date: orNull(words),
      earliestYear: year,
      latestYear: year,
      workType: orNull(words),
      technique: orNull(words),
      subjects: fc.array(words, { maxLength: 3 }),
      places: fc.array(words, { maxLength: 3 }),
      dimensions: orNull(fc.record({ text: words, heightCm: side, widthCm: side, depthCm: side })),
      description: orNull(words),
      creditLine: orNull(words),
      rights: orNull(
        fc.record({ label: words, uri: orNull(fc.webUrl({ withQueryParameters: true })) }),
      ),
      recordLanguage: orNull(fc.constantFrom("de", "pt-BR", "zh-Hant")),
      metadata: fc.array(
        fc.record({
          label: words,
          values: fc.array(fc.string({ unit, maxLength: 12 }), { maxLength: 3 }),
        }),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ["earliestYear", "latestYear"] },
  )
  .map(inOrder);

function inOrder(fields: Partial<WorkFields>): Partial<WorkFields> {
  const { earliestYear = null, latestYear = null } = fields;
  if (earliestYear === null || latestYear === null || earliestYear <= latestYear) return fields;
  return { ...fields, earliestYear: latestYear, latestYear: earliestYear };
}
