import { eq } from "drizzle-orm";
import type { Connection } from "./connection.ts";
import { moveFavourites } from "./favourites.ts";
import { moveSavedSearches } from "./saved-searches.ts";
import { member } from "./tables/people.ts";

/**
 * Moves all that an anonymous visitor kept to the member they turned out to be, and forgets the visitor. What
 * the member has no room for is forgotten with them.
 */
export async function moveBelongings(tx: Connection, visitorId: string, memberId: string) {
  await moveFavourites(tx, visitorId, memberId);
  await moveSavedSearches(tx, visitorId, memberId);
  await tx.delete(member).where(eq(member.id, visitorId));
}
