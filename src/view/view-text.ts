import { fromBytes, toBytes } from "./compact.ts";
import type { View } from "./view.ts";

/** Maximum length of a parsed text in characters. Its decoded bytes take about three quarters of that. */
const longest = 2_000;

/** Serializes a view as a URL-safe text: its bytes in base64url. */
export function toText(view: View): string {
  const characters = Array.from(toBytes(view), (byte) => String.fromCharCode(byte));
  return btoa(characters.join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Parses what `toText` writes.
 *
 * @returns null for everything else, including other spellings of the same bytes
 */
export function fromText(text: string): View | null {
  if (text.length > longest || !/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const characters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const view = fromBytes(Uint8Array.from(characters, (character) => character.charCodeAt(0)));
  return view && toText(view) === text ? view : null;
}
