import { styleAttribute } from "../../page/page.ts";

/**
 * Takes the inline styles out of rendered HTML, for the page's policy allows none: each is named in an
 * attribute instead, and the rules for these names go into one style element, whose hash the policy
 * can hold. The program puts the inline styles back in place.
 *
 * @param html as React writes it: in quotes, and nowhere but in attributes an unescaped quote
 */
export function takeOutStyles(html: string): { html: string; rules: string } {
  const rules = new Map<string, string>();
  const without = html.replace(/ style="([^"]*)"/g, (_, escaped: string) => {
    const style = unescape(escaped);
    // What could end a rule or the element is no style of ours.
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
