type Given = {
  id: string;
  name?: string;
  search?: string | null;
  order?: string | null;
  filter?: Record<string, unknown>;
  newCount?: number;
  seen?: string | null;
};

/** A saved search as the server gives it; what is not said asks for nothing. */
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
