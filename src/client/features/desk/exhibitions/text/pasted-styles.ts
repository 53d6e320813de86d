/** The attribute under which a style stands aside. */
const aside = "data-style";

/**
 * HTML whose styles and handlers stand aside under other names. The site's policy keeps the browser from reading either, and it
 * would tell of each.
 */
export function withStylesAside(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<[a-z][^>]*>/gi, (tag) =>
      tag.replace(/\s(style|on[a-z]+)(?=\s*=)/gi, (_, name: string) => ` data-${name}`),
    );
}

/** The style of an element that stands aside. */
export function styleOf(element: Element): string {
  return element.getAttribute(aside) ?? "";
}

/** Makes emphasis that only a style tells of an element, and takes that off which a style takes back. */
export function withEmphasis(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${aside}]`)) {
    const style = styleOf(element);
    const [, weight = ""] = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style) ?? [];
    const [, slant = ""] = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style) ?? [];
    if (/^(bold(er)?|[6-9]\d{2})$/i.test(weight)) wrap(element, "strong");
    if (/^(italic|oblique)$/i.test(slant)) wrap(element, "em");
    // Some word processors wrap all that is copied in a bold element that is not bold.
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
