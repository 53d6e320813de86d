import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { wholeFrame } from "../../../view/view.ts";
import type { Frame } from "../../../view/view.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const loadPicker = () => import("./PickWork.tsx");
const PickWork = lazyPart(async () => (await loadPicker()).PickWork);

type AddPictureProps = {
  /** Whether no more images fit: the button then only says so. */
  isFull: boolean;
  onFull: () => void;
  onPick: (frame: Frame) => void;
};

/** A button that lets the user find an image to compare. */
export function AddPicture({ isFull, onFull, onPick }: AddPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const prepare = () => !isFull && preparePart(loadPicker);
  return (
    <>
      <Button
        className="compare__add"
        aria-haspopup="dialog"
        aria-disabled={isFull}
        aria-label="Add a picture"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (isFull ? onFull() : setOpen(true))}
      >
        <Plus aria-hidden size={20} strokeWidth={1.5} />
        <span className="compare__add-words">
          Add<span> a picture</span>
        </span>
      </Button>
      {isOpen && (
        <PartBoundary waiting={null}>
          <PickWork
            label="Add a picture"
            fieldLabel="Find a work to compare"
            onClose={() => setOpen(false)}
            onPick={({ work, place }) => {
              setOpen(false);
              onPick(wholeFrame(work.slug, place));
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}
