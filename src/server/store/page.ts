/** Requested part of a list: `first` after a cursor, or `last` before one. */
export type Page = {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
};

/** One page of a list; `cursors[i]` is the cursor of `rows[i]`. */
export type PageOf<Row> = {
  rows: Row[];
  cursors: string[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
};
