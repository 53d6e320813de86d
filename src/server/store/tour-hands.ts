import { and, asc, count, eq, inArray, or, sql } from "drizzle-orm";
import type { Connection, Database } from "./connection.ts";
import { lockMember } from "./members.ts";
import { member } from "./tables/people.ts";
import { tour, tourHand } from "./tables/tours.ts";

/** How many hands of one tour may be raised at once. */
export const tourHandsLimit = 100;

/** Somebody who wants to say something. */
export type TourHandRow = { memberId: string; name: string };

/** What raising a hand came to. */
export type RaiseResult = "raised" | "too-many" | "over";

/** Raised hands, the first one first. */
export function handsOfTour(db: Connection, tourId: string): Promise<TourHandRow[]> {
  return db
    .select({ memberId: tourHand.memberId, name: tourHand.name })
    .from(tourHand)
    .where(eq(tourHand.tourId, tourId))
    .orderBy(asc(tourHand.raisedAt), asc(tourHand.memberId));
}

/** Raises somebody's hand; raised already it stays in its place, under the name given now. Throws `MemberGone`. */
export function raiseHand(
  db: Database,
  tourId: string,
  { memberId, name }: TourHandRow,
): Promise<RaiseResult> {
  return db.transaction(async (tx) => {
    // The member before the tour, as for whoever signs in, or both would wait for each other.
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

/** Lowers somebody's hand; lowered already it stays so. */
export async function lowerHand(db: Connection, tourId: string, memberId: string): Promise<void> {
  await db
    .delete(tourHand)
    .where(and(eq(tourHand.tourId, tourId), eq(tourHand.memberId, memberId)));
}

/** Lowers all hands of a tour. */
export async function lowerAllHands(db: Connection, tourId: string): Promise<void> {
  await db.delete(tourHand).where(eq(tourHand.tourId, tourId));
}

/** What handing the lens over came to. */
export type HandLensResult = "handed" | "no-hand" | "over";

/** Gives the lens to somebody who raised a hand, which is lowered. */
export function handLens(db: Database, tourId: string, memberId: string): Promise<HandLensResult> {
  return db.transaction(async (tx) => {
    // Who is no more has no hand either.
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
 * Moves the hands a visitor raised, and a lens they hold, to a member; a hand the member raised too stays theirs. Both
 * must be locked.
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

/** Locks the tours somebody guides, or has a hand raised in or the lens of, in one order for all. The member must be locked. */
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
