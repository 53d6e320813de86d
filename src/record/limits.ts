/** The longest texts of a work that curators may write, in UTF-16 units. */
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
  /** All other values together: what is sent at once has an end. */
  values: 20_000,
  /** An alternative text or a caption of a picture. */
  pictureText: 2000,
} as const;

/**
 * The most that any work may hold, whatever it comes from: an import may bring more than a form takes (`longest`), but
 * nothing that would stop a page, a list or the index. Lengths in UTF-16 units.
 */
export const storedLimits = {
  /** Every text that is not named below: a title, a name, a term, a date, a label. */
  shortText: 10_000,
  address: 2000,
  /** The description, a value of metadata, a text of a picture or of a detail. */
  longText: 200_000,
  /** All texts of a work, with alternative texts and captions of its pictures, and the texts of their details. */
  allTexts: 500_000,
  /** Creators, subjects, places, entries of metadata, and values of one entry. */
  items: 1000,
  images: 10_000,
  /** Details of all pictures of a work. */
  details: 10_000,
} as const;

/** How many creators, subjects, places, other values, and texts in one of these; and how many come or go at a time. */
export const mostItems = 100;

/** Years lie between its negative and this, both included. */
export const farthestYear = 2_147_483_646;

/** The longest side of a work in centimetres. */
export const longestSide = 10_000_000;
