/** Attributes of the search field, without and with suggestions. */
export const searchInput = {
  className: "search-field__input",
  placeholder: "Search the collection",
  title: "Words, a name or an accession number. Press / to search from anywhere.",
  "aria-label": "Search the collection",
  "aria-keyshortcuts": "/",
  autoComplete: "off",
  enterKeyHint: "search",
  maxLength: 200,
} as const;
