import { encodeContentState, toContentState } from "../../../view/content-state.ts";
import type { View } from "../../../view/view.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { CopyText } from "./CopyText.tsx";
import { absolute } from "./embed.ts";

/** The current view as an IIIF Content State, for other IIIF viewers. */
export function ContentStateDialog({ view, onClose }: { view: View; onClose: () => void }) {
  const encoded = encodeContentState(toContentState(view, window.location.origin));
  return (
    <Dialog title="IIIF Content State" isOpen onOpenChange={onClose}>
      <CopyText label="As a link to this site" text={absolute(`/?iiif-content=${encoded}`)} />
      <CopyText label="For another IIIF viewer" text={encoded} />
    </Dialog>
  );
}
