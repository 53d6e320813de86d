/** Hashes of the scripts and styles that stand in a page's own text, as a policy names them. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/**
 * What pages may load and do. Scripts and styles come from the site's files, or are those of the page's
 * own that the server knows by their hash.
 *
 * @param embeddable whether other sites may show the page in a frame
 */
export function contentSecurityPolicy(embeddable: boolean, inline: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${embeddable ? "*" : "'none'"}`,
  ].join("; ");
}

/** Whether the page at this path is made to be shown in frames of other sites. */
export function isEmbeddable(path: string): boolean {
  return /^\/works\/[^/]+\/embed\/?$/.test(path);
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
    "content-security-policy": contentSecurityPolicy(isEmbeddable(path), inline),
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
  };
}
