import type { AnyRouter } from "@tanstack/react-router";
import type { DeskWorksSearch } from "./desk-works-search.ts";

/** The desk's list from which the page of a work was come to. */
export type ListPlace = {
  /** What its address said; the list itself passes over what means nothing. */
  search: DeskWorksSearch;
  /** The number of its entry in the browser's history. */
  index: number;
};

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Kept with the pages of works that are come to from the desk's list, however many one after the other. */
    deskList?: ListPlace | undefined;
  }
}

/** The desk's list, if it is what is shown, for the page of a work that is gone to from it. */
export function shownList({ latestLocation }: AnyRouter): ListPlace | undefined {
  const { pathname, search, state } = latestLocation;
  if (pathname !== "/desk/works") return undefined;
  return { search: search as DeskWorksSearch, index: state.__TSR_index };
}
