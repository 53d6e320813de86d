/** Properties of an image for `TakenImage`. */
export type ShownPicture = {
  /** Paths for `src` and `srcset`. `srcSet` is empty if there is only one size. */
  src: string;
  srcSet: string;
  /** Size of the largest version, in pixels. */
  width: number;
  height: number;
  /** Alternative text. */
  alt: string;
  /** BCP 47 language tag of `alt`; null if unknown. */
  lang: string | null;
  /** CSS `filter` for colour adjustments; null for none. */
  filter: string | null;
  /** ThumbHash of the image, base64; null for a detail, which has none. */
  placeholder: string | null;
};
