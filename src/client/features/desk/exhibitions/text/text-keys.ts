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

/** What the keys ask of the page around the text. */
export type Asks = {
  /** Somebody wants to say where the words lead. */
  onLink: () => void;
  /** Somebody wants to write a footnote. */
  onFootnote: () => void;
  /** Somebody wants to go to the buttons. */
  onTools: () => void;
};

const { nodes } = textSchema;
const { heading, blockquote, bulletList, orderedList, listItem, hardBreak } = nodes;

/** What has been done is taken back, and done again, by the page: the keys go on to it, and mean nothing to the browser. */
const byThePage: Command = () => true;

/** Emphasis and links are words' alone: breaks and footnotes between them have none. */
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

/** All words are selected as if by hand, so that what they stand in can be told. */
const selectAll: Command = ({ doc, tr }, dispatch) => {
  const { $from } = Selection.atStart(doc);
  dispatch?.(tr.setSelection(TextSelection.between($from, Selection.atEnd(doc).$to)));
  return true;
};

/** Keys in one line of words, such as those of a footnote. */
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

/** Keys in a text, and signs at the beginning of a line that make it a heading, a list or a quotation. */
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
