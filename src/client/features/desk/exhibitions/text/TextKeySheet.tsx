import X from "lucide-react/icons/x";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Modal } from "../../../../ui/Modal.tsx";

const keys = [
  ["Ctrl B", "Bold"],
  ["Ctrl I", "Italic"],
  ["Ctrl K", "Link"],
  ["Ctrl Alt F", "Footnote; Enter on one opens it"],
  ["Ctrl Alt 2", "Heading"],
  ["Ctrl Alt 3", "Smaller heading"],
  ["Ctrl Alt 0", "Plain line"],
  ["Ctrl Shift 8", "List"],
  ["Ctrl Shift 7", "Numbered list"],
  ["Ctrl Shift 9", "Quotation"],
  ["Ctrl ] and Ctrl [", "Move an item in and out"],
  ["Shift Enter", "A new line in the same part"],
  ["Alt F10", "To the buttons"],
  ["Ctrl Z", "Take back"],
] as const;

const signs = [
  ["## and ###", "Headings"],
  ["- and 1.", "Lists"],
  [">", "Quotation"],
] as const;

/** What the keys do in a text. */
export function TextKeySheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal className="shortcut-sheet" label="Keys" onClose={onClose}>
      <header className="shortcut-sheet__head">
        <h2>Keys</h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <KeyList title="In a text, with ⌘ in place of Ctrl on a Mac" keys={keys} />
      <KeyList title="At the beginning of a line, with a space behind" keys={signs} />
    </Modal>
  );
}

function KeyList({
  title,
  keys: of,
}: {
  title: string;
  keys: readonly (readonly [string, string])[];
}) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="shortcut-sheet__keys">
        {of.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
