/** Maximum lengths of the texts that curators may write, in UTF-16 code units. */
export const longest = {
  identifier: 200,
  title: 1000,
  name: 500,
  role: 200,
  date: 500,
  workType: 500,
  technique: 1000,
  term: 500,
  dimensions: 1000,
  description: 20_000,
  creditLine: 2000,
  rights: 2000,
  address: 2000,
  label: 200,
  value: 10_000,
  /** All metadata values together, which bounds the size of a request. */
  values: 20_000,
  /** An alternative text or a caption of an image. */
  pictureText: 2000,
} as const;

/**
 * Limits of every stored work. An import may store more than a form accepts (`longest`), but nothing that would break a
 * page, a list or the search index. Lengths are in UTF-16 code units.
 */
export const storedLimits = {
  /** Each text that has no limit below: a title, a name, a term, a date, a label. */
  shortText: 10_000,
  address: 2000,
  /** The description, a metadata value, a text of an image or of a detail. */
  longText: 200_000,
  /** All texts of a work together, including those of its images and their details. */
  allTexts: 500_000,
  /** Creators, subjects, places, metadata entries, and values of one entry. */
  items: 1000,
  images: 10_000,
  /** Details of all images of a work. */
  details: 10_000,
} as const;

/** Maximum number of creators, subjects, places, metadata entries and values of an entry, and of items changed at once. */
export const mostItems = 100;

/** The largest year. The smallest is its negative. */
export const farthestYear = 2_147_483_646;

/** Maximum length of a side of a work, in centimetres. */
export const longestSide = 10_000_000;
