import { styleAttribute } from "../../page/page.ts";

/**
 * Moves the inline styles out of rendered HTML, because the page's policy does not allow them: an attribute names each
 * style, and the rules for these names go into one style element, whose hash the policy can contain. The client
 * restores the inline styles.
 *
 * @param html as React renders it: in quotes, with unescaped quotes only around attributes
 */
export function takeOutStyles(html: string): { html: string; rules: string } {
  const rules = new Map<string, string>();
  const without = html.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
    const style = unescape(escaped);
    // The site's own styles contain nothing that could end a rule or the element.
    if (/[{}<\\\n]/.test(style)) return "";
    const name = style.replaceAll('"', '\\"');
    rules.set(style, `[${styleAttribute}="${name}"]{${style}}`);
    return ` ${styleAttribute}="${escaped}"`;
  });
  return { html: without, rules: [...rules.values()].join("") };
}

const entities: Record<string, string> = {
  "&quot;": '"',
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&#x27;": "'",
};

function unescape(text: string): string {
  return text.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => entities[entity] ?? entity);
}
