import { BadCursor } from "../store/problems.ts";
import type { Order, Place } from "./sequence.ts";

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Serializes a position in a list as an opaque cursor. */
export function writeCursor(order: Order, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([nameOf(order), key, id])).toString("base64url");
}

/**
 * Returns the position that a cursor of this order marks.
 *
 * @throws {BadCursor}
 */
export function readCursor(order: Order, cursor: string): Place {
  const parts = parse(cursor);
  if (!Array.isArray(parts) || parts.length !== 3) throw new BadCursor();
  const [name, key, id]: unknown[] = parts;
  if (name !== nameOf(order) || typeof id !== "string" || !idPattern.test(id))
    throw new BadCursor();
  const isText = order.by === "title" || order.by === "creator" || order.by === "identifier";
  if (isText && typeof key === "string") return { key, id };
  if (!isText && Number.isInteger(key)) return { key: key as number, id };
  if (key === null && (order.by === "newest" || order.by === "relevance")) return { key, id };
  throw new BadCursor();
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    throw new BadCursor();
  }
}

function nameOf(order: Order): string {
  return order.by === "random" ? `random-${order.seed}` : order.by;
}
