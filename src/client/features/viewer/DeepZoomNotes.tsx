import type { ComponentProps } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const loadNotes = () => import("../notes/ImageNotes.tsx");
const ImageNotes = lazyPart(async () => (await loadNotes()).ImageNotes);

/** Notes are about to be opened. */
export const prepareNotes = () => preparePart(loadNotes);

type DeepZoomNotesProps = ComponentProps<typeof ImageNotes> & {
  /** Called when they cannot be had, and are not waited for. */
  onClose: () => void;
};

/** The notes on a picture that zooms: their marks, and their panel while it is open. */
export function DeepZoomNotes({ onClose, ...notes }: DeepZoomNotesProps) {
  return (
    <div className="notes-part">
      <PartBoundary waiting={null} onClose={onClose}>
        <ImageNotes {...notes} />
      </PartBoundary>
    </div>
  );
}
