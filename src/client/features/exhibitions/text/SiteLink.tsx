import { useRouter } from "@tanstack/react-router";
import type { AnyRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";

type SiteLinkProps = {
  /** A path on this site, with query and fragment. */
  href: string;
  className?: string;
  children: ReactNode;
};

/**
 * A link within this site from a text. It navigates to pages without a reload, and lets the browser handle other URLs,
 * such as feeds.
 */
export function SiteLink({ href, className, children }: SiteLinkProps) {
  const router = useRouter();
  const go = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    if (!isPage(router, href)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <a href={href} className={className} onClick={go}>
      {children}
    </a>
  );
}

function isPage(router: AnyRouter, href: string): boolean {
  const [path = ""] = href.split(/[?#]/);
  const [, params, route] = router.getMatchedRoutes(path);
  // `**` contains the unmatched rest of a path. A feed's URL may match a page's route with the file name as a
  // parameter.
  return route !== undefined && !params["**"] && !/\.\w+$/.test(path);
}
