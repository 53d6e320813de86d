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

/** How many creators, subjects, places, other values, and texts in one of these; and how many come or go at a time. */
export const mostItems = 100;

/** Years lie between its negative and this, both included. */
export const farthestYear = 2_147_483_646;

/** The longest side of a work in centimetres. */
export const longestSide = 10_000_000;
