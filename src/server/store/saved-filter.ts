/** Filter of a saved search. Empty lists and null do not filter; lists are sorted. */
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

/** Sort order of a saved search, as in the contract. */
export type SavedOrder =
  | "RELEVANCE"
  | "NEWEST"
  | "TITLE"
  | "CREATOR"
  | "YEAR_ASC"
  | "YEAR_DESC"
  | "IDENTIFIER"
  | "RANDOM";
