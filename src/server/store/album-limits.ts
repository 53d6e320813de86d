import type { Role } from "./roles.ts";

/** What albums may hold, and how long what was taken away can be put back. */
export const albumLimits = {
  /** Entries of one album. */
  entries: 1_000,
  /** Those who may edit one album besides its owner. */
  editors: 50,
  /** Albums something is added to at once. */
  atOnce: 50,
  /** UTF-16 units of texts. */
  title: 120,
  description: 4_000,
  caption: 500,
  /** Hours in which what was deleted or removed can be put back. */
  undoHours: 24,
  /** Deleted albums of one person, and removed entries of one album, that are kept for that. */
  keptDeleted: 100,
  keptRemoved: 1_000,
} as const;

/** How many albums somebody may have. */
export function albumsLimit(role: Role): number {
  return role === "VISITOR" ? 20 : 200;
}
