/** Hashes of a page's inline scripts and styles for the content security policy. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Players of other sites that exhibitions embed after a visitor's consent (`blocks/video/player.ts`). */
const players = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/**
 * Returns the content security policy of pages. It allows scripts and styles from the site's files, and inline ones
 * with known hashes.
 *
 * @param ancestors sites that may embed the page in a frame, in the syntax of `frame-ancestors`
 */
export function contentSecurityPolicy(ancestors: string, inline: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Client-side navigation does not load a new policy, so all pages need the permissions of those with videos.
    "media-src 'self' https:",
    ["frame-src 'self'", ...players].join(" "),
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join("; ");
}

/**
 * Returns which sites may embed the page at this path in a frame: any site, for embed pages; this site, for the draft
 * of an exhibition, which its editor shows as a preview; none, for all others.
 */
export function ancestorsOf(path: string): "*" | "'self'" | "'none'" {
  if (/^\/works\/[^/]+\/embed\/?$/.test(path)) return "*";
  return isDraft(path) ? "'self'" : "'none'";
}

function isDraft(path: string): boolean {
  return /^\/exhibitions\/draft\/[^/]+\/?$/.test(path);
}

/**
 * Returns whether a page's URL may contain the key of a draft link: that of the draft, or of a story's second screen.
 */
function mayHoldKey(path: string): boolean {
  return isDraft(path) || /^\/exhibitions\/screen\/[^/]+\/?$/.test(path);
}

/** Headers for every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
};

/** Returns headers for responses that browsers show as pages. */
export function pageHeaders(path: string, inline: InlineHashes): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(ancestorsOf(path), inline),
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    // A proxy in front of the server may log the complete referrer URL with each file.
    ...(mayHoldKey(path) && { "referrer-policy": "strict-origin" }),
  };
}
