import { useEffect, useRef } from "react";
import { scaleBar } from "../../../view/scale.ts";
import { calmed } from "./calmed.ts";
import type { Placement } from "./deep-zoom-sight.ts";
import type { DeepZoomTool } from "./use-deep-zoom.ts";

type ScaleBarProps = {
  /** Pixels of the full image per centimetre of the work. */
  pixelsPerCm: number;
  onMove: DeepZoomTool["onMove"];
};

/** Minimum and maximum width of the bar in CSS pixels. */
const widths = { least: 60, most: 150 };

/** Shows the work's real size by a bar of a labelled length. It follows the image without React renders. */
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
