import { useRef } from "react";
import type { RefObject } from "react";
import type { NoteShape } from "../../../view/note-shape.ts";
import type { DeepZoomTool } from "../viewer/use-deep-zoom.ts";
import { outline } from "./outline.ts";
import { useSight } from "./use-sight.ts";

type DraftMarkProps = {
  shape: NoteShape;
  onMove: DeepZoomTool["onMove"];
  /** The element that the image fills. */
  surface: RefObject<HTMLElement | null>;
};

/** Marker of the note that is being written, over a zoomable image. */
export function DraftMark({ shape, onMove, surface }: DraftMarkProps) {
  const group = useRef<SVGGElement>(null);
  useSight(onMove, surface, ({ matrix }) =>
    group.current?.setAttribute("transform", `matrix(${matrix.join(" ")})`),
  );
  return (
    <svg className="note-marks" aria-hidden>
      <g ref={group}>
        <g className="note-mark" data-near data-point={shape.kind === "POINT" || undefined}>
          <path className="note-mark__halo" d={outline(shape)} />
          <path className="note-mark__line" d={outline(shape)} />
        </g>
      </g>
    </svg>
  );
}
