import type { Attrs, Mark, ResolvedPos } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import { mayLead } from "../../../../../text/rich-text.ts";
import { textSchema } from "./text-schema.ts";

/** A link in a text: where it stands, and where it leads. */
export type LinkAround = { readonly from: number; readonly to: number; readonly href: string };

/** The link the cursor stands in, or the first one within what is selected; null if there is none. */
export function linkAround({ doc, selection }: EditorState): LinkAround | null {
  const { from, to, $from } = selection;
  let found: LinkAround | null = null;
  // At the end of a link its last character still belongs to it.
  doc.nodesBetween(Math.max($from.start(), from - 1), Math.max(to, from), (node, at) => {
    const href = found ? null : linkOf(node.marks);
    if (href !== null) found = wholeLink(doc.resolve(at), href);
    return !found;
  });
  return found;
}

/**
 * Lets what is selected lead somewhere, or the link around the cursor; where there is neither, the address is written.
 *
 * @param href null to lead nowhere
 */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { selection } = state;
    const around = linkAround(state);
    const { from, to } = around && selection.empty ? around : selection;
    const { tr } = state;
    const type = textSchema.mark("link", { href: "/" }).type;
    if (href === null) dispatch?.(tr.removeMark(around?.from ?? from, around?.to ?? to, type));
    else if (from === to) {
      const words = textSchema.text(href.replace(/^mailto:/, ""), [type.create({ href })]);
      dispatch?.(tr.replaceSelectionWith(words, false));
    } else {
      state.doc.nodesBetween(from, to, (node, at) => {
        const [start, end] = [Math.max(from, at), Math.min(to, at + node.nodeSize)];
        if (node.isText) tr.removeMark(start, end, type).addMark(start, end, type.create({ href }));
        // Footnotes lead elsewhere.
        return !node.isInline;
      });
      dispatch?.(tr);
    }
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

/** All of a link of which a part begins at a place. */
function wholeLink(at: ResolvedPos, href: string): LinkAround {
  let range = { from: at.pos, to: at.pos };
  let run: { from: number; to: number } | null = null;
  at.parent.forEach((node, offset) => {
    const from = at.start() + offset;
    run =
      linkOf(node.marks) === href ? { from: run?.from ?? from, to: from + node.nodeSize } : null;
    if (run && run.from <= at.pos && run.to > at.pos) range = run;
  });
  return { ...range, href };
}

function linkOf(marks: readonly Mark[]): string | null {
  const attrs: Attrs | undefined = marks.find(({ type }) => type.name === "link")?.attrs;
  return attrs ? String(attrs["href"]) : null;
}
