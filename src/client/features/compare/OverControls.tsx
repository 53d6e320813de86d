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

/** Controls for two overlaid images, shown above both. */
export function OverControls({ arrangement, share, onShare, blink }: OverControlsProps) {
  const isCurtain = arrangement === "curtain";
  const percent = `${Math.round(share * 100)} %`;
  return (
    <>
      {isCurtain && <Curtain onShare={onShare} />}
      <li className="compare-over">
        {isCurtain || arrangement === "blend" ? (
          <Slider
            label={isCurtain ? "Curtain" : "Upper picture"}
            min={0}
            max={1}
            step={0.01}
            value={share}
            valueText={isCurtain ? `${percent} from the left` : percent}
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
    </>
  );
}
