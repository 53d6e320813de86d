import { withFootnotes } from "./pasted-footnotes.ts";
import { withLists } from "./pasted-lists.ts";
import { withEmphasis, withStylesAside } from "./pasted-styles.ts";

/** Elements that are removed from pasted HTML, because they have no text or are active. */
const unwanted = [
  "script, style, meta, link, title, template, noscript, iframe, object, embed, svg, math",
  "form > button, input, select, textarea, img, picture, video, audio, canvas",
].join(", ");

/**
 * Prepares pasted HTML, for example from a word processor, for the editor's schema. Lists, headings and footnotes
 * become semantic elements. Scripts, external resources and unstorable characters are removed.
 */
export function cleanHtml(html: string): string {
  // `DOMParser` runs no scripts and loads no resources.
  const text = withStylesAside(withoutUnstorable(html));
  const page = new DOMParser().parseFromString(text, "text/html");
  const { body } = page;
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  // HTML that was copied from an editor like this one needs no cleaning.
  if (body.querySelector("[data-pm-slice]")) return body.innerHTML;
  if (body.querySelector("[class^=Mso]")) {
    // Word marks almost every element with its spell-check language.
    for (const element of body.querySelectorAll("[lang]")) element.removeAttribute("lang");
  }
  for (const title of body.querySelectorAll("p.MsoTitle")) replaceWith(title, "h2");
  withFootnotes(body);
  withLists(body);
  withEmphasis(body);
  for (const gap of body.querySelectorAll("br")) if (isBetweenParts(gap)) gap.remove();
  for (const line of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    // Word processors use empty lines as spacing, which the stylesheet already provides.
    if ((line.textContent ?? "").trim() === "" && !line.querySelector("br")) line.remove();
  }
  return body.innerHTML;
}

/** Removes characters that cannot be stored: null characters and lone surrogates. */
export function withoutUnstorable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, "");
}

/** Whether a line break only separates blocks. */
function isBetweenParts(gap: Element): boolean {
  if (gap.closest("p, h1, h2, h3, h4, h5, h6, li, td, th, pre")) return false;
  const parts = "p, h1, h2, h3, h4, h5, h6, ul, ol, blockquote, table, div";
  const { previousSibling: before, nextSibling: after } = gap;
  return [before, after].some((node) => node instanceof Element && node.matches(parts));
}

function replaceWith(element: Element, name: string) {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
