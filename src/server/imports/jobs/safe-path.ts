import { isStorable } from "../../store/is-storable.ts";

/** How long a path may be, in characters, and a name in it, in bytes; how many folders deep it may lie. */
const limits = { path: 1_000, name: 255, depth: 20 };

/**
 * The path at which an uploaded file may be kept, with `/`, from its name as it is sent: percent-encoded, folders before it.
 *
 * @returns null if it leads out of its folder, or is no name
 */
export function safePath(sent: unknown): string | null {
  if (typeof sent !== "string" || sent.length > 9 * limits.path) return null;
  let path: string;
  try {
    path = decodeURIComponent(sent);
  } catch {
    return null;
  }
  const names = path.replaceAll("\\", "/").split("/");
  if (path.length > limits.path || names.length > limits.depth) return null;
  return names.every(isName) ? names.join("/") : null;
}

function isName(name: string): boolean {
  const isSafe =
    isStorable(name) && !/\p{Cc}/u.test(name) && Buffer.byteLength(name) <= limits.name;
  return isSafe && !["", ".", ".."].includes(name.trim());
}
