import type { AnyRouter } from "@tanstack/react-router";
import type { DeskWorksSearch } from "./desk-works-search.ts";

/** The list from which a work's dashboard page was opened. */
export type ListPlace = {
  /** Search parameters of the list, which ignores invalid values. */
  search: DeskWorksSearch;
  /** Index of the list's entry in the browser history. */
  index: number;
};

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Set on pages of works opened from the list, and passed on between them. */
    deskList?: ListPlace | undefined;
  }
}

/** Returns the list if it is the current page, for the page of a work that is opened from it. */
export function shownList({ latestLocation }: AnyRouter): ListPlace | undefined {
  const { pathname, search, state } = latestLocation;
  if (pathname !== "/desk/works") return undefined;
  return { search: search as DeskWorksSearch, index: state.__TSR_index };
}
