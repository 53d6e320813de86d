import type { ComponentProps } from "react";
import { Modal } from "../../../ui/Modal.tsx";
import { LivePreview } from "./LivePreview.tsx";

type PreviewDialogProps = Omit<ComponentProps<typeof LivePreview>, "onClose"> & {
  onClose: () => void;
};

/** The preview over the editor, where a window has no room for it beside. */
export function PreviewDialog(props: PreviewDialogProps) {
  return (
    <Modal className="preview-dialog" label="Preview" onClose={props.onClose}>
      <LivePreview {...props} />
    </Modal>
  );
}
