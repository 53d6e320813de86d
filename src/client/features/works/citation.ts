import { capitalise } from "./label.ts";

/** What a citation says of a work. */
export type CitedWork = {
  slug: string;
  identifier: string;
  title: string;
  creators: readonly { readonly name: string; readonly role?: string | null }[];
  date?: string | null;
  earliestYear?: number | null;
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
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
};

/** Text as BibTeX takes it: the characters that mean something to TeX are escaped. */
function escapeTex(text: string): string {
  return text.replace(/[\\~^&%$#_{}]/g, (mark) => marks[mark] ?? `\\${mark}`);
}

/** A citation as a BibTeX entry; the key is the work's slug. */
export function citeAsBibtex(work: CitedWork, address: string, accessed: Date): string {
  const year = work.earliestYear ?? work.date?.match(/\b\d{4}\b/)?.[0];
  const fields: [string, string | undefined][] = [
    // The inner braces keep BibTeX from taking a name apart or changing a title's capitals.
    ["author", authors(work)],
    ["title", `{${escapeTex(work.title)}}`],
    ["year", year === undefined ? undefined : String(year)],
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
