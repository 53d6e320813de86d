/** Visibility of an album, as in the contract. */
export type Visibility = "PRIVATE" | "LINK" | "PUBLIC";

/** Visibility of an album as a short and a long text. */
export const visibilityWords: Record<Visibility, { short: string; long: string }> = {
  PRIVATE: { short: "Private", long: "Only you and people with its edit link." },
  LINK: { short: "By link", long: "People with its address." },
  PUBLIC: {
    short: "Public",
    long: "Everybody. It is listed once it has works.",
  },
};

/** The contract's values that this program knows, in display order. */
export const visibilities = ["PRIVATE", "LINK", "PUBLIC"] as const;

/** Returns a contract's value if this program knows it, otherwise the most restrictive one. */
export function knownVisibility(value: string): Visibility {
  return visibilities.find((known) => known === value) ?? "PRIVATE";
}
