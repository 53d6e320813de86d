import type { Command, EditorState } from "prosemirror-state";
import { mayLead } from "../../../../../text/rich-text.ts";
import { textSchema } from "./text-schema.ts";
import { markAround, setMark } from "./word-marks.ts";

/** Where the link leads that the cursor stands in, or the first one within what is selected; null if there is none. */
export function linkAround(state: EditorState): string | null {
  const attrs = markAround(state, "link")?.attrs;
  return attrs ? String(attrs["href"]) : null;
}

/**
 * Lets what is selected lead somewhere, or the link around the cursor; where there is neither, the address is written.
 *
 * @param href null to lead nowhere
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
 * Where somebody wants a link to lead, as it is kept.
 *
 * @returns null if nothing can lead there
 */
export function readHref(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed === "") return null;
  const isBare = /^[^\s/:@#]+\.[a-z]{2,}(?:[/?#]|$)/i.test(trimmed);
  const isMail = /^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(trimmed);
  const href = isMail ? `mailto:${trimmed}` : isBare ? `https://${trimmed}` : trimmed;
  return mayLead(href) ? href : null;
}
