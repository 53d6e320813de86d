import type { Connection } from "./connection.ts";
import type { Page, PageOf } from "./page.ts";
import type { WorkRow } from "./works.ts";

/** How many favourites one member may have. */
export const favouritesLimit = 1000;

/** The member's published favourites, last marked first. */
export function favouriteWorkIds(_db: Connection, _memberId: string): Promise<string[]> {
  throw new Error("Not there yet.");
}

/** The same as works, one page. Throws `BadCursor`. */
export function favouritesPage(
  _db: Connection,
  _memberId: string,
  _page: Page,
): Promise<PageOf<WorkRow>> {
  throw new Error("Not there yet.");
}

/** What marking a work came to; `cursor` is its place in `favouritesPage`. */
export type FavouriteResult =
  | { outcome: "marked"; work: WorkRow; cursor: string }
  | { outcome: "no-such-work" }
  | { outcome: "too-many" };

/** Marks a published work; marking it again changes nothing. */
export function addFavourite(
  _db: Connection,
  _memberId: string,
  _workId: string,
): Promise<FavouriteResult> {
  throw new Error("Not there yet.");
}

/** Unmarks a work; unmarking it again changes nothing. */
export function removeFavourite(
  _db: Connection,
  _memberId: string,
  _workId: string,
): Promise<void> {
  throw new Error("Not there yet.");
}
