import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { termEntry } from "./derived.ts";
import { searchQuery } from "./search/query.ts";
import { work } from "./tables.ts";
import type { TermKind } from "./terms.ts";

/** What works must have, as in the contract; an empty or missing list asks for nothing. */
export type WorkFilter = {
  types?: readonly string[] | null;
  creators?: readonly string[] | null;
  subjects?: readonly string[] | null;
  hasImage?: boolean | null;
};

/** Which works a list holds: `search` is what the user typed. */
export type WorkSelection = { search?: string | null; filter?: WorkFilter | null };

/** A term a work may have. */
export type TermEntry = { kind: TermKind; value: string };

/** The condition of every index on the order of works, written as it is there. */
export const published = sql`${work.status} = 'PUBLISHED'`;

/** The condition by which works with images come first, written as it is in the index. */
export const pictured = sql`(${work.imageCount} > 0)`;

/** The terms a filter asks for: alternatives within one list, and all lists apply. */
export function termsOf(filter: WorkFilter | null | undefined): TermEntry[][] {
  const lists: [TermKind, readonly string[] | null | undefined][] = [
    ["TYPE", filter?.types],
    ["CREATOR", filter?.creators],
    ["SUBJECT", filter?.subjects],
  ];
  return lists
    .map(([kind, values]) => [...new Set(values ?? [])].map((value) => ({ kind, value })))
    .filter((terms) => terms.length > 0);
}

/** The conditions of a selection, but for its search. */
export function filterConditions(filter: WorkFilter | null | undefined): SQL[] {
  const hasImage = filter?.hasImage ?? null;
  return [
    published,
    ...termsOf(filter).map(hasAny),
    ...(hasImage === null ? [] : [hasImage ? pictured : sql`NOT ${pictured}`]),
  ];
}

/** What was typed as PostgreSQL's text search query, or null if there is no word in it. */
export function queryOf(search: string | null | undefined): SQL | null {
  const query = searchQuery(search ?? "");
  return query === null ? null : sql`${query}::tsquery`;
}

/** Holds for works with one of these terms. */
export function hasAny(terms: readonly TermEntry[]): SQL {
  const values = terms.map(({ kind, value }) => termEntry(kind, value)).filter(isText);
  return sql`${work.terms} && ${sql.param(values)}::text[]`;
}

/** Holds where the column has one of these values. */
export function isOneOf(column: SQLWrapper, values: readonly string[]): SQL {
  return sql`${column} = ANY(${sql.param(values.filter(isText))}::text[])`;
}

/** No stored text has a null character, and PostgreSQL does not even compare one. */
export function isText(value: string): boolean {
  return !value.includes("\0");
}
