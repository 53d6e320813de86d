import { capitalise } from "./label.ts";

/** What a citation says of a work. */
export type CitedWork = {
  slug: string;
  identifier: string;
  title: string;
  creators: readonly { readonly name: string; readonly role?: string | null }[];
  date?: string | null;
  earliestYear?: number | null;
  workType?: string | null;
  technique?: string | null;
  creditLine?: string | null;
};

const spelledOut = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/**
 * A citation as running text, such as
 * `Gerardus Mercator. World map. 1569. Engraving. A-12. https://… (accessed 21 November 2026).`
 */
export function citeAsText(work: CitedWork, address: string, accessed: Date): string {
  const parts = [
    work.creators.map(({ name, role }) => (role ? `${name} (${role})` : name)).join(", "),
    work.title,
    // Names, titles and identifiers stand as they are written; the rest opens a sentence.
    ...[work.date, work.technique, work.creditLine].map((part) => capitalise(part?.trim() ?? "")),
    work.identifier,
  ];
  const sentences = parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`));
  return `${sentences.join(" ")} ${address} (accessed ${spelledOut.format(accessed)}).`;
}

const marks: Record<string, string> = {
  "\\": "\\textbackslash{}",
  // BibTeX counts braces, also those behind a backslash.
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** Text as BibTeX takes it: the characters that mean something to TeX are escaped. */
function escapeTex(text: string): string {
  return text.replace(/[\\~^&%$#_{}]/g, (mark) => marks[mark] ?? `\\${mark}`);
}

/** A citation as a BibTeX entry; the key is the work's slug. */
export function citeAsBibtex(work: CitedWork, address: string, accessed: Date): string {
  const fields: [string, string | undefined][] = [
    // The inner braces keep BibTeX from taking a name apart or changing a title's capitals.
    ["author", authors(work)],
    ["title", `{${escapeTex(work.title)}}`],
    ["year", yearOf(work)],
    ["howpublished", work.technique ? escapeTex(work.technique) : undefined],
    ["note", escapeTex([work.identifier, work.creditLine].filter(Boolean).join(". "))],
    // Not escaped: BibTeX styles set it with \url, which reads it as it stands.
    ["url", address],
    ["urldate", accessed.toISOString().slice(0, 10)],
  ];
  const lines = fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{${work.slug},\n${lines.join(",\n")}\n}`;
}

function authors({ creators }: CitedWork): string | undefined {
  if (creators.length === 0) return undefined;
  return creators.map(({ name }) => `{${escapeTex(name)}}`).join(" and ");
}

/** A citation as a RIS record, for reference managers. */
export function citeAsRis(work: CitedWork, address: string, accessed: Date): string {
  const year = yearOf(work);
  const day = accessed.toISOString().slice(0, 10).replaceAll("-", "/");
  const tags: [string, string | null | undefined][] = [
    ["TY", isMap(work) ? "MAP" : "ART"],
    ...work.creators.map(({ name }): [string, string] => ["AU", name]),
    ["TI", work.title],
    ["PY", year],
    // Year, month and day, and then the date in words.
    ["DA", work.date && `${year ?? ""}///${work.date.replaceAll("/", "-")}`],
    ["M3", work.technique ?? work.workType],
    ["CN", work.identifier],
    ["N1", work.creditLine],
    ["UR", address],
    ["Y2", day],
  ];
  const lines = tags.map(([tag, value]) => [tag, oneLine(value ?? "")] as const);
  const said = lines.filter(([, value]) => value !== "");
  return [...said, ["ER", ""] as const].map(([tag, value]) => `${tag}  - ${value}\r\n`).join("");
}

/** A citation as CSL-JSON, https://citationstyles.org: a list of one item. */
export function citeAsCslJson(work: CitedWork, address: string, accessed: Date): string {
  const year = yearOf(work);
  const item = {
    id: work.slug,
    type: isMap(work) ? "map" : "graphic",
    title: work.title,
    // Names are not taken apart: whether a creator is a person or a workshop is not known.
    author: work.creators.map(({ name }) => ({ literal: name })),
    issued: issued(year, work.date),
    medium: work.technique || undefined,
    genre: work.workType || undefined,
    "call-number": work.identifier,
    note: work.creditLine || undefined,
    URL: address,
    accessed: {
      "date-parts": [
        [accessed.getUTCFullYear(), accessed.getUTCMonth() + 1, accessed.getUTCDate()],
      ],
    },
  };
  return JSON.stringify([item], null, 2);
}

/** The year alone where the date says no more; the date as it is written where it does. */
function issued(year: string | undefined, date: string | null | undefined) {
  if (date && date !== year) return { literal: date };
  return year === undefined ? undefined : { "date-parts": [[Number(year)]] };
}

function yearOf({ earliestYear, date }: CitedWork): string | undefined {
  const year = earliestYear ?? date?.match(/\b\d{4}\b/)?.[0];
  return year === undefined ? undefined : String(year);
}

function isMap({ workType }: CitedWork): boolean {
  return /\bmap\b/i.test(workType ?? "");
}

/** A line of a record ends where its value does. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
