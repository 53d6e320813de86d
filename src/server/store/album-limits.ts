import type { Role } from "./roles.ts";

/** Limits of albums, and how long members can undo a deletion. */
export const albumLimits = {
  /** Entries of one album. */
  entries: 1_000,
  /** Members who may edit one album besides its owner. */
  editors: 50,
  /** Albums in one request that adds a work. */
  atOnce: 50,
  /** Lengths of texts, in UTF-16 code units. */
  title: 120,
  description: 4_000,
  caption: 500,
  /** Hours in which a member can restore a deleted album or a removed entry. */
  undoHours: 24,
  /** Deleted albums of one member, and removed entries of one album, that the server retains for undo. */
  keptDeleted: 100,
  keptRemoved: 1_000,
} as const;

/** Returns the maximum number of albums for a role. */
export function albumsLimit(role: Role): number {
  return role === "VISITOR" ? 20 : 200;
}
