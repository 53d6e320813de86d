import { createHash } from "node:crypto";
import { fold } from "../../text/fold.ts";

const longestTitle = 50;
const longestIdentifier = 30;

/**
 * The name of a work in addresses, from its title and identifier: at most about 80 characters. Web addresses, which works of
 * other sites have as identifiers, are left out.
 */
export function slugOf(title: string, identifier: string): string {
  const parts = [plain(title, longestTitle), plain(identifier, longestIdentifier)].filter(
    (part) => part !== "",
  );
  return parts.length > 0 ? parts.join("-") : `work-${mark(identifier, 8)}`;
}

/** Another name for a work whose own is taken, always the same for the same identifier. */
export function distinctSlug(slug: string, identifier: string, digits: number): string {
  return `${slug}-${mark(identifier, digits)}`;
}

/** Lower-case ASCII words joined by hyphens, cut at a word if that leaves enough; empty for a web address. */
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
