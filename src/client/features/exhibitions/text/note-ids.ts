/** Returns the id of a footnote. @param number starts at 1 and counts through the whole exhibition */
export const noteId = (number: number) => `footnote-${number}`;

/** Returns the id of a footnote's reference. */
export const noteLinkId = (number: number) => `to-footnote-${number}`;
