import Expand from "lucide-react/icons/expand";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { isPossible } from "../../../view/compare.ts";
import type { Standing } from "../../../view/compare.ts";
import type { Arrangement, Lock } from "../../../view/view.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { zoomStep } from "../viewer/deep-zoom-steps.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import type { Choice } from "./ChoiceField.tsx";
import type { Compared } from "./compared.ts";
import type { Comparing } from "./use-compared.ts";

type CompareControlsProps = {
  compared: Compared;
  /** Known scales of the images. */
  scales: readonly Pick<Standing, "pixelsPerCm">[];
  onChange: Comparing["change"];
  onZoom: (factor: number) => void;
  onWhole: () => void;
};

const arrangements: readonly Choice<Arrangement>[] = [
  { value: "side", label: "Side by side" },
  { value: "curtain", label: "Curtain" },
  { value: "blend", label: "Blend" },
  { value: "blink", label: "Blink" },
];

const locks: readonly Choice<Lock>[] = [
  { value: "frame", label: "Same part" },
  { value: "pixels", label: "Same pixels" },
  { value: "centimetres", label: "Same centimetres" },
  { value: "free", label: "Each by itself" },
];

/** Controls for all compared images together. */
export function CompareControls(props: CompareControlsProps) {
  const { compared, scales, onChange, onZoom, onWhole } = props;
  const { pictures, lock, arrangement } = compared;
  const isLocked = (value: Lock) => !isPossible(value, scales);
  return (
    <div className="compare-controls" role="group" aria-label="All pictures">
      <div className="compare-controls__zoom">
        <IconButton icon={ZoomOut} label="Zoom out" onClick={() => onZoom(1 / zoomStep)} />
        <IconButton icon={ZoomIn} label="Zoom in" onClick={() => onZoom(zoomStep)} />
        <IconButton icon={Expand} label="Whole pictures" onClick={onWhole} />
      </div>
      {pictures.length > 1 && (
        <>
          <ChoiceField
            label="Arrange"
            choices={arrangements}
            value={arrangement}
            onChange={(next) => onChange({ arrangement: next }, "move")}
          />
          <ChoiceField
            label="Move together"
            choices={locks.map(({ value, label }) => ({
              value,
              label: isLocked(value) ? `${label} (not every size is known)` : label,
              isOff: isLocked(value),
            }))}
            value={lock}
            onChange={(next) => onChange({ lock: next }, "move")}
          />
        </>
      )}
    </div>
  );
}
