import X from "lucide-react/icons/x";
import { useState } from "react";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Modal } from "../../ui/Modal.tsx";
import { areShortcutsOn, switchShortcuts } from "./shortcuts.ts";
import type { Shortcuts } from "./shortcuts.ts";

type ShortcutSheetProps = { shortcuts: readonly Shortcuts[]; onClose: () => void };

/** List of keyboard shortcuts, with a setting that switches single-character ones off. */
export function ShortcutSheet({ shortcuts, onClose }: ShortcutSheetProps) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <Modal className="shortcut-sheet" label="Keys" onClose={onClose}>
      <div className="shortcut-sheet__head">
        <h2>Keys</h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      {shortcuts.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl className="shortcut-sheet__keys">
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checkbox
        label="Letters, digits and signs are shortcuts"
        checked={isOn}
        onChange={(on) => {
          switchShortcuts(on);
          setIsOn(on);
        }}
      />
    </Modal>
  );
}
