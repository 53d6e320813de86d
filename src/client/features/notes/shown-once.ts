/** What becomes of a note that is not shown at once. */
export const shownOnce = "It is shown to everybody once a curator has seen it.";
