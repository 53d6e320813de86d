import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Modal } from "../../../ui/Modal.tsx";

type PointsDialogProps = {
  title: string;
  /** Tells the user the next step. */
  hint: string;
  /** Fields and buttons below the images. */
  tools: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A full-window dialog in which the user sets points in images. */
export function PointsDialog({ title, hint, tools, onClose, children }: PointsDialogProps) {
  return (
    <Modal className="deep-zoom__dialog" label={title} onClose={onClose}>
      <div className="points-dialog">
        <header className="points-dialog__head">
          <h2>{title}</h2>
          <IconButton icon={X} label="Close" onClick={onClose} />
        </header>
        <div className="points-dialog__pictures">{children}</div>
        <footer className="points-dialog__foot">
          <p id="pointing-hint" className="points-dialog__hint" role="status">
            {hint}
          </p>
          <div className="points-dialog__tools">{tools}</div>
        </footer>
      </div>
    </Modal>
  );
}
