import Circle from "lucide-react/icons/circle";
import Square from "lucide-react/icons/square";
import { IconButton } from "../../ui/IconButton.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { strengthWithin } from "./lens-geometry.ts";
import type { StrengthLimits } from "./lens-geometry.ts";
import { lensSizes } from "./lens-settings.ts";
import type { LensSettings } from "./lens-settings.ts";
import type { ThroughImage } from "./useThrough.ts";

type LensPanelProps = {
  settings: LensSettings;
  limits: StrengthLimits;
  /** The images that the lens can show instead of the one below it. */
  choices: readonly ThroughImage[];
  /** Index of the image that it shows, among the work's images; null for none. */
  through: number | null;
  onSettings: (settings: LensSettings) => void;
  onThrough: (through: ThroughImage | null) => void;
};

/** Steps of the strength slider, which is logarithmic, as the eye perceives magnification. */
const strengthSteps = 100;

/** Settings of the lens: strength, size, shape, and the image it shows. */
export function LensPanel(props: LensPanelProps) {
  const { settings, limits, choices, through, onSettings, onThrough } = props;
  const strength = strengthWithin(settings.strength, limits);
  const isFull = Math.abs(strength / limits.full - 1) < 0.01;
  const times = `${strength.toFixed(1)}×`;
  return (
    <div className="lens-panel" role="group" aria-label="Lens">
      <Slider
        label="Strength"
        min={0}
        max={strengthSteps}
        value={toStep(strength, limits)}
        valueText={isFull ? `${times}, full resolution` : times}
        onChange={(step) => onSettings({ ...settings, strength: fromStep(step, limits) })}
      />
      <Slider
        label="Size"
        min={lensSizes.least}
        max={lensSizes.most}
        step={lensSizes.step / 2}
        value={settings.size}
        valueText={`${settings.size} px`}
        onChange={(size) => onSettings({ ...settings, size })}
      />
      {choices.length > 0 && (
        <label className="lens-panel__through">
          Look through to
          <select
            value={choices.find(({ index }) => index === through)?.index ?? ""}
            onChange={({ target }) =>
              onThrough(choices.find(({ index }) => String(index) === target.value) ?? null)
            }
          >
            <option value="">Nothing else</option>
            {choices.map(({ index, name }) => (
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="lens-panel__shapes">
        <IconButton
          icon={Circle}
          label="Round lens"
          aria-pressed={settings.shape === "round"}
          onClick={() => onSettings({ ...settings, shape: "round" })}
        />
        <IconButton
          icon={Square}
          label="Square lens"
          aria-pressed={settings.shape === "square"}
          onClick={() => onSettings({ ...settings, shape: "square" })}
        />
      </div>
    </div>
  );
}

function toStep(strength: number, { least, most }: StrengthLimits): number {
  return Math.round((strengthSteps * Math.log(strength / least)) / Math.log(most / least));
}

/** Returns the strength at a slider step; the step next to the full resolution means exactly that. */
function fromStep(step: number, limits: StrengthLimits): number {
  const strength = limits.least * (limits.most / limits.least) ** (step / strengthSteps);
  return step === toStep(limits.full, limits) ? limits.full : strength;
}
