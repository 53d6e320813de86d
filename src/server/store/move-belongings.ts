import { eq } from "drizzle-orm";
import { moveAlbums } from "./album-owners.ts";
import type { Connection } from "./connection.ts";
import { moveFavourites } from "./favourites.ts";
import { moveNotes } from "./move-notes.ts";
import { lockMember } from "./members.ts";
import { moveSavedSearches } from "./saved-searches.ts";
import { moveHands } from "./tour-hands.ts";
import { member } from "./tables/people.ts";

/**
 * Moves all data of an anonymous visitor to the member who signed in, and deletes the visitor. Data beyond the member's
 * limits is deleted with the visitor, except albums, which all move. Throws `MemberGone`.
 */
export async function moveBelongings(
  tx: Connection,
  visitorId: string,
  memberId: string,
): Promise<void> {
  // Lock the rows in one order, because two concurrent calls could otherwise deadlock.
  for (const id of [visitorId, memberId].toSorted()) await lockMember(tx, id);
  await moveFavourites(tx, visitorId, memberId);
  await moveSavedSearches(tx, visitorId, memberId);
  await moveAlbums(tx, visitorId, memberId);
  await moveNotes(tx, visitorId, memberId);
  await moveHands(tx, visitorId, memberId);
  await tx.delete(member).where(eq(member.id, visitorId));
}
