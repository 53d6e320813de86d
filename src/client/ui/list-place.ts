/** Where somebody was in a long list: told by a work and not by pixels, which follow from what is drawn. */
export type ListPlace = {
  /** The item at the top of the window. */
  key: string;
  /** How far below the top of the window it begins, in pixels. */
  offset: number;
  /** The item the list began with, if others were put in front. */
  origin: string | null;
  /** How far the page was scrolled, in pixels: where the list has changed. */
  scroll: number;
};

/** Remembers the place in a list while somebody is elsewhere. */
export type PlaceKeeper = {
  /** The place to go back to; null if there is none. */
  kept(): ListPlace | null;
  /** Notes where somebody is now; null while the list is so short that pixels will do. */
  keep(place: ListPlace | null): void;
};
