/** Hashes of the scripts and styles that stand in a page's own text, as a policy names them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Players of other sites that exhibitions show once a visitor agrees (`blocks/video/player.ts`). */
const players = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/**
 * What pages may load and do. Scripts and styles come from the site's files, or are those of the page's
 * own that the server knows by their hash.
 *
 * @param ancestors which sites may show the page in a frame, as `frame-ancestors` has it
 */
export function contentSecurityPolicy(ancestors: string, inline: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A page becomes another one without being loaded anew, so all of them may what those with videos may.
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
 * Which sites may show the page at this path in a frame: any, those made for it; this site itself, the draft of an
 * exhibition, which is seen beside its editor; none, all others.
 */
export function ancestorsOf(path: string): "*" | "'self'" | "'none'" {
  if (/^\/works\/[^/]+\/embed\/?$/.test(path)) return "*";
  return isDraft(path) ? "'self'" : "'none'";
}

function isDraft(path: string): boolean {
  return /^\/exhibitions\/draft\/[^/]+\/?$/.test(path);
}

/** Whether the key of a draft's link may stand in a page's address: that of the draft, or of a story's second screen. */
function mayHoldKey(path: string): boolean {
  return isDraft(path) || /^\/exhibitions\/screen\/[^/]+\/?$/.test(path);
}

/** Headers for every answer, whatever it is. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
};

/** Headers for answers that browsers show as pages. */
export function pageHeaders(path: string, inline: InlineHashes): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(ancestorsOf(path), inline),
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    // What is before the server may write the whole address down with each file.
    ...(mayHoldKey(path) && { "referrer-policy": "strict-origin" }),
  };
}
