/** Who may see an album, in the contract's words. */
export type Visibility = "PRIVATE" | "LINK" | "PUBLIC";

/** Who may see an album, in few words and in a sentence. */
export const visibilityWords: Record<Visibility, { short: string; long: string }> = {
  PRIVATE: { short: "Private", long: "Only you and people with its edit link." },
  LINK: { short: "By link", long: "People with its address." },
  PUBLIC: {
    short: "Public",
    long: "Everybody. It is listed once it has works.",
  },
};

/** Those of the contract that this program knows, in the order in which they are offered. */
export const visibilities = ["PRIVATE", "LINK", "PUBLIC"] as const;

/** What the contract says, if this program knows it; else as few as possible. */
export function knownVisibility(value: string): Visibility {
  return visibilities.find((known) => known === value) ?? "PRIVATE";
}
