import History from "lucide-react/icons/history";
import PanelRight from "lucide-react/icons/panel-right";
import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { DeskView, ExhibitionDesk } from "./editing/exhibition-desk.ts";
import { SaveState } from "./SaveState.tsx";

type EditorBarProps = {
  desk: ExhibitionDesk;
  view: DeskView;
  /** Who else is here, as a sentence. */
  others: string;
  isPreviewed: boolean;
  onPreview: () => void;
  onVersions: () => void;
};

/** What is done to all of an exhibition: taken back, done once more, seen; and whether it is saved. */
export function EditorBar(props: EditorBarProps) {
  const { desk, view, others, isPreviewed } = props;
  const { undoWords, redoWords } = view;
  const [said, setSaid] = useState("");
  return (
    <div className="editor-bar">
      <div className="editor-bar__acts" role="group" aria-label="Taking back">
        <IconButton
          icon={Undo}
          label={undoWords ? `Undo ${undoWords}` : "Nothing to undo"}
          aria-keyshortcuts="Control+Z Meta+Z"
          aria-disabled={undoWords === null}
          onClick={() => {
            desk.undo();
            if (undoWords) setSaid(`Undone: ${undoWords}.`);
          }}
        />
        <IconButton
          icon={Redo}
          label={redoWords ? `Redo ${redoWords}` : "Nothing to redo"}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          aria-disabled={redoWords === null}
          onClick={() => {
            desk.redo();
            if (redoWords) setSaid(`Done once more: ${redoWords}.`);
          }}
        />
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <SaveState desk={desk} view={view} />
      <p className="editor-bar__others">{others}</p>
      <div className="editor-bar__ways">
        <Button variant="quiet" aria-haspopup="dialog" onClick={props.onVersions}>
          <History aria-hidden size={18} strokeWidth={1.5} />
          <span>Versions</span>
        </Button>
        <Button variant="quiet" aria-pressed={isPreviewed} onClick={props.onPreview}>
          <PanelRight aria-hidden size={18} strokeWidth={1.5} />
          <span>Preview</span>
        </Button>
      </div>
    </div>
  );
}
