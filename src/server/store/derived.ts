import { createHash } from "node:crypto";
import { searchDocument } from "./search/document.ts";
import { naturalKey, sortKey } from "./search/fold.ts";
import type { TermKind } from "./terms.ts";
import type { WorkInput } from "./work-input.ts";

/** Longest value that is kept as a term, in UTF-16 units; an index cannot hold much longer ones. */
const longestTerm = 500;

/** Years sort behind all others where there is none. */
const lastYear = 2_147_483_647;
const firstYear = -2_147_483_648;

/** What the database stores beside what the source said, all of it computed from that. */
export function derivedColumns(work: WorkInput) {
  const [primary] = work.images;
  return {
    image_count: work.images.length,
    primary_pixels: primary ? primary.width * primary.height : 0,
    identifier_key: naturalKey(work.identifier),
    title_key: sortKey(work.title),
    creator_key: sortKey(work.creators[0]?.name ?? null),
    year_asc_key: work.earliestYear ?? work.latestYear ?? lastYear,
    year_desc_key: work.latestYear ?? work.earliestYear ?? firstYear,
    terms: termEntries(work),
    search: searchDocument(work),
    content_hash: contentHash(work),
  };
}

/** A term as one entry of a work's `terms`. */
export function termEntry(kind: TermKind, value: string): string {
  return `${kind}:${value}`;
}

/** The terms of a work, each once. */
function termEntries(work: WorkInput): string[] {
  const entries: string[] = [];
  const add = (kind: TermKind, values: Iterable<string>) => {
    for (const value of values) {
      if (value !== "" && value.length <= longestTerm) entries.push(termEntry(kind, value));
    }
  };
  if (work.workType !== null) add("TYPE", [work.workType]);
  add(
    "CREATOR",
    work.creators.map(({ name }) => name),
  );
  add("SUBJECT", work.subjects);
  add("PLACE", work.places);
  return [...new Set(entries)];
}

/**
 * The same for two inputs that say the same. The number in front is counted up when derived
 * columns are computed in a new way, so that the next import renews them.
 */
function contentHash(work: WorkInput): string {
  const { dimensions, rights } = work;
  const said = [
    1,
    work.identifier,
    work.title,
    work.creators.map(({ name, role }) => [name, role]),
    work.date,
    work.earliestYear,
    work.latestYear,
    work.workType,
    work.technique,
    work.subjects,
    work.places,
    dimensions && [dimensions.text, dimensions.heightCm, dimensions.widthCm, dimensions.depthCm],
    work.description,
    work.creditLine,
    rights && [rights.uri, rights.label],
    work.metadata.map(({ label, values }) => [label, values]),
    work.status,
    work.images.map((image) => [
      image.key,
      image.width,
      image.height,
      image.placeholder,
      image.derivativeWidths,
      image.tileWidth,
      image.scaleFactors,
      image.role,
      image.alt,
      image.caption,
      image.pixelsPerCm,
      image.fileName,
    ]),
  ];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 32);
}
