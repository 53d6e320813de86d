import { and, count, eq, lt, lte, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { announce, announcedIdsLimit } from "./announcements.ts";
import { newId } from "./ids.ts";
import { lockMember } from "./members.ts";
import { tour, tourHand } from "./tables/tours.ts";
import { lockToursOf } from "./tour-hands.ts";
import { addTourStep } from "./tour-steps.ts";

/** How many tours of one presenter may go on at once. */
export const liveToursLimit = 3;

/** One tour as stored. */
export type TourRow = typeof tour.$inferSelect;

/** A view with its number; a higher one is newer. */
export type TourViewInput = { sequence: number; view: string };

/**
 * Begins a tour with its first view, under one of the codes that is free.
 *
 * @param makeCode makes a code; it is called again if one is taken
 * @returns null if the presenter has as many tours going on as one may
 * @throws MemberGone
 */
export function startTour(
  db: Database,
  { presenterId, title, view }: Pick<TourRow, "presenterId" | "title" | "view">,
  makeCode: () => string,
): Promise<TourRow | null> {
  return db.transaction(async (tx) => {
    // One at a time for each presenter, or two at once could pass the limit.
    await lockMember(tx, presenterId);
    const [live] = await tx
      .select({ count: count() })
      .from(tour)
      .where(and(eq(tour.presenterId, presenterId), eq(tour.state, "LIVE")));
    if ((live?.count ?? 0) >= liveToursLimit) return null;
    for (;;) {
      const [row] = await tx
        .insert(tour)
        .values({ id: newId(), code: makeCode(), presenterId, title, view })
        .onConflictDoNothing({ target: tour.code })
        .returning();
      if (!row) continue;
      await addTourStep(tx, row, { view, caption: null });
      return row;
    }
  });
}

export async function tourById(db: Connection, id: string): Promise<TourRow | null> {
  const [row] = await db.select().from(tour).where(eq(tour.id, id));
  return row ?? null;
}

export async function tourByCode(db: Connection, code: string): Promise<TourRow | null> {
  const [row] = await db.select().from(tour).where(eq(tour.code, code));
  return row ?? null;
}

/** Writes down a view that rests, as a step too. One that is older than what is written, or of an ended tour, is passed over. */
export function keepView(db: Database, id: string, { sequence, view }: TourViewInput) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(tour)
      .set({ sequence, view })
      // The same number may have been written in passing.
      .where(and(eq(tour.id, id), eq(tour.state, "LIVE"), lte(tour.sequence, sequence)))
      .returning();
    if (row) await addTourStep(tx, row, { view, caption: null });
  });
}

/** Writes down a view that does not rest, so that the tour would go on from there: likewise, but it is no step. */
export async function keepPassingView(
  db: Connection,
  id: string,
  { sequence, view }: TourViewInput,
): Promise<void> {
  await db
    .update(tour)
    .set({ sequence, view })
    .where(and(eq(tour.id, id), eq(tour.state, "LIVE"), lt(tour.sequence, sequence)));
}

/**
 * Says something in a tour that goes on, as a step too.
 *
 * @param view what was shown then
 * @returns null if the tour is over
 */
export function sayInTour(
  db: Database,
  id: string,
  said: { words: string; view: string },
): Promise<TourRow | null> {
  return db.transaction(async (tx) => {
    const { words, view } = said;
    const [row] = await tx
      .update(tour)
      .set({ words, wordsNumber: sql`${tour.wordsNumber} + 1` })
      .where(and(eq(tour.id, id), eq(tour.state, "LIVE")))
      .returning();
    if (row) await addTourStep(tx, row, { view, caption: words });
    return row ?? null;
  });
}

/** Gives the lens back to the presenter; whoever's it was already it stays so. */
export async function takeLens(db: Connection, id: string): Promise<void> {
  await db.update(tour).set({ lensId: null, lensName: null }).where(eq(tour.id, id));
}

/** Notes that the presenters of these tours are there. */
export async function notePresenters(db: Connection, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await db
      .update(tour)
      .set({ seenAt: sql`now()` })
      .where(eq(tour.id, id));
}

/**
 * Ends a tour with what it showed last; ending it again changes nothing.
 *
 * @param last the newest view known, which may be written already, or be older than what is
 */
export function endTour(
  db: Database,
  id: string,
  last: TourViewInput | null,
): Promise<TourRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(tour).where(eq(tour.id, id)).for("update");
    if (!row || row.state === "ENDED") return row ?? null;
    // What was written in passing was shown last, and is no step yet.
    const { sequence, view } = last && last.sequence > row.sequence ? last : row;
    await addTourStep(tx, row, { view, caption: null });
    await tx.delete(tourHand).where(eq(tourHand.tourId, id));
    const [ended] = await tx
      .update(tour)
      .set({ sequence, view, state: "ENDED", endedAt: sql`now()`, lensId: null, lensName: null })
      .where(eq(tour.id, id))
      .returning();
    return ended ?? null;
  });
}

/** Tours that go on without their presenter for so many hours. */
export async function abandonedTours(db: Connection, hours: number): Promise<string[]> {
  const rows = await db
    .select({ id: tour.id })
    .from(tour)
    .where(and(eq(tour.state, "LIVE"), lt(tour.seenAt, sql`now() - ${hours} * interval '1 hour'`)));
  return rows.map(({ id }) => id);
}

/** Deletes a tour with its steps, and tells those who follow it; deleting it again changes nothing. */
export async function deleteTour(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(tour).where(eq(tour.id, id)).returning({ id: tour.id });
    if (gone.length > 0) await announce(tx, { kind: "tours-gone", ids: [id] });
  });
}

/** Deletes all tours of somebody who leaves, also those that go on, and tells those who follow them. The member must be locked. */
export async function dropTours(tx: Connection, memberId: string): Promise<void> {
  await lockToursOf(tx, memberId);
  const gone = await tx
    .delete(tour)
    .where(eq(tour.presenterId, memberId))
    .returning({ id: tour.id });
  for (let n = 0; n < gone.length; n += announcedIdsLimit) {
    const ids = gone.slice(n, n + announcedIdsLimit).map(({ id }) => id);
    await announce(tx, { kind: "tours-gone", ids });
  }
}
