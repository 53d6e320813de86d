import { eq, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { stepsOfTour } from "./tour-steps.ts";
import type { TourStepRow } from "./tour-steps.ts";
import { tour, tourStep } from "./tables/tours.ts";
import type { TourRow } from "./tours.ts";

/** Edit of an ended tour. */
export type TourEdit =
  | { title: string }
  /** Moves a step after another one, or to the beginning. */
  | { move: string; after: string | null }
  | { remove: string }
  | { rewrite: string; caption: string | null };

/** Result of an edit, with the edited tour. */
export type TourEditResult =
  | { outcome: "edited"; row: TourRow }
  /** Another user edited the tour in the meantime. */
  | { outcome: "conflict"; row: TourRow }
  /** The tour is still live. */
  | { outcome: "live" }
  | { outcome: "no-such-step" }
  | { outcome: "no-such-tour" };

/**
 * Edits an ended tour.
 *
 * @param version the version that the edit is based on
 */
export function editTour(
  db: Database,
  id: string,
  version: number,
  edit: TourEdit,
): Promise<TourEditResult> {
  return db.transaction(async (tx): Promise<TourEditResult> => {
    const [row] = await tx.select().from(tour).where(eq(tour.id, id)).for("update");
    if (!row) return { outcome: "no-such-tour" };
    if (row.state === "LIVE") return { outcome: "live" };
    if (row.version !== version) return { outcome: "conflict", row };
    const isDone = "title" in edit || (await editSteps(tx, await stepsOfTour(tx, id), edit));
    if (!isDone) return { outcome: "no-such-step" };
    const title = "title" in edit ? edit.title : row.title;
    const [edited] = await tx
      .update(tour)
      .set({ title, version: version + 1 })
      .where(eq(tour.id, id))
      .returning();
    if (!edited) throw new Error("The database returned no tour.");
    return { outcome: "edited", row: edited };
  });
}

async function editSteps(
  tx: Connection,
  steps: readonly TourStepRow[],
  edit: Exclude<TourEdit, { title: string }>,
): Promise<boolean> {
  const has = (id: string) => steps.some((step) => step.id === id);
  if ("rewrite" in edit) {
    const { rewrite: id, caption } = edit;
    if (has(id)) await tx.update(tourStep).set({ caption }).where(eq(tourStep.id, id));
    return has(id);
  }
  if ("remove" in edit) {
    if (has(edit.remove)) await tx.delete(tourStep).where(eq(tourStep.id, edit.remove));
    return has(edit.remove);
  }
  const { move, after } = edit;
  if (!has(move) || move === after || (after !== null && !has(after))) return false;
  const others = steps.map(({ id }) => id).filter((id) => id !== move);
  others.splice(after === null ? 0 : others.indexOf(after) + 1, 0, move);
  const places = sql.join(
    others.map((id, index) => sql`(${id}, ${index + 1}::int)`),
    sql`, `,
  );
  await tx.execute(
    sql`UPDATE ${tourStep} SET place = moved.place FROM (VALUES ${places}) AS moved (id, place) WHERE ${tourStep.id} = moved.id`,
  );
  return true;
}
