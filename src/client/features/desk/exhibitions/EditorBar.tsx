import History from "lucide-react/icons/history";
import PanelRight from "lucide-react/icons/panel-right";
import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { DeskView } from "./editing/desk-view.ts";
import type { ExhibitionDesk } from "./editing/exhibition-desk.ts";
import { SaveState } from "./SaveState.tsx";

type EditorBarProps = {
  desk: ExhibitionDesk;
  view: DeskView;
  /** A sentence that names the other editors. */
  others: string;
  /** Whether the preview is open beside the editor; null where it opens over the editor. */
  isPreviewed: boolean | null;
  /** Whether this browser persists unsaved changes. */
  isKept: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onPreview: () => void;
  onVersions: () => void;
  /** The button for the keyboard shortcuts. */
  keys: ReactNode;
};

/** The toolbar of the editor: undo, redo, save status, versions and preview. */
export function EditorBar(props: EditorBarProps) {
  const { desk, view, others, isPreviewed, isKept } = props;
  const { undoWords, redoWords } = view;
  return (
    <div className="editor-bar">
      <div className="editor-bar__acts" role="group" aria-label="Taking back">
        <IconButton
          icon={Undo}
          label={undoWords ? `Undo ${undoWords}` : "Nothing to undo"}
          aria-keyshortcuts="Control+Z Meta+Z"
          aria-disabled={undoWords === null}
          onClick={props.onUndo}
        />
        <IconButton
          icon={Redo}
          label={redoWords ? `Redo ${redoWords}` : "Nothing to redo"}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          aria-disabled={redoWords === null}
          onClick={props.onRedo}
        />
      </div>
      <SaveState desk={desk} view={view} isKept={isKept} />
      <p className="editor-bar__others">{others}</p>
      <div className="editor-bar__ways">
        {props.keys}
        <Button variant="quiet" aria-haspopup="dialog" onClick={props.onVersions}>
          <History aria-hidden size={18} strokeWidth={1.5} />
          <span>Versions</span>
        </Button>
        <Button
          variant="quiet"
          aria-pressed={isPreviewed ?? undefined}
          aria-haspopup={isPreviewed === null ? "dialog" : undefined}
          onClick={props.onPreview}
        >
          <PanelRight aria-hidden size={18} strokeWidth={1.5} />
          <span>Preview</span>
        </Button>
      </div>
    </div>
  );
}
