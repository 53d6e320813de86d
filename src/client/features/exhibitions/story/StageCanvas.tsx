import { useEffect, useEffectEvent, useRef } from "react";
import { createStagePainter } from "./stage-painter.ts";
import type { StagePainter, StageView } from "./stage-painter.ts";

type StageCanvasProps = {
  /** What is shown; the same object as long as that is the same. Null leaves what was before. */
  view: StageView | null;
  /** Called when something is seen, if there is something beneath until then. */
  onShown?: () => void;
};

/** The picture of a story, which moves from view to view. What it shows is told in words elsewhere. */
export function StageCanvas({ view, onShown }: StageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<StagePainter | null>(null);
  const shown = useEffectEvent(() => onShown?.());
  const isAbove = onShown !== undefined;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    painter.current = createStagePainter({
      canvas: element,
      isCalm,
      onShown: isAbove ? () => shown() : undefined,
      onLanded: () => {
        element.dataset.state = "there";
      },
    });
    return () => {
      painter.current?.stop();
      painter.current = null;
    };
  }, [isAbove]);
  useEffect(() => {
    if (!view) return;
    if (canvas.current) canvas.current.dataset.state = "goes";
    painter.current?.show(view);
  }, [view]);
  return <canvas ref={canvas} className="story-stage__canvas" aria-hidden />;
}
