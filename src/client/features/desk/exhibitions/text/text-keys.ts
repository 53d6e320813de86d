import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import type { InputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { splitListItem } from "prosemirror-schema-list";
import { Plugin, Selection, TextSelection } from "prosemirror-state";
import type { Command } from "prosemirror-state";
import { isWithinDepth } from "./list-depth.ts";
import {
  moveIn,
  moveOut,
  toPlain,
  toggleEmphasis,
  toggleHeading,
  toggleList,
  toggleQuotation,
} from "./text-commands.ts";
import { textSchema } from "./text-schema.ts";

/** Actions of the page that keys of the text trigger. */
export type Asks = {
  /** Opens the link dialog. */
  onLink: () => void;
  /** Opens the footnote dialog. */
  onFootnote: () => void;
  /** Focuses the toolbar. */
  onTools: () => void;
};

const { nodes } = textSchema;
const { heading, blockquote, bulletList, orderedList, listItem, hardBreak } = nodes;

/** The page implements undo and redo: the event bubbles to it, and the result prevents the browser's default. */
const byThePage: Command = () => true;

/** Removes marks from line breaks and footnotes. Only text has emphasis and links. */
const wordsAloneAreMarked = new Plugin({
  appendTransaction(transactions, _, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.descendants((node, at) => {
      if (node.isInline && !node.isText && node.marks.length > 0) {
        tr.setNodeMarkup(at, null, null, []);
      }
    });
    return tr.docChanged ? tr : null;
  },
});

/** Selects everything as a text selection, like one by hand, so that the toolbar can determine what surrounds it. */
const selectAll: Command = ({ doc, tr }, dispatch) => {
  const { $from } = Selection.atStart(doc);
  dispatch?.(tr.setSelection(TextSelection.between($from, Selection.atEnd(doc).$to)));
  return true;
};

/** Returns the key bindings of a single-line text, such as a footnote. */
export function lineKeys(asks: Pick<Asks, "onLink" | "onTools">): Plugin[] {
  return [...sharedKeys(asks), keymap({ Enter: () => true, "Shift-Enter": () => true })];
}

function sharedKeys({ onLink, onTools }: Pick<Asks, "onLink" | "onTools">): Plugin[] {
  return [
    keymap({
      "Mod-z": byThePage,
      "Shift-Mod-z": byThePage,
      "Mod-y": byThePage,
      "Mod-a": selectAll,
      "Mod-b": toggleEmphasis("strong"),
      "Mod-i": toggleEmphasis("em"),
      "Mod-k": ask(onLink),
      "Alt-F10": ask(onTools),
    }),
    wordsAloneAreMarked,
  ];
}

/** Returns the key bindings of a text, and the input rules for headings, lists and quotations. */
export function textKeys(asks: Asks): Plugin[] {
  const lineBreak: Command = (state, dispatch) => {
    if (!hardBreak) return false;
    dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
    return true;
  };
  return [
    ...sharedKeys(asks),
    keymap({
      "Mod-Alt-f": ask(asks.onFootnote),
      "Mod-Alt-0": toPlain,
      "Mod-Alt-2": toggleHeading(2),
      "Mod-Alt-3": toggleHeading(3),
      "Shift-Mod-7": toggleList("orderedList"),
      "Shift-Mod-8": toggleList("bulletList"),
      "Shift-Mod-9": toggleQuotation,
      "Mod-]": moveIn,
      "Mod-[": moveOut,
      "Shift-Enter": chainCommands(exitCode, lineBreak),
      ...(listItem && { Enter: splitListItem(listItem) }),
    }),
    keymap(baseKeymap),
    inputRules({ rules: signs() }),
    new Plugin({ filterTransaction: ({ docChanged, doc }) => !docChanged || isWithinDepth(doc) }),
  ];
}

function signs(): InputRule[] {
  return [
    ...(heading
      ? [
          textblockTypeInputRule(/^(#{1,3})\s$/, heading, ([, sign = ""]) => ({
            level: sign.length > 2 ? 3 : 2,
          })),
        ]
      : []),
    ...(blockquote ? [wrappingInputRule(/^\s*>\s$/, blockquote)] : []),
    ...(bulletList ? [wrappingInputRule(/^\s*[-*]\s$/, bulletList)] : []),
    ...(orderedList ? [wrappingInputRule(/^\s*1[.)]\s$/, orderedList)] : []),
  ];
}

function ask(what: () => void): Command {
  return (_, dispatch) => {
    if (dispatch) what();
    return true;
  };
}
