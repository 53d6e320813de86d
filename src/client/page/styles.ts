import { styleAttribute } from "../../page/page.ts";

/** Puts inline styles in place, which the page's policy keeps out of what the server sends. */
export function restoreStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${styleAttribute}]`)) {
    element.style.cssText = element.getAttribute(styleAttribute) ?? "";
    element.removeAttribute(styleAttribute);
  }
}
