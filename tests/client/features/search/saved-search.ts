type Given = {
  id: string;
  name?: string;
  search?: string | null;
  order?: string | null;
  filter?: Record<string, unknown>;
  newCount?: number;
  seen?: string | null;
};

/** Returns a saved search in the form of a response, without criteria by default. */
export function savedSearch({ filter = {}, ...given }: Given) {
  return {
    __typename: "SavedSearch",
    name: "Saved",
    search: null,
    order: null,
    newCount: 0,
    seen: null,
    ...given,
    filter: {
      types: [],
      creators: [],
      subjects: [],
      places: [],
      techniques: [],
      rights: [],
      hasImage: null,
      yearFrom: null,
      yearTo: null,
      ...filter,
    },
  };
}

/** A filter that uses all criteria. */
export const wholeFilter = {
  types: ["print", "drawing"],
  creators: ["Ada Vries"],
  subjects: ["sea"],
  places: ["Delft"],
  techniques: ["etching"],
  rights: ["CC0"],
  hasImage: false,
  yearFrom: -500,
  yearTo: 1900,
};

/** The same filter as search params. */
export const wholeFilterChoice = {
  type: ["print", "drawing"],
  creator: ["Ada Vries"],
  subject: ["sea"],
  place: ["Delft"],
  technique: ["etching"],
  rights: ["CC0"],
  image: "no",
  from: -500,
  to: 1900,
};
