/** How much there may be of notes; texts in UTF-16 units. */
export const noteLimits = {
  text: 5000,
  tags: 10,
  tag: 50,
  name: 60,
  reason: 500,
  /** Corners of a polygon, at least and at most. */
  corners: { least: 3, most: 200 },
  /** On one picture, answers included. */
  ofImage: 2000,
  /** On one picture, waiting for a curator. */
  pendingOfImage: 100,
  /** In one thread, beside the note that began it. */
  answers: 100,
  /** Written by one person within an hour: by a visitor, and by whoever has an account. */
  ofHour: { visitor: 20, member: 120 },
  /** Reports of one person within an hour. */
  reportsOfHour: 30,
  /** How long a deleted note can be put back, in minutes. Not less than the hour for which notes are counted. */
  undoMinutes: 60,
};
