import { useRouter } from "@tanstack/react-router";
import type { AnyRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";

type SiteLinkProps = {
  /** A path of this site, with all that belongs to it. */
  href: string;
  className?: string;
  children: ReactNode;
};

/**
 * A link within this site whose address somebody wrote: to another page without loading the program anew, to whatever
 * is no page of it, such as a feed, as the browser goes anywhere.
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
  // What is left over of an address stands under `**`. A feed may have the address of a page by the name of its file.
  return route !== undefined && !params["**"] && !/\.\w+$/.test(path);
}
