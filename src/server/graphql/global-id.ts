/** The GraphQL types with a global id. */
const nodeTypes = [
  "Work",
  "Image",
  "Detail",
  "Import",
  "Term",
  "Site",
  "Viewer",
  "SavedSearch",
  "Member",
  "Account",
  "Session",
  "Invitation",
  "Tour",
  "TourStep",
  "Album",
  "AlbumEntry",
  "Note",
  "Exhibition",
  "ExhibitionBlock",
] as const;
export type NodeType = (typeof nodeTypes)[number];

/** The parts of a global id: a type, and the id within that type. */
export type NodeKey = { type: NodeType; id: string };

/** Returns the global id of an object, which is opaque to clients and never changes. */
export function toGlobalId(type: NodeType, id: string): string {
  return Buffer.from(`${type}:${id}`, "utf8").toString("base64url");
}

/** Returns the id within its type from a global id; null if the global id is invalid or of another type. */
export function idWithin(type: NodeType, globalId: string): string | null {
  const key = fromGlobalId(globalId);
  return key?.type === type ? key.id : null;
}

/** Maximum length of a global id, in characters. Only ids of terms are longer: they contain the term itself. */
const longestId = 100;

/** Parses a global id; returns null if this server cannot have created it. */
export function fromGlobalId(globalId: string): NodeKey | null {
  const text = Buffer.from(globalId, "base64url").toString("utf8");
  const colon = text.indexOf(":");
  const type = nodeTypes.find((known) => known === text.slice(0, colon));
  const id = text.slice(colon + 1);
  // No stored text contains a null character, and PostgreSQL rejects it in a query.
  if (type === undefined || id === "" || id.includes("\0")) return null;
  if (globalId.length > longestId && type !== "Term") return null;
  return toGlobalId(type, id) === globalId ? { type, id } : null;
}
