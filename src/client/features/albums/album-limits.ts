/** How much there may be, as the server has it: characters of texts, and entries of an album. */
export const longestTitle = 120;
export const longestDescription = 4000;
export const longestCaption = 500;
export const mostEntries = 1000;
