/** What a visitor reads when a change did not reach the server or was not answered. */
export const notSaved = "That could not be saved. Check your connection and try again.";

/** What a visitor reads who marks a favourite before the server has said which there are. */
export const notReached =
  "Favourites need the site, which has not answered yet. Try again in a moment.";
