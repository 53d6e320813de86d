import { and, asc, count, eq, inArray, or, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { lockMember } from "./members.ts";
import { member } from "./tables/people.ts";
import { tour, tourHand } from "./tables/tours.ts";

/** Maximum number of raised hands in one tour. */
export const tourHandsLimit = 100;

/** Participant with a raised hand. */
export type TourHandRow = { memberId: string; name: string };

/** Result of raising a hand. */
export type RaiseResult = "raised" | "too-many" | "over";

/** Returns the raised hands, first raised first. */
export function handsOfTour(db: Connection, tourId: string): Promise<TourHandRow[]> {
  return db
    .select({ memberId: tourHand.memberId, name: tourHand.name })
    .from(tourHand)
    .where(eq(tourHand.tourId, tourId))
    .orderBy(asc(tourHand.raisedAt), asc(tourHand.memberId));
}

/**
 * Raises a member's hand. A hand that is already raised keeps its position but gets the new name. Throws `MemberGone`.
 */
export function raiseHand(
  db: Database,
  tourId: string,
  { memberId, name }: TourHandRow,
): Promise<RaiseResult> {
  return db.transaction(async (tx) => {
    // Lock the member before the tour, in the same order as a sign-in does, to avoid a deadlock.
    await lockMember(tx, memberId);
    const [row] = await tx.select().from(tour).where(eq(tour.id, tourId)).for("update");
    if (row?.state !== "LIVE") return "over";
    const [others] = await tx
      .select({ count: count() })
      .from(tourHand)
      .where(and(eq(tourHand.tourId, tourId), sql`${tourHand.memberId} <> ${memberId}`));
    if ((others?.count ?? 0) >= tourHandsLimit) return "too-many";
    await tx
      .insert(tourHand)
      .values({ tourId, memberId, name })
      .onConflictDoUpdate({ target: [tourHand.tourId, tourHand.memberId], set: { name } });
    return "raised";
  });
}

/** Lowers a member's hand; a repeated call changes nothing. */
export async function lowerHand(db: Connection, tourId: string, memberId: string): Promise<void> {
  await db
    .delete(tourHand)
    .where(and(eq(tourHand.tourId, tourId), eq(tourHand.memberId, memberId)));
}

/** Lowers all hands of a tour. */
export async function lowerAllHands(db: Connection, tourId: string): Promise<void> {
  await db.delete(tourHand).where(eq(tourHand.tourId, tourId));
}

/** Result of handing over the lens. */
export type HandLensResult = "handed" | "no-hand" | "over";

/** Gives the lens to a participant with a raised hand, and lowers that hand. */
export function handLens(db: Database, tourId: string, memberId: string): Promise<HandLensResult> {
  return db.transaction(async (tx) => {
    // A deleted member has no raised hand either.
    await tx.select().from(member).where(eq(member.id, memberId)).for("update");
    const [row] = await tx.select().from(tour).where(eq(tour.id, tourId)).for("update");
    if (row?.state !== "LIVE") return "over";
    const [hand] = await tx
      .delete(tourHand)
      .where(and(eq(tourHand.tourId, tourId), eq(tourHand.memberId, memberId)))
      .returning();
    if (!hand) return "no-hand";
    await tx.update(tour).set({ lensId: memberId, lensName: hand.name }).where(eq(tour.id, tourId));
    return "handed";
  });
}

/**
 * Moves a visitor's raised hands, and the lens if they hold it, to a member. If the member has raised a hand too, it
 * stays unchanged. The caller holds the locks of both.
 */
export async function moveHands(
  tx: Connection,
  visitorId: string,
  memberId: string,
): Promise<void> {
  await lockToursOf(tx, visitorId);
  await tx.execute(sql`
    INSERT INTO ${tourHand} (tour_id, member_id, name, raised_at)
    SELECT tour_id, ${memberId}, name, raised_at FROM ${tourHand} WHERE member_id = ${visitorId}
    ON CONFLICT DO NOTHING`);
  await tx.delete(tourHand).where(eq(tourHand.memberId, visitorId));
  await tx.update(tour).set({ lensId: memberId }).where(eq(tour.lensId, visitorId));
}

/**
 * Locks the tours that a member presents, has a raised hand in, or holds the lens of, always in the same order. The
 * caller holds the member's lock.
 */
export async function lockToursOf(tx: Connection, memberId: string): Promise<void> {
  const raised = tx
    .select({ id: tourHand.tourId })
    .from(tourHand)
    .where(eq(tourHand.memberId, memberId));
  await tx
    .select({ id: tour.id })
    .from(tour)
    .where(or(eq(tour.presenterId, memberId), eq(tour.lensId, memberId), inArray(tour.id, raised)))
    .orderBy(tour.id)
    .for("update");
}
