/** Message about a note that is reviewed before it is public. */
export const shownOnce = "It is shown to everybody once a curator has seen it.";
