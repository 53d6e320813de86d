import { capitalise } from "./label.ts";

/** The fields of a work that a citation contains. */
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
 * Returns a citation as running text, such as
 * `Gerardus Mercator. World map. 1569. Engraving. A-12. https://… (accessed 21 November 2026).`
 */
export function citeAsText(work: CitedWork, address: string, accessed: Date): string {
  const parts = [
    work.creators.map(({ name, role }) => (role ? `${name} (${role})` : name)).join(", "),
    work.title,
    // Names, titles and identifiers keep their capitalization; the other parts begin a sentence.
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
  // BibTeX counts braces, also those after a backslash.
  "{": "\\textbraceleft{}",
  "}": "\\textbraceright{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** Escapes the characters that are special in TeX. */
function escapeTex(text: string): string {
  return text.replace(/[\\~^&%$#_{}]/g, (mark) => marks[mark] ?? `\\${mark}`);
}

/** Returns a citation as a BibTeX entry; the key is the work's slug. */
export function citeAsBibtex(work: CitedWork, address: string, accessed: Date): string {
  const fields: [string, string | undefined][] = [
    // The inner braces prevent BibTeX from splitting a name or changing a title's capitals.
    ["author", authors(work)],
    ["title", `{${escapeTex(work.title)}}`],
    ["year", yearOf(work)],
    ["howpublished", work.technique ? escapeTex(work.technique) : undefined],
    ["note", escapeTex([work.identifier, work.creditLine].filter(Boolean).join(". "))],
    // Not escaped: BibTeX styles set it with \url, which reads it verbatim.
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

/** Returns a citation as a RIS record, for reference managers. */
export function citeAsRis(work: CitedWork, address: string, accessed: Date): string {
  const year = yearOf(work);
  const day = accessed.toISOString().slice(0, 10).replaceAll("-", "/");
  const tags: [string, string | null | undefined][] = [
    ["TY", isMap(work) ? "MAP" : "ART"],
    ...work.creators.map(({ name }): [string, string] => ["AU", name]),
    ["TI", work.title],
    ["PY", year],
    // Year, month and day, and then the date as text.
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

/** Returns a citation as CSL-JSON, https://citationstyles.org: a list of one item. */
export function citeAsCslJson(work: CitedWork, address: string, accessed: Date): string {
  const year = yearOf(work);
  const item = {
    id: work.slug,
    type: isMap(work) ? "map" : "graphic",
    title: work.title,
    // Names are not split, because it is unknown whether a creator is a person or a workshop.
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

/** Returns the year if the date says no more, otherwise the date as text. */
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

/** Replaces line breaks, because a record line ends with its value. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
