import Expand from "lucide-react/icons/expand";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import ToggleLeft from "lucide-react/icons/toggle-left";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { isPossible } from "../../../view/compare.ts";
import type { Standing } from "../../../view/compare.ts";
import type { Arrangement, Lock } from "../../../view/view.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { zoomStep } from "../viewer/deep-zoom-steps.ts";
import { ChoiceField } from "./ChoiceField.tsx";
import type { Choice } from "./ChoiceField.tsx";
import type { Compared } from "./compared.ts";
import type { Blink } from "./use-blink.ts";
import type { Comparing } from "./use-compared.ts";

type CompareControlsProps = {
  compared: Compared;
  /** What is known of the pictures' sizes. */
  scales: readonly Pick<Standing, "pixelsPerCm">[];
  blink: Blink;
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

/** What can be done with all pictures that are compared at once. */
export function CompareControls(props: CompareControlsProps) {
  const { compared, scales, blink, onChange, onZoom, onWhole } = props;
  const { pictures, lock, arrangement, share } = compared;
  const hasSizes = isPossible("centimetres", scales);
  const isSeveral = pictures.length > 1;
  return (
    <div className="compare-controls" role="group" aria-label="All pictures">
      <div className="compare-controls__zoom">
        <IconButton icon={ZoomOut} label="Zoom out" onClick={() => onZoom(1 / zoomStep)} />
        <IconButton icon={ZoomIn} label="Zoom in" onClick={() => onZoom(zoomStep)} />
        <IconButton icon={Expand} label="Whole pictures" onClick={onWhole} />
      </div>
      {isSeveral && (
        <>
          <ChoiceField
            label="Arrange"
            choices={arrangements}
            value={arrangement}
            onChange={(next) => onChange({ arrangement: next }, "move")}
          />
          <ChoiceField
            label="Move together"
            choices={locks.map((choice) => ({
              ...choice,
              isOff: choice.value === "centimetres" && !hasSizes,
            }))}
            value={lock}
            onChange={(next) => onChange({ lock: next }, "move")}
            {...(!hasSizes && {
              hint: "Centimetres are offered where the size of every work is known.",
            })}
          />
        </>
      )}
      {isSeveral && arrangement === "blend" && (
        <Slider
          label="Upper picture"
          min={0}
          max={1}
          step={0.01}
          value={share}
          valueText={`${Math.round(share * 100)} %`}
          onChange={(next) => onChange({ share: next }, "move")}
        />
      )}
      {isSeveral && arrangement === "blink" && (
        <div className="compare-controls__zoom">
          <IconButton
            icon={ToggleLeft}
            label="Show the other picture"
            aria-keyshortcuts="B"
            onClick={blink.toggle}
          />
          {blink.mayRun && (
            <IconButton
              icon={blink.isRunning ? Pause : Play}
              label={blink.isRunning ? "Stop blinking" : "Blink by itself"}
              onClick={blink.run}
            />
          )}
        </div>
      )}
      {pictures.length > 2 && arrangement !== "side" && (
        <p className="compare-controls__hint">The first two pictures lie over one another.</p>
      )}
    </div>
  );
}
