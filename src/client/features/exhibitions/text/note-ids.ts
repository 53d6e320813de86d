/** The id of a footnote's words. @param number counted from 1 through the whole exhibition */
export const noteId = (number: number) => `footnote-${number}`;

/** The id of the link that leads to them. */
export const noteLinkId = (number: number) => `to-footnote-${number}`;
