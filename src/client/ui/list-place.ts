/** Position in a long list, relative to an item, since pixels depend on which items are rendered. */
export type ListPlace = {
  /** Key of the item at the top of the viewport. */
  key: string;
  /** Distance from the top of the viewport to the item's start, in pixels. */
  offset: number;
  /** Key of the item the list started with, if others were prepended. */
  origin: string | null;
  /** Scroll position of the page in pixels, in case the list has changed. */
  scroll: number;
};

/** Stores the position in a list while the user is on another page. */
export type PlaceKeeper = {
  /** Returns the position to restore; null if there is none. */
  kept(): ListPlace | null;
  /** Stores the current position; null while the list is so short that the browser's scroll restoration suffices. */
  keep(place: ListPlace | null): void;
};
