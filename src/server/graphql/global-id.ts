/** The types of the contract that have a global id. */
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

/** What a global id names: a type, and the id within that type. */
export type NodeKey = { type: NodeType; id: string };

/** The global id of an object: opaque to clients, the same for ever. */
export function toGlobalId(type: NodeType, id: string): string {
  return Buffer.from(`${type}:${id}`, "utf8").toString("base64url");
}

/** The id within its type of what a global id names; null if it names something else or nothing. */
export function idWithin(type: NodeType, globalId: string): string | null {
  const key = fromGlobalId(globalId);
  return key?.type === type ? key.id : null;
}

/** The longest global id, in characters. Only ids of terms are longer: they hold the term itself. */
const longestId = 100;

/** What a global id names, or null if this server never gave it out. */
export function fromGlobalId(globalId: string): NodeKey | null {
  const text = Buffer.from(globalId, "base64url").toString("utf8");
  const colon = text.indexOf(":");
  const type = nodeTypes.find((known) => known === text.slice(0, colon));
  const id = text.slice(colon + 1);
  // No stored text has a null character, and PostgreSQL does not even compare one.
  if (type === undefined || id === "" || id.includes("\0")) return null;
  if (globalId.length > longestId && type !== "Term") return null;
  return toGlobalId(type, id) === globalId ? { type, id } : null;
}
