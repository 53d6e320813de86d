/** A picture as `TakenImage` shows it. */
export type ShownPicture = {
  /** Paths as `src` and `srcset` have them; `srcSet` is empty where there is one size alone. */
  src: string;
  srcSet: string;
  /** The largest of them, in pixels. */
  width: number;
  height: number;
  /** What it shows, for those who cannot see it. */
  alt: string;
  /** The language of `alt`, a tag of BCP 47; null if it is not known. */
  lang: string | null;
  /** The colours it is changed by, as a CSS `filter`; null for none. */
  filter: string | null;
  /** A ThumbHash of it, base64; null of a part, for which there is none. */
  placeholder: string | null;
};
