import { createContext, use, useEffect } from "react";

/** The site's name, for the titles of its pages. */
export const SiteTitle = createContext("Vitrine");

/** Names the page in the browser's tab: the page first, then the site; null for the site's front. */
export function useTitle(page: string | null): void {
  const site = use(SiteTitle);
  useEffect(() => {
    document.title = page === null ? site : `${page} · ${site}`;
  }, [page, site]);
}
