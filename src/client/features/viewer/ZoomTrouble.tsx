import { Button } from "../../ui/Button.tsx";
import { TileTrouble } from "./TileTrouble.tsx";
import type { DeepZoomTool } from "./use-deep-zoom.ts";

type ZoomTroubleProps = {
  zoom: Pick<DeepZoomTool, "state" | "tiles" | "retry">;
  className?: string;
};

/** What is said of a deep zoom that did not load, or not all of it; nothing where all is well. */
export function ZoomTrouble({ zoom, className = "" }: ZoomTroubleProps) {
  const classes = `deep-zoom__problem ${className}`;
  if (zoom.state !== "failed") {
    return <TileTrouble status={zoom.tiles} className={classes} onRetry={zoom.retry} />;
  }
  return (
    <p className={classes} role="alert">
      The close-up view did not load.
      <Button variant="quiet" onClick={zoom.retry}>
        Try again
      </Button>
    </p>
  );
}
