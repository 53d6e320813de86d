/** What a visitor reads when a change did not reach the server or was not answered. */
export const notSaved = "That could not be saved. Check your connection and try again.";
