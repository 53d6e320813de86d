import { toText } from "../../../../src/view/view-text.ts";
import { wholeView } from "../../../../src/view/view.ts";

/** A running tour in the form of a response. */
export const liveTour = {
  id: "tour-1",
  code: "bcdfgh",
  title: "A walk",
  state: "LIVE",
  presenter: { id: "ada", name: "Ada" },
  view: { view: toText(wholeView("a-work", 0)), sequence: 7 },
  followerCount: 12,
  presenterAwaySince: null as string | null,
  isInterrupted: false,
  said: null as { number: number; words: string } | null,
  hands: [] as { memberId: string; name: string }[],
  lensHolder: null as { memberId: string; name: string } | null,
};

/** Returns the viewer: a member or, for null, a visitor unknown to the site. */
export const viewerOf = (id: string | null, role = "MEMBER") => ({
  id: "viewer",
  guestId: id,
  account: id === null ? null : { id: `account-${id}`, member: { id, role } },
  favouriteWorkIds: [],
});
