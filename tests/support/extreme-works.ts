import { farthestYear, storedLimits } from "../../src/record/limits.ts";
import type { ImageInput, WorkInput, WorkStatus } from "../../src/server/store/work-input.ts";

/** Units of texts that are easily lost, grow when folded, or contain no word boundary. */
export const extremeUnits = [
  "x",
  "ab ",
  "é",
  "e\u0301\u0323",
  "\u0001",
  "\u001b\u007f\u0085",
  "\r\n",
  "𝒜",
  "漢",
  "\ufdfa",
  "ﬃ",
  "ש",
  "\u200b\u200d\ufeff",
  "\u202e",
  "👩‍👩‍👧",
  "'",
  '="<&>;|\\',
  "9",
  "(",
  "-",
] as const;

/** Returns a text of exactly this many UTF-16 code units. */
export function filled(unit: string, length: number): string {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  // Half of a surrogate pair at the end cannot be stored.
  return /[\uD800-\uDBFF]$/.test(text) ? `${text.slice(0, -1)}x` : text;
}

const list = <Item>(length: number, item: (at: number) => Item) =>
  Array.from({ length }, (_, at) => item(at));

const { shortText, longText, items } = storedLimits;
const statuses: readonly WorkStatus[] = [
  "PUBLISHED",
  "PUBLISHED",
  "PUBLISHED",
  "DRAFT",
  "WITHDRAWN",
];

/** The work with the fewest values. */
const least: Omit<WorkInput, "identifier" | "title" | "status" | "images"> = {
  ...{ creators: [], subjects: [], places: [], metadata: [] },
  ...{ date: null, earliestYear: null, latestYear: null, workType: null, technique: null },
  ...{ dimensions: null, description: null, creditLine: null, rights: null, recordLanguage: null },
};

/** Fields at their limits. Each shape stays within the limit of all texts together. */
const shapes: readonly ((unit: string) => Partial<WorkInput>)[] = [
  () => ({}),
  (unit) => ({
    description: filled(unit, longText),
    metadata: [{ label: "a", values: [filled(unit, longText)] }],
  }),
  (unit) => ({
    creators: list(12, () => ({ name: filled(unit, shortText), role: filled(unit, shortText) })),
    date: filled(unit, shortText),
    workType: filled(unit, shortText),
    technique: filled(unit, shortText),
    creditLine: filled(unit, shortText),
    rights: { label: filled(unit, shortText), uri: `https://example.org/${"a".repeat(1980)}` },
    dimensions: {
      text: filled(unit, shortText),
      heightCm: 1e308,
      widthCm: Number.MIN_VALUE,
      depthCm: -0.1,
    },
  }),
  (unit) => ({
    creators: list(items, (at) => ({ name: `${filled(unit, 20)}${at}`, role: null })),
    subjects: list(items, (at) => `${filled(unit, 100)}${at}`),
    places: list(items, (at) => `${at}${filled(unit, 100)}`),
    metadata: list(items, (at) => ({ label: `${filled(unit, 20)}${at}`, values: list(3, String) })),
  }),
  (unit) => ({
    metadata: [
      { label: filled(unit, shortText), values: list(items, () => filled(unit, 300)) },
      { label: "", values: ["", unit] },
      { label: "title", values: [] },
    ],
  }),
  () => ({ earliestYear: -farthestYear, latestYear: farthestYear, date: "" }),
  () => ({ earliestYear: farthestYear, latestYear: -farthestYear, date: "9".repeat(shortText) }),
  (unit) => ({
    subjects: [filled(unit, 1), "", filled(unit, 500), filled(unit, 501)],
    places: [""],
  }),
];

/**
 * Returns extreme works that are still accepted: every shape with every unit, one after the other.
 *
 * @param pictures images that works may have, the smallest first
 * @param from number of the first work
 */
export function extremeWorks(
  count: number,
  pictures: readonly ImageInput[] = [],
  from = 0,
): WorkInput[] {
  return list(count, (at) => extremeWork(from + at, pictures));
}

function extremeWork(number: number, pictures: readonly ImageInput[]): WorkInput {
  const unit = extremeUnits[number % extremeUnits.length] ?? "x";
  const shape = shapes[Math.floor(number / extremeUnits.length + number) % shapes.length];
  const isLong = number % 3 === 0;
  return {
    ...least,
    ...shape?.(unit),
    identifier: isLong ? `${number} ${filled("i", 1900)}` : `${unit}${number}`,
    // The number forms one word with the letters that follow it.
    title: `w${number}w${filled(unit, isLong ? shortText - 10 : number % 7)}`,
    status: statuses[number % statuses.length] ?? "PUBLISHED",
    images: picturesOf(number, unit, pictures),
  };
}

function picturesOf(number: number, unit: string, pictures: readonly ImageInput[]): ImageInput[] {
  if (pictures.length === 0 || number % 2 === 0) return [];
  const count = number % 40 === 1 ? 300 : (number % 4) + 1;
  return list(count, (at): ImageInput => {
    const picture = pictures[(number + at) % pictures.length];
    if (!picture) throw new Error("There is no picture.");
    const { width, height } = picture;
    const detail = { region: { x: 0, y: 0, width, height }, caption: "a", description: null };
    return {
      ...picture,
      role: at === 0 ? "FRONT" : "OTHER",
      alt: at % 2 === 0 ? filled(unit, count > 9 ? 50 : shortText) : "",
      caption: at % 3 === 0 ? filled(unit, 100) : null,
      details: count > 9 ? [] : list(number % 5 === 0 ? 100 : 1, () => detail),
    };
  });
}
