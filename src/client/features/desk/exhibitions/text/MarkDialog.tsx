import type { Command, EditorState } from "prosemirror-state";
import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import { Modal } from "../../../../ui/Modal.tsx";
import { LanguageSelect } from "../../LanguageSelect.tsx";
import { linkAround, setLink } from "./links.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { languageAround, setLanguage } from "./word-marks.ts";

/** The dialogs for marks: the URL of a link, the language of words. */
export type Asked = "link" | "language";

type MarkDialogProps = {
  what: Asked;
  state: EditorState;
  /** Called with the command to apply to the text. */
  onDone: (command: Command) => void;
  onClose: () => void;
};

/** A dialog for a link or a language. */
export function MarkDialog({ what, state, onDone, onClose }: MarkDialogProps) {
  return what === "link" ? (
    <LinkDialog
      href={linkAround(state)}
      onSet={(href) => onDone(setLink(href))}
      onClose={onClose}
    />
  ) : (
    <LanguageDialog
      language={languageAround(state)}
      onSet={(language) => onDone(setLanguage(language))}
      onClose={onClose}
    />
  );
}

type LanguageDialogProps = {
  /** The current language tag; null if it is the exhibition's. */
  language: string | null;
  onSet: (language: string | null) => void;
  onClose: () => void;
};

function LanguageDialog({ language, onSet, onClose }: LanguageDialogProps) {
  const [chosen, setChosen] = useState(language);
  return (
    <Modal className="small-dialog" label="Language" onClose={onClose}>
      <LanguageSelect
        label="Language of these words"
        none="As the exhibition"
        language={chosen}
        onSelect={setChosen}
      />
      <div className="form__actions">
        <Button variant="primary" onClick={() => onSet(chosen)}>
          Set the language
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
