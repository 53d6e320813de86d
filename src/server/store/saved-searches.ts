import { and, count, desc, eq, inArray, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Connection, Database } from "./connection.ts";
import { newId } from "./ids.ts";
import { lockMember } from "./members.ts";
import { keyWindow, writeCursor } from "./keyset.ts";
import type { KeyOrder } from "./keyset.ts";
import type { Page, PageOf } from "./page.ts";
import type { SavedFilter, SavedOrder } from "./saved-filter.ts";
import { savedSearch } from "./tables/people.ts";

/** Maximum number of saved searches of one member. */
export const savedSearchesLimit = 100;

/** Search words, filter and order of a saved search, and the newest work at the time of the last visit. */
export type SavedSearchInput = {
  name: string;
  search: string | null;
  filter: SavedFilter;
  order: SavedOrder | null;
  seen: string | null;
};

export type SavedSearchRow = SavedSearchInput & { id: string };

/** Result of saving; `cursor` is the position in `savedSearchesPage`. */
export type SaveResult =
  | { outcome: "saved"; row: SavedSearchRow; cursor: string }
  | { outcome: "too-many" };

const columns = {
  id: savedSearch.id,
  name: savedSearch.name,
  search: savedSearch.search,
  filter: savedSearch.filter,
  order: savedSearch.order,
  seen: savedSearch.seen,
};
const withSequence = { ...columns, sequence: savedSearch.sequence };

const lastSaved: KeyOrder = {
  name: "saved-searches",
  columns: [{ key: sql`${savedSearch.sequence}`, type: "bigint" }],
  direction: "desc",
};

/** Returns one page of a member's saved searches, last saved first. Throws `BadCursor`. */
export async function savedSearchesPage(
  db: Connection,
  memberId: string,
  page: Page,
): Promise<PageOf<SavedSearchRow>> {
  const window = keyWindow(lastSaved, page);
  const found = await db
    .select(withSequence)
    .from(savedSearch)
    .where(and(eq(savedSearch.memberId, memberId), window.where))
    .orderBy(window.orderBy)
    .limit(window.limit);
  const { rows, ...rest } = window.pageOf(found, ({ sequence }) => [sequence]);
  return { rows: rows.map(({ sequence: _, ...row }) => row), ...rest };
}

/** Returns the member's saved search with this id, or null. */
export async function savedSearchById(
  db: Connection,
  memberId: string,
  id: string,
): Promise<SavedSearchRow | null> {
  const [row] = await db.select(columns).from(savedSearch).where(own(memberId, id));
  return row ?? null;
}

/** Saves a search. If one with the same words, filter and order exists, returns that one with its name. */
export function saveSearch(
  db: Database,
  memberId: string,
  input: SavedSearchInput,
): Promise<SaveResult> {
  return db.transaction(async (tx): Promise<SaveResult> => {
    // Lock the member: two concurrent requests could otherwise exceed the limit.
    await lockMember(tx, memberId);
    const [known] = await tx
      .select(withSequence)
      .from(savedSearch)
      .where(
        and(
          eq(savedSearch.memberId, memberId),
          eq(savedSearch.filter, input.filter),
          sql`${savedSearch.search} IS NOT DISTINCT FROM ${input.search}`,
          sql`${savedSearch.order} IS NOT DISTINCT FROM ${input.order}`,
        ),
      );
    if (!known && (await countOf(tx, memberId)) >= savedSearchesLimit) {
      return { outcome: "too-many" };
    }
    const [saved] = known
      ? [known]
      : await tx
          .insert(savedSearch)
          .values({ ...input, id: newId(), memberId })
          .returning(withSequence);
    if (!saved) throw new Error("The database returned no saved search.");
    const { sequence, ...row } = saved;
    return { outcome: "saved", row, cursor: writeCursor(lastSaved, [sequence]) };
  });
}

/** Changes the name or the newest seen work of a member's saved search. Returns null if there is none with this id. */
export async function changeSavedSearch(
  db: Connection,
  memberId: string,
  id: string,
  change: { name: string } | { seen: string | null },
): Promise<SavedSearchRow | null> {
  const [row] = await db
    .update(savedSearch)
    .set(change)
    .where(own(memberId, id))
    .returning(columns);
  return row ?? null;
}

/** Deletes a member's saved search; a repeated call changes nothing. */
export async function deleteSavedSearch(
  db: Connection,
  memberId: string,
  id: string,
): Promise<void> {
  await db.delete(savedSearch).where(own(memberId, id));
}

/**
 * Transfers one member's saved searches to another, up to the limit; the rest stay. If both members saved the same
 * search, the new owner's one stays unchanged.
 */
export async function moveSavedSearches(tx: Connection, from: string, to: string): Promise<void> {
  const room = savedSearchesLimit - (await countOf(tx, to));
  const theirs = alias(savedSearch, "theirs");
  const same = tx
    .select({ id: theirs.id })
    .from(theirs)
    .where(
      and(
        eq(theirs.memberId, to),
        eq(theirs.filter, savedSearch.filter),
        sql`${theirs.search} IS NOT DISTINCT FROM ${savedSearch.search}`,
        sql`${theirs.order} IS NOT DISTINCT FROM ${savedSearch.order}`,
      ),
    );
  const moving = tx
    .select({ id: savedSearch.id })
    .from(savedSearch)
    .where(and(eq(savedSearch.memberId, from), notExists(same)))
    .orderBy(desc(savedSearch.sequence))
    .limit(Math.max(0, room));
  await tx
    .update(savedSearch)
    .set({ memberId: to })
    .where(and(eq(savedSearch.memberId, from), inArray(savedSearch.id, moving)));
}

function own(memberId: string, id: string) {
  return and(eq(savedSearch.id, id), eq(savedSearch.memberId, memberId));
}

async function countOf(tx: Connection, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(savedSearch)
    .where(eq(savedSearch.memberId, memberId));
  return row?.count ?? 0;
}
