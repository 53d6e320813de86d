import type { RefObject } from "react";
import { TileTrouble } from "./TileTrouble.tsx";
import { TryAgain } from "./TryAgain.tsx";
import type { DeepZoomTool } from "./use-deep-zoom.ts";

type ZoomTroubleProps = {
  zoom: Pick<DeepZoomTool, "state" | "tiles" | "retry">;
  /** The element that displays the image. */
  surface: RefObject<HTMLElement | null>;
  className?: string;
};

/** Message about a zoom view that failed to load, wholly or in part; nothing if all is well. */
export function ZoomTrouble({ zoom, surface, className = "" }: ZoomTroubleProps) {
  const classes = `deep-zoom__problem ${className}`;
  if (zoom.state !== "failed") {
    return (
      <TileTrouble status={zoom.tiles} className={classes} heir={surface} onRetry={zoom.retry} />
    );
  }
  return (
    <p className={classes} role="alert">
      The close-up view did not load.
      <TryAgain heir={surface} onRetry={zoom.retry} />
    </p>
  );
}
