import { createHash } from "node:crypto";
import { fold } from "../../text/fold.ts";

const longestTitle = 50;
const longestIdentifier = 30;

/**
 * Returns the slug of a work from its title and identifier, at most about 80 characters long. Omits web addresses,
 * which works of other sites have as identifiers.
 */
export function slugOf(title: string, identifier: string): string {
  const parts = [plain(title, longestTitle), plain(identifier, longestIdentifier)].filter(
    (part) => part !== "",
  );
  return parts.length > 0 ? parts.join("-") : `work-${mark(identifier, 8)}`;
}

/** Returns an alternative slug for a work whose slug is in use; the result is stable for an identifier. */
export function distinctSlug(slug: string, identifier: string, digits: number): string {
  return `${slug}-${mark(identifier, digits)}`;
}

/**
 * Returns lower-case ASCII words joined by hyphens, cut at a word boundary if that leaves enough; empty for a web
 * address.
 */
function plain(text: string, longest: number): string {
  if (/^https?:\/\//i.test(text)) return "";
  const all = (fold(text).match(/[a-z0-9]+/g) ?? []).join("-");
  if (all.length <= longest) return all;
  const head = all.slice(0, longest + 1);
  const end = head.lastIndexOf("-");
  return end > longest / 2 ? head.slice(0, end) : all.slice(0, longest);
}

function mark(identifier: string, digits: number): string {
  return createHash("sha256").update(identifier).digest("hex").slice(0, digits);
}
