import type { ComponentProps } from "react";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const loadNotes = () => import("../notes/ImageNotes.tsx");
const ImageNotes = lazyPart(async () => (await loadNotes()).ImageNotes);

/** Preloads the notes when the user is about to open them. */
export const prepareNotes = () => preparePart(loadNotes);

type DeepZoomNotesProps = ComponentProps<typeof ImageNotes> & {
  /** Called when the notes failed to load and the user gives up on them. */
  onClose: () => void;
};

/** The notes on a zoomable image: their markers, and their panel while it is open. */
export function DeepZoomNotes({ onClose, ...notes }: DeepZoomNotesProps) {
  return (
    <div className="notes-part">
      <PartBoundary waiting={null} onClose={onClose}>
        <ImageNotes {...notes} />
      </PartBoundary>
    </div>
  );
}
