// Few of valibot’s actions are used, because each one adds to the code that every page loads.
import * as v from "valibot";
import { readLanguage } from "../text/language.ts";
import { farthestYear, longest, longestSide, mostItems } from "./limits.ts";
import { writtenFields } from "./work-fields.ts";
import type { WorkFields } from "./work-fields.ts";

/** An invalid value: its path, such as `creators.2.name`, and a message that says how to correct it. */
export type FieldProblem = { field: string; message: string };

const count = (number: number) => number.toLocaleString("en-GB");

/** A text that the database can store. */
const text = (length: number) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => value.length <= length,
      `This can have at most ${count(length)} characters. Shorten it.`,
    ),
    v.check(
      (value) => !/\0|\p{Surrogate}/u.test(value),
      "This has a character that cannot be kept. Type it anew.",
    ),
  );

/** A text that is not blank. */
const words = (length: number, missing: string) =>
  v.pipe(
    text(length),
    v.check((value) => value.trim() !== "", missing),
  );

const optional = (length: number) =>
  v.nullable(words(length, "Write something here, or leave it empty."));

const list = <Item extends v.GenericSchema>(item: Item, things: string) =>
  v.pipe(
    v.array(item),
    v.check(
      (items) => items.length <= mostItems,
      `A work can have at most ${mostItems} ${things}.`,
    ),
  );

/** Message for a text that is not a language tag. */
export const notLanguage =
  "This is no language. Choose one of the list, or write its code, such as en or pt-BR.";

const notYear = "A year is a whole number, such as 1850, or -50 for 50 BCE.";
const year = v.nullable(
  v.pipe(
    v.number(notYear),
    v.check((value) => Number.isInteger(value) && Math.abs(value) <= farthestYear, notYear),
  ),
);

const notSide = "A size is a number of centimetres above 0, such as 39.4.";
const side = v.nullable(
  v.pipe(
    v.number(notSide),
    v.check((value) => value > 0, notSide),
    v.check((value) => value <= longestSide, `A side is at most ${count(longestSide)} cm long.`),
  ),
);

const address = v.pipe(
  text(longest.address),
  v.check(
    isWebAddress,
    "This is no web address. It begins with https:// or http://, and has no spaces.",
  ),
);

const term = (missing: string) => words(longest.term, missing);

const rules = {
  title: words(longest.title, "Give the work a title."),
  creators: list(
    v.object({
      name: words(longest.name, "Give the creator a name, or take the row away."),
      role: optional(longest.role),
    }),
    "creators",
  ),
  date: optional(longest.date),
  earliestYear: year,
  latestYear: year,
  workType: optional(longest.workType),
  technique: optional(longest.technique),
  subjects: list(term("Name the subject, or take the row away."), "subjects"),
  places: list(term("Name the place, or take the row away."), "places"),
  dimensions: v.nullable(
    v.object({
      text: words(longest.dimensions, "Say in words how large it is, such as 39.4 × 41.9 cm."),
      heightCm: side,
      widthCm: side,
      depthCm: side,
    }),
  ),
  description: optional(longest.description),
  creditLine: optional(longest.creditLine),
  rights: v.nullable(
    v.object({
      uri: v.nullable(address),
      label: words(longest.rights, "Say in words what may be done with it."),
    }),
  ),
  recordLanguage: v.nullable(
    v.pipe(
      v.string(),
      v.check((tag) => readLanguage(tag) === tag, notLanguage),
    ),
  ),
  metadata: v.pipe(
    list(
      v.object({
        label: words(longest.label, "Say what this value is, or take the row away."),
        values: list(text(longest.value), "values under one name"),
      }),
      "other values",
    ),
    v.check(
      (entries) => entries.flatMap(({ values }) => values).join("").length <= longest.values,
      `Other values can have at most ${count(longest.values)} characters together. Shorten them.`,
    ),
  ),
} satisfies { [Field in keyof WorkFields]: v.GenericSchema<WorkFields[Field]> };

/**
 * Normalizes an identifier for comparison and storage: Unicode normalization form C, single plain spaces between its parts,
 * no spaces around it, no invisible characters. Programs write the same accession number in several ways.
 */
export function normaliseIdentifier(written: string): string {
  return written
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, "")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim();
}

const identifier = words(
  longest.identifier,
  "Give the work an identifier, such as its accession number.",
);

/**
 * Validates fields of a work. Returns at most one problem for each path; an empty list if all values are valid.
 *
 * @param present the stored values, which apply to fields that are not passed
 */
export function problemsOf(
  fields: Partial<WorkFields>,
  present: Pick<WorkFields, "earliestYear" | "latestYear">,
): FieldProblem[] {
  const problems = writtenFields.flatMap((field) =>
    field in fields ? problemsIn(rules[field], fields[field], field) : [],
  );
  const { earliestYear, latestYear } = { ...present, ...fields };
  const isAsked = "earliestYear" in fields || "latestYear" in fields;
  const areYears = problems.every(({ field }) => !field.endsWith("Year"));
  if (isAsked && areYears && earliestYear !== null && latestYear !== null) {
    const message = "The latest year comes before the earliest one. Correct one of them.";
    if (latestYear < earliestYear) problems.push({ field: "latestYear", message });
  }
  return problems;
}

/** Validates the identifier and title of a new work. */
export function problemsOfNew(work: { identifier: string; title: string }): FieldProblem[] {
  return [
    ...problemsIn(identifier, work.identifier, "identifier"),
    ...problemsIn(rules.title, work.title, "title"),
  ];
}

function problemsIn(schema: v.GenericSchema, value: unknown, name: string): FieldProblem[] {
  const { issues = [] } = v.safeParse(schema, value);
  const found = new Map<string, string>();
  for (const issue of issues) {
    const field = [name, ...(issue.path ?? []).map(({ key }) => String(key))].join(".");
    if (!found.has(field)) found.set(field, issue.message);
  }
  return [...found].map(([field, message]) => ({ field, message }));
}

/** Returns whether a text is a web address: `https` or `http`, a host, no spaces. */
export function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s]+$/i.test(value)) return false;
  try {
    return new URL(value).hostname !== "";
  } catch {
    return false;
  }
}
