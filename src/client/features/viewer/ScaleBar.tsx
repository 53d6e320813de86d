import { useEffect, useRef } from "react";
import { scaleBar } from "../../../view/scale.ts";
import { calmed } from "./calmed.ts";
import type { Placement } from "./deep-zoom-sight.ts";
import type { DeepZoomTool } from "./use-deep-zoom.ts";

type ScaleBarProps = {
  /** How many pixels of the full picture make a centimetre of the work. */
  pixelsPerCm: number;
  onMove: DeepZoomTool["onMove"];
};

/** CSS pixels between which the bar's width lies. */
const widths = { least: 60, most: 150 };

/** How large the work really is: a line as long as it says. Follows the picture without React. */
export function ScaleBar({ pixelsPerCm, onMove }: ScaleBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = calmed<Placement>(({ scale }) => {
      const element = bar.current;
      const drawn = scaleBar(pixelsPerCm, scale, widths);
      if (!element) return;
      element.hidden = drawn === null;
      if (!drawn) return;
      element.style.inlineSize = `${drawn.width}px`;
      if (element.textContent === drawn.label) return;
      element.textContent = drawn.label;
      element.setAttribute("aria-label", `Scale: ${drawn.words}`);
    });
    const end = onMove(follow.tell);
    return () => {
      end();
      follow.stop();
    };
  }, [pixelsPerCm, onMove]);

  return <div ref={bar} className="scale-bar numeric" role="img" hidden />;
}
