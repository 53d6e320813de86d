import { and, count, eq, lt, lte, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { announce, announcedIdsLimit } from "./announcements.ts";
import { newId } from "./ids.ts";
import { lockMember } from "./members.ts";
import { tour, tourHand } from "./tables/tours.ts";
import { lockToursOf } from "./tour-hands.ts";
import { addTourStep } from "./tour-steps.ts";

/** Maximum number of live tours of one presenter. */
export const liveToursLimit = 3;

/** Tour as stored. */
export type TourRow = typeof tour.$inferSelect;

/** View with its sequence number; a higher one is newer. */
export type TourViewInput = { sequence: number; view: string };

/**
 * Starts a tour with its first view, under a free code.
 *
 * @param makeCode generates a code; called again if the code is in use
 * @returns null if the presenter has the maximum number of live tours
 * @throws MemberGone
 */
export function startTour(
  db: Database,
  { presenterId, title, view }: Pick<TourRow, "presenterId" | "title" | "view">,
  makeCode: () => string,
): Promise<TourRow | null> {
  return db.transaction(async (tx) => {
    // Lock the presenter: two concurrent requests could otherwise exceed the limit.
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

/**
 * Stores a view at which the presenter stopped, and appends it as a step. Ignores a view that is older than the stored
 * one, or of an ended tour.
 */
export function keepView(db: Database, id: string, { sequence, view }: TourViewInput) {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(tour)
      .set({ sequence, view })
      // `keepPassingView` may have stored a view with the same number.
      .where(and(eq(tour.id, id), eq(tour.state, "LIVE"), lte(tour.sequence, sequence)))
      .returning();
    if (row) await addTourStep(tx, row, { view, caption: null });
  });
}

/**
 * Stores a view during a movement, so that the tour can resume from it. Ignores the same views as `keepView`, but
 * appends no step.
 */
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
 * Sends a message in a live tour, and appends it as a step.
 *
 * @param view the view at that time
 * @returns null if the tour has ended
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

/** Returns the lens to the presenter, who may hold it already. */
export async function takeLens(db: Connection, id: string): Promise<void> {
  await db.update(tour).set({ lensId: null, lensName: null }).where(eq(tour.id, id));
}

/** Records that the presenters of these tours are present. */
export async function notePresenters(db: Connection, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await db
      .update(tour)
      .set({ seenAt: sql`now()` })
      .where(eq(tour.id, id));
}

/**
 * Ends a tour with its last view; a repeated call changes nothing.
 *
 * @param last the newest known view, which may already be stored or be older than the stored one
 */
export function endTour(
  db: Database,
  id: string,
  last: TourViewInput | null,
): Promise<TourRow | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(tour).where(eq(tour.id, id)).for("update");
    if (!row || row.state === "ENDED") return row ?? null;
    // A view stored during a movement was the last one shown, but is no step yet.
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

/** Returns the live tours whose presenter has been absent for this many hours. */
export async function abandonedTours(db: Connection, hours: number): Promise<string[]> {
  const rows = await db
    .select({ id: tour.id })
    .from(tour)
    .where(and(eq(tour.state, "LIVE"), lt(tour.seenAt, sql`now() - ${hours} * interval '1 hour'`)));
  return rows.map(({ id }) => id);
}

/** Deletes a tour with its steps and announces it to subscribers; a repeated call changes nothing. */
export async function deleteTour(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(tour).where(eq(tour.id, id)).returning({ id: tour.id });
    if (gone.length > 0) await announce(tx, { kind: "tours-gone", ids: [id] });
  });
}

/**
 * Deletes all tours of a leaving member, including live ones, and announces it to subscribers. The caller holds the
 * member's lock.
 */
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
