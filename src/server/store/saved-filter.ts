/** What the works of a saved search must have. Empty lists and null ask for nothing; lists are in one order. */
export type SavedFilter = {
  types: string[];
  creators: string[];
  subjects: string[];
  places: string[];
  techniques: string[];
  rights: string[];
  hasImage: boolean | null;
  yearFrom: number | null;
  yearTo: number | null;
};

/** The order of a saved search, as in the contract. */
export type SavedOrder =
  | "RELEVANCE"
  | "NEWEST"
  | "TITLE"
  | "CREATOR"
  | "YEAR_ASC"
  | "YEAR_DESC"
  | "IDENTIFIER"
  | "RANDOM";
