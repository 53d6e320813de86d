/**
 * The origin people reach the site by: what the server says of this page, which may stand behind a
 * proxy, else the address itself.
 */
export function siteOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : location.origin;
}
