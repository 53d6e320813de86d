import type { ComponentProps } from "react";
import { Modal } from "../../../ui/Modal.tsx";
import { LivePreview } from "./LivePreview.tsx";

type PreviewDialogProps = Omit<ComponentProps<typeof LivePreview>, "onClose"> & {
  onClose: () => void;
};

/** The preview in a dialog, for windows that are too narrow for it beside the editor. */
export function PreviewDialog(props: PreviewDialogProps) {
  return (
    <Modal className="preview-dialog" label="Preview" onClose={props.onClose}>
      <LivePreview {...props} />
    </Modal>
  );
}
