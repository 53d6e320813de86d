import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";

type SiteLinkProps = {
  /** A path of this site, with all that belongs to it. */
  href: string;
  className?: string;
  children: ReactNode;
};

/** A link to a page of this site whose address somebody wrote: the page is changed without being loaded anew. */
export function SiteLink({ href, className, children }: SiteLinkProps) {
  const router = useRouter();
  const go = (event: MouseEvent) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <a href={href} className={className} onClick={go}>
      {children}
    </a>
  );
}
