import type { RefObject } from "react";
import { TileTrouble } from "./TileTrouble.tsx";
import { TryAgain } from "./TryAgain.tsx";
import type { DeepZoomTool } from "./use-deep-zoom.ts";

type ZoomTroubleProps = {
  zoom: Pick<DeepZoomTool, "state" | "tiles" | "retry">;
  /** The element in which the picture is seen. */
  surface: RefObject<HTMLElement | null>;
  className?: string;
};

/** What is said of a deep zoom that did not load, or not all of it; nothing where all is well. */
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
