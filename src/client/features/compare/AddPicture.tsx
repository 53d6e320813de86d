import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { Frame } from "../../../view/view.ts";
import { Button } from "../../ui/Button.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { preparePart } from "../parts/missing-part.ts";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const loadPicker = () => import("./PickWork.tsx");
const PickWork = lazyPart(async () => (await loadPicker()).PickWork);

/** A button that lets somebody find a picture to compare. */
export function AddPicture({ onPick }: { onPick: (frame: Frame) => void }) {
  const [isOpen, setOpen] = useState(false);
  const prepare = () => preparePart(loadPicker);
  return (
    <>
      <Button
        className="compare__add"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden size={20} strokeWidth={1.5} />
        Add a picture
      </Button>
      {isOpen && (
        <PartBoundary waiting={null}>
          <PickWork
            onClose={() => setOpen(false)}
            onPick={(frame) => {
              setOpen(false);
              onPick(frame);
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}
