/**
 * Returns the public origin of the site: that of the canonical link, because the server may be behind a proxy,
 * otherwise that of the page's URL.
 */
export function siteOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : location.origin;
}
