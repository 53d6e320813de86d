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
 * Moves all that an anonymous visitor kept to the member they turned out to be, and forgets the visitor. What
 * the member has no room for is forgotten with them, but for albums, which all come. Throws `MemberGone`.
 */
export async function moveBelongings(
  tx: Connection,
  visitorId: string,
  memberId: string,
): Promise<void> {
  // In one order for all, or two who wait for each other would wait for ever.
  for (const id of [visitorId, memberId].toSorted()) await lockMember(tx, id);
  await moveFavourites(tx, visitorId, memberId);
  await moveSavedSearches(tx, visitorId, memberId);
  await moveAlbums(tx, visitorId, memberId);
  await moveNotes(tx, visitorId, memberId);
  await moveHands(tx, visitorId, memberId);
  await tx.delete(member).where(eq(member.id, visitorId));
}
