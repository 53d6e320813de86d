/** Limits that the server enforces: lengths of texts in characters, and number of entries of an album. */
export const longestTitle = 120;
export const longestDescription = 4000;
export const longestCaption = 500;
export const mostEntries = 1000;
