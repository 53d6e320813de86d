import type { MouseEvent } from "react";

/**
 * Moves to the target of a link on the same page without a history entry, which would not know the scroll position.
 * Without the program, the browser follows the link.
 */
export function skipTo(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
