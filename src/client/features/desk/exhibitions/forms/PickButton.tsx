import { useEffect, useRef, useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import type { Picked } from "../../../compare/PickResult.tsx";
import { lazyPart } from "../../../parts/lazy-part.tsx";
import { preparePart } from "../../../parts/missing-part.ts";
import { PartBoundary } from "../../../parts/PartBoundary.tsx";

const loadPicker = () => import("../../../compare/PickWork.tsx");
const PickWork = lazyPart(async () => (await loadPicker()).PickWork);

type PickButtonProps = {
  /** Label of the button. */
  children: string;
  hasAll?: boolean;
  /** Called with each selected work. Returns a status message. */
  onPick: (picked: Picked) => string;
};

/** A button that opens the work picker, in which the user selects works one after another. */
export function PickButton({ children, hasAll = false, onPick }: PickButtonProps) {
  const [said, setSaid] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);
  const isOpen = said !== null;
  useEffect(() => {
    // The button has the focus again, but the new items may have moved it out of view.
    if (!isOpen) opener.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  const prepare = () => preparePart(loadPicker);
  const close = () => setSaid(null);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => {
          opener.current = currentTarget;
          setSaid("");
        }}
      >
        {children}
      </Button>
      {isOpen && (
        <PartBoundary waiting={null} onClose={close}>
          <PickWork
            label={children}
            fieldLabel="Find a work"
            hasAll={hasAll}
            said={said}
            onPick={(picked) => setSaid(onPick(picked))}
            onClose={close}
          />
        </PartBoundary>
      )}
    </>
  );
}
