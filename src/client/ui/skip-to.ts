import type { MouseEvent } from "react";

/**
 * Goes to what a link on the same page leads to, without an entry in the history: that would know nothing of where the
 * page was before. Without the program the link does it.
 */
export function skipTo(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
