import { asc, count, desc, eq, max, sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { newId } from "./ids.ts";
import { tour, tourStep } from "./tables/tours.ts";

/** Maximum number of stored steps of a tour; later views are broadcast but not stored. */
export const tourStepsLimit = 500;

/** Tour step as stored. */
export type TourStepRow = typeof tourStep.$inferSelect;

/** Returns the steps of a tour in replay order. */
export function stepsOfTour(db: Connection, tourId: string): Promise<TourStepRow[]> {
  return db.select().from(tourStep).where(eq(tourStep.tourId, tourId)).orderBy(asc(tourStep.place));
}

/** Counts the steps of a tour. */
export async function countTourSteps(db: Connection, tourId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(tourStep)
    .where(eq(tourStep.tourId, tourId));
  return row?.count ?? 0;
}

export async function tourStepById(db: Connection, id: string): Promise<TourStepRow | null> {
  const [row] = await db.select().from(tourStep).where(eq(tourStep.id, id));
  return row ?? null;
}

/**
 * Appends the current view or message as a step. Adds nothing beyond the limit, nor a view without caption that equals
 * the last step. The tour's row must be locked, or new.
 */
export async function addTourStep(
  tx: Connection,
  { id: tourId }: { id: string },
  { view, caption }: Pick<TourStepRow, "view" | "caption">,
): Promise<void> {
  const [last] = await tx
    .select({ place: tourStep.place, view: tourStep.view })
    .from(tourStep)
    .where(eq(tourStep.tourId, tourId))
    .orderBy(desc(tourStep.place))
    .limit(1);
  if (last?.view === view && caption === null) return;
  const [steps] = await tx
    .select({ count: count(), last: max(tourStep.place) })
    .from(tourStep)
    .where(eq(tourStep.tourId, tourId));
  if ((steps?.count ?? 0) >= tourStepsLimit) return;
  const since = sql<number>`(SELECT greatest(0, floor(extract(epoch FROM clock_timestamp() - started_at) * 1000))::int
    FROM ${tour} WHERE id = ${tourId})`;
  await tx
    .insert(tourStep)
    .values({ id: newId(), tourId, place: (steps?.last ?? 0) + 1, at: since, view, caption });
}
