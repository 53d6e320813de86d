import { useState } from "react";
import { Button } from "../../../../ui/Button.tsx";
import type { Picked } from "../../../compare/PickResult.tsx";
import { lazyPart } from "../../../parts/lazy-part.tsx";
import { preparePart } from "../../../parts/missing-part.ts";
import { PartBoundary } from "../../../parts/PartBoundary.tsx";

const loadPicker = () => import("../../../compare/PickWork.tsx");
const PickWork = lazyPart(async () => (await loadPicker()).PickWork);

type PickButtonProps = {
  /** What the button says. */
  children: string;
  hasAll?: boolean;
  /** Called with each that is picked; answers with what is said of it. */
  onPick: (picked: Picked) => string;
};

/** A button behind which works are picked by the search, one after the other. */
export function PickButton({ children, hasAll = false, onPick }: PickButtonProps) {
  const [said, setSaid] = useState<string | null>(null);
  const prepare = () => preparePart(loadPicker);
  const close = () => setSaid(null);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setSaid("")}
      >
        {children}
      </Button>
      {said !== null && (
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
