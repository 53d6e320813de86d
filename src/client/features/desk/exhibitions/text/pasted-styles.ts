/** The attribute that stores the renamed `style`. */
const aside = "data-style";

/**
 * Renames the style and event handler attributes of HTML. The site's content security policy blocks both, and the
 * browser would report each violation.
 */
export function withStylesAside(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/\s(style|on[a-z]+)(?=\s*=)/gi, (_, name: string) => ` data-${name}`),
    );
}

/** Returns the renamed style of an element. */
export function styleOf(element: Element): string {
  return element.getAttribute(aside) ?? "";
}

/** Converts emphasis that exists only in a style into elements, and removes emphasis elements that a style disables. */
export function withEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${aside}]`)) {
    const style = styleOf(element);
    const [, weight = ""] = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style) ?? [];
    const [, slant = ""] = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style) ?? [];
    if (/^(bold(er)?|[6-9]\d{2})$/i.test(weight)) wrap(element, "strong");
    if (/^(italic|oblique)$/i.test(slant)) wrap(element, "em");
    // Some word processors wrap all copied content in a bold element with normal weight.
    const isUndone =
      (element.matches("b, strong") && /^(normal|400)$/i.test(weight)) ||
      (element.matches("i, em") && /^normal$/i.test(slant));
    if (isUndone) element.replaceWith(...element.childNodes);
  }
}

function wrap(element: Element, name: string) {
  const emphasis = element.ownerDocument.createElement(name);
  emphasis.append(...element.childNodes);
  element.append(emphasis);
}
