/** What a visitor reads when a change did not reach the server or was not answered. */
export const notSaved = "That could not be saved. Check your connection and try again.";

/** What the server answered to a change it did not make. */
type Answer =
  | { readonly __typename: string; readonly problems?: readonly { readonly message: string }[] }
  | null
  | undefined;

/** What a visitor reads when the server did not make a change: what is wrong with it, if it said so. */
export function refusalOf(result: Answer): string {
  return result?.problems?.[0]?.message ?? notSaved;
}

/** What a visitor reads who marks a favourite before the server has said which there are. */
export const notReached =
  "Favourites need the site, which has not answered yet. Try again in a moment.";
