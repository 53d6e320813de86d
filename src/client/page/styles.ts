import { styleAttribute } from "../../page/page.ts";

/** Applies the inline styles, which the content security policy forbids in server-rendered HTML. */
export function restoreStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${styleAttribute}]`)) {
    element.style.cssText = element.getAttribute(styleAttribute) ?? "";
    element.removeAttribute(styleAttribute);
  }
}
