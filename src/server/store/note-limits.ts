/** Limits of notes; lengths of texts are in UTF-16 code units. */
export const noteLimits = {
  text: 5000,
  tags: 10,
  tag: 50,
  name: 60,
  reason: 500,
  /** Minimum and maximum number of corners of a polygon. */
  corners: { least: 3, most: 200 },
  /** Notes on one image, including replies. */
  ofImage: 2000,
  /** Notes on one image that wait for a curator. */
  pendingOfImage: 100,
  /** Replies in one thread. */
  answers: 100,
  /** Notes of one author per hour, for a visitor and for a member with an account. */
  ofHour: { visitor: 20, member: 120 },
  /** Reports of one user per hour. */
  reportsOfHour: 30,
  /**
   * Minutes in which an author can restore a deleted note. Not less than the hour over which the server counts notes.
   */
  undoMinutes: 60,
};
