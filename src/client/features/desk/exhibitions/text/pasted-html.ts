import { withFootnotes } from "./pasted-footnotes.ts";
import { withLists } from "./pasted-lists.ts";

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
  const page = new DOMParser().parseFromString(withoutUnstorable(html), "text/html");
  const { body } = page;
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  // What was copied in an editor like this one is whole as it is.
  if (body.querySelector("[data-pm-slice]")) return body.innerHTML;
  for (const title of body.querySelectorAll("p.MsoTitle")) replaceWith(title, "h2");
  withFootnotes(body);
  withLists(body);
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

function replaceWith(element: Element, name: string) {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}
