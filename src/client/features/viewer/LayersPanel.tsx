import { limits } from "../../../view/limits.ts";
import type { Layer } from "../../../view/view.ts";
import { Button } from "../../ui/Button.tsx";
import { Slider } from "../../ui/Slider.tsx";
import type { ThroughImage } from "./useThrough.ts";

type LayersPanelProps = {
  /** The images that can be overlaid. */
  choices: readonly ThroughImage[];
  /** The images that are overlaid. */
  layers: readonly Layer[];
  onLayers: (layers: readonly Layer[]) => void;
};

const whole = 100;
const step = 5;
const fullSentence = `At most ${limits.layers} images lie over the picture. Take one away to see another.`;

/** Sets the opacity of a work's other images that are overlaid on the displayed one. */
export function LayersPanel({ choices, layers, onLayers }: LayersPanelProps) {
  const opacityOf = (image: number) => layers.find((layer) => layer.image === image)?.opacity ?? 0;
  const isFull = layers.length >= limits.layers;
  const change = (image: number, opacity: number) => {
    if (isFull && opacityOf(image) === 0) return;
    const all = choices.map(({ index }) => ({
      image: index,
      opacity: index === image ? opacity : opacityOf(index),
    }));
    onLayers(all.filter((layer) => layer.opacity > 0));
  };
  return (
    <div className="layers-panel">
      {choices.map(({ index, name }) => {
        const percent = Math.round(opacityOf(index) * whole);
        return (
          <Slider
            key={index}
            label={name}
            min={0}
            max={whole}
            step={step}
            value={percent}
            valueText={`${percent} %`}
            onChange={(value) => change(index, value / whole)}
          />
        );
      })}
      <p className="layers-panel__full" role="status">
        {isFull && choices.length > limits.layers && fullSentence}
      </p>
      <Button variant="quiet" aria-disabled={layers.length === 0} onClick={() => onLayers([])}>
        Only the picture
      </Button>
    </div>
  );
}
