import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import ToggleLeft from "lucide-react/icons/toggle-left";
import type { Arrangement } from "../../../view/view.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { Curtain } from "./Curtain.tsx";
import type { Blink } from "./use-blink.ts";

type OverControlsProps = {
  arrangement: Arrangement;
  share: number;
  onShare: (share: number) => void;
  blink: Blink;
};

/** What moves one picture over the other: it lies over both. */
export function OverControls({ arrangement, share, onShare, blink }: OverControlsProps) {
  if (arrangement === "curtain") return <Curtain share={share} onShare={onShare} />;
  return (
    <li className="compare-over">
      {arrangement === "blend" ? (
        <Slider
          label="Upper picture"
          min={0}
          max={1}
          step={0.01}
          value={share}
          valueText={`${Math.round(share * 100)} %`}
          onChange={onShare}
        />
      ) : (
        <>
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
        </>
      )}
    </li>
  );
}
