/** A creator or subject that was chosen among the suggestions. */
export type ChosenTerm = { facet: "creator" | "subject"; value: string };
