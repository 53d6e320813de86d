import Asterisk from "lucide-react/icons/asterisk";
import Bold from "lucide-react/icons/bold";
import Heading2 from "lucide-react/icons/heading-2";
import Heading3 from "lucide-react/icons/heading-3";
import IndentDecrease from "lucide-react/icons/list-indent-decrease";
import IndentIncrease from "lucide-react/icons/list-indent-increase";
import Italic from "lucide-react/icons/italic";
import Languages from "lucide-react/icons/languages";
import Keyboard from "lucide-react/icons/keyboard";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import RemoveFormatting from "lucide-react/icons/remove-formatting";
import TextQuote from "lucide-react/icons/text-quote";
import type { LucideIcon } from "lucide-react";
import type { Command, EditorState } from "prosemirror-state";
import { Toolbar } from "react-aria-components";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { linkAround } from "./links.ts";
import type { Asked } from "./MarkDialog.tsx";
import {
  clearMarks,
  isHeading,
  isMarked,
  isQuoted,
  listAround,
  moveIn,
  moveOut,
  toggleEmphasis,
  toggleHeading,
  toggleList,
  toggleQuotation,
} from "./text-commands.ts";
import { languageAround, setLanguage } from "./word-marks.ts";

type TextToolsProps = {
  state: EditorState;
  /** Whether the text is a single line. */
  isLine?: boolean;
  run: (command: Command) => void;
  /** Called to open the dialog for a link or a language. */
  onAsk: (what: Asked) => void;
  onFootnote?: () => void;
  onKeys?: () => void;
};

type Tool = {
  icon: LucideIcon;
  label: string;
  keys?: string;
  command: Command;
  isOn?: boolean;
};

/** The formatting toolbar of a text. Arrow keys move between its buttons. */
export function TextTools(props: TextToolsProps) {
  const { state, isLine = false, run, onAsk, onFootnote, onKeys } = props;
  const list = listAround(state);
  const mayBeInLanguage = setLanguage(null)(state);
  const emphasis: Tool[] = [
    {
      icon: Bold,
      label: "Bold",
      keys: "Control+B",
      command: toggleEmphasis("strong"),
      isOn: isMarked(state, "strong"),
    },
    {
      icon: Italic,
      label: "Italic",
      keys: "Control+I",
      command: toggleEmphasis("em"),
      isOn: isMarked(state, "em"),
    },
  ];
  const parts: Tool[] = [
    {
      icon: Heading2,
      label: "Heading",
      keys: "Control+Alt+2",
      command: toggleHeading(2),
      isOn: isHeading(state, 2),
    },
    {
      icon: Heading3,
      label: "Smaller heading",
      keys: "Control+Alt+3",
      command: toggleHeading(3),
      isOn: isHeading(state, 3),
    },
    {
      icon: List,
      label: "List",
      keys: "Control+Shift+8",
      command: toggleList("bulletList"),
      isOn: list === "bulletList",
    },
    {
      icon: ListOrdered,
      label: "Numbered list",
      keys: "Control+Shift+7",
      command: toggleList("orderedList"),
      isOn: list === "orderedList",
    },
    {
      icon: TextQuote,
      label: "Quotation",
      keys: "Control+Shift+9",
      command: toggleQuotation,
      isOn: isQuoted(state),
    },
  ];
  const depth: Tool[] = [
    { icon: IndentIncrease, label: "Move in", keys: "Control+]", command: moveIn },
    { icon: IndentDecrease, label: "Move out", keys: "Control+[", command: moveOut },
  ];
  const button = ({ icon, label, keys, command, isOn }: Tool) => (
    <IconButton
      key={label}
      icon={icon}
      label={label}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      aria-disabled={!command(state)}
      onClick={() => command(state) && run(command)}
    />
  );
  return (
    <Toolbar
      className="text-tools"
      aria-label="Formatting"
      // Keeps the focus and the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {emphasis.map(button)}
      <IconButton
        icon={Link}
        label="Link"
        aria-keyshortcuts="Control+K"
        aria-haspopup="dialog"
        aria-pressed={linkAround(state) !== null}
        onClick={() => onAsk("link")}
      />
      <IconButton
        icon={Languages}
        label="Language"
        aria-haspopup="dialog"
        aria-pressed={languageAround(state) !== null}
        aria-disabled={!mayBeInLanguage}
        onClick={() => mayBeInLanguage && onAsk("language")}
      />
      {!isLine && parts.map(button)}
      {list !== null && depth.map(button)}
      {onFootnote && (
        <IconButton
          icon={Asterisk}
          label="Footnote"
          aria-keyshortcuts="Control+Alt+F"
          aria-haspopup="dialog"
          onClick={onFootnote}
        />
      )}
      {!isLine && button({ icon: RemoveFormatting, label: "Plain", command: clearMarks })}
      {onKeys && (
        <IconButton icon={Keyboard} label="Keys" aria-haspopup="dialog" onClick={onKeys} />
      )}
    </Toolbar>
  );
}
