import type { Command, EditorState } from "prosemirror-state";
import { mayLead } from "../../../../../text/rich-text.ts";
import { textSchema } from "./text-schema.ts";
import { markAround, setMark } from "./word-marks.ts";

/** Returns the URL of the link around the cursor, or of the first link in the selection; null if there is none. */
export function linkAround(state: EditorState): string | null {
  const attrs = markAround(state, "link")?.attrs;
  return attrs ? String(attrs["href"]) : null;
}

/**
 * Sets the link of the selection or of the link around the cursor. Without either it inserts the URL as linked text.
 *
 * @param href null to remove the link
 */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { selection, tr } = state;
    const around = markAround(state, "link");
    if (href === null) return setMark(around ?? selection, "link", null)(state, dispatch);
    const range = (selection.empty && around) || selection;
    if (range.from !== range.to) return setMark(range, "link", { href })(state, dispatch);
    const words = textSchema.text(href.replace(/^mailto:/, ""), [
      textSchema.mark("link", { href }),
    ]);
    dispatch?.(tr.replaceSelectionWith(words, false));
    return true;
  };
}

/**
 * Normalizes a typed URL to its stored form.
 *
 * @returns null if the URL is not allowed
 */
export function readHref(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed === "") return null;
  const isBare = /^[^\s/:@#]+\.[a-z]{2,}(?:[/?#]|$)/i.test(trimmed);
  const isMail = /^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(trimmed);
  const href = isMail ? `mailto:${trimmed}` : isBare ? `https://${trimmed}` : trimmed;
  return mayLead(href) ? href : null;
}
