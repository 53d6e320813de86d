import type { Connection } from "./connection.ts";
import type { Page, PageOf } from "./page.ts";
import type {
  Creator,
  Dimensions,
  ImageRole,
  MetadataEntry,
  Rights,
  WorkStatus,
} from "./work-input.ts";

/** A work as stored, without what only the database needs. */
export type WorkRow = {
  id: string;
  slug: string;
  identifier: string;
  title: string;
  creators: Creator[];
  date: string | null;
  earliestYear: number | null;
  latestYear: number | null;
  workType: string | null;
  technique: string | null;
  subjects: string[];
  places: string[];
  dimensions: Dimensions | null;
  description: string | null;
  creditLine: string | null;
  rights: Rights | null;
  metadata: MetadataEntry[];
  status: WorkStatus;
  imageCount: number;
  createdAt: Date;
  updatedAt: Date;
};

/** A picture as stored. */
export type ImageRow = {
  id: string;
  workId: string;
  position: number;
  key: string;
  width: number;
  height: number;
  placeholder: string;
  derivativeWidths: number[];
  tileWidth: number;
  scaleFactors: number[];
  role: ImageRole;
  alt: string | null;
  caption: string | null;
  pixelsPerCm: number | null;
};

/** What works must have, as in the contract; an empty or missing list asks for nothing. */
export type WorkFilter = {
  types?: readonly string[] | null;
  creators?: readonly string[] | null;
  subjects?: readonly string[] | null;
  hasImage?: boolean | null;
};

/** The order of a list of works, as in the contract. */
export type WorkOrder =
  "RELEVANCE" | "NEWEST" | "TITLE" | "CREATOR" | "YEAR_ASC" | "YEAR_DESC" | "IDENTIFIER";

/** Which works a list holds: `search` is what the user typed. */
export type WorkSelection = { search?: string | null; filter?: WorkFilter | null };

/** Published works that match, one page. Throws `BadCursor`. */
export function worksPage(
  _db: Connection,
  _list: WorkSelection & { order?: WorkOrder | null; page: Page },
): Promise<PageOf<WorkRow>> {
  throw new Error("Not there yet.");
}

/** How many published works match. */
export function countWorks(_db: Connection, _list: WorkSelection): Promise<number> {
  throw new Error("Not there yet.");
}

/** The published work with this slug, or null. */
export function workBySlug(_db: Connection, _slug: string): Promise<WorkRow | null> {
  throw new Error("Not there yet.");
}

/** Published works in the order asked for; null where there is none. */
export function worksByIds(_db: Connection, _ids: readonly string[]): Promise<(WorkRow | null)[]> {
  throw new Error("Not there yet.");
}

/** The pictures of these works, in the order asked for, each list in the work's order. */
export function imagesOfWorks(_db: Connection, _workIds: readonly string[]): Promise<ImageRow[][]> {
  throw new Error("Not there yet.");
}

/** The picture with this id, if its work is published. */
export function imagesByIds(
  _db: Connection,
  _ids: readonly string[],
): Promise<(ImageRow | null)[]> {
  throw new Error("Not there yet.");
}

/** Published works with something in common with this one, most in common first. */
export function relatedWorks(_db: Connection, _id: string, _first: number): Promise<WorkRow[]> {
  throw new Error("Not there yet.");
}

/** Published works with large pictures, to open the home page with. */
export function highlights(_db: Connection, _first: number): Promise<WorkRow[]> {
  throw new Error("Not there yet.");
}

/** Published works with this term: those with images first, newest first. Throws `BadCursor`. */
export function worksOfTermPage(
  _db: Connection,
  _kind: string,
  _value: string,
  _page: Page,
): Promise<PageOf<WorkRow>> {
  throw new Error("Not there yet.");
}
