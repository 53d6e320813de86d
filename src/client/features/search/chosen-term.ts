/** A creator or subject that was selected from the suggestions. */
export type ChosenTerm = { facet: "creator" | "subject"; value: string };
