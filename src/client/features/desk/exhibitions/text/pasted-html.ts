import { withFootnotes } from "./pasted-footnotes.ts";
import { withLists } from "./pasted-lists.ts";
import { withEmphasis, withStylesAside } from "./pasted-styles.ts";

/** What says nothing, or does something, in what is pasted. */
const unwanted = [
  "script, style, meta, link, title, template, noscript, iframe, object, embed, svg, math",
  "form > button, input, select, textarea, img, picture, video, audio, canvas",
].join(", ");

/**
 * HTML that was copied somewhere, such as in a word processor, as the editor's schema can read it: its lists, headings and
 * footnotes are such elements, and nothing is left of what runs, loads or cannot be kept.
 */
export function cleanHtml(html: string): string {
  // A document that was only parsed runs and loads nothing.
  const text = withStylesAside(withoutUnstorable(html));
  const page = new DOMParser().parseFromString(text, "text/html");
  const { body } = page;
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  // What was copied in an editor like this one is whole as it is.
  if (body.querySelector("[data-pm-slice]")) return body.innerHTML;
  if (body.querySelector("[class^=Mso]")) {
    // Word names the language by which it checks the spelling, on almost everything.
    for (const element of body.querySelectorAll("[lang]")) element.removeAttribute("lang");
  }
  for (const title of body.querySelectorAll("p.MsoTitle")) replaceWith(title, "h2");
  withFootnotes(body);
  withLists(body);
  withEmphasis(body);
  for (const gap of body.querySelectorAll("br")) if (isBetweenParts(gap)) gap.remove();
  for (const line of body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    // Word processors make room by empty lines; here there is room already.
    if ((line.textContent ?? "").trim() === "" && !line.querySelector("br")) line.remove();
  }
  return body.innerHTML;
}

/** Words without what cannot be kept: null characters, halves of characters. */
export function withoutUnstorable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, "");
}

/** Whether a break only makes room between paragraphs and the like. */
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
