import { useEffect, useEffectEvent, useRef } from "react";
import { createStagePainter } from "./stage-painter.ts";
import type { StagePainter, StageView } from "./stage-painter.ts";

type StageCanvasProps = {
  /** The view to show; must be the same object as long as the view is the same. Null keeps the previous one. */
  view: StageView | null;
  /** Called when the canvas shows something, if a still image is beneath it until then. */
  onShown?: () => void;
};

/** The animated image of a story. Its content is described in text elsewhere. */
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
