/** Decides when the tiles of the view's destination are requested. */
export type Aim = {
  now(): void;
  /** Requests them once there was no further call for a while. */
  later(): void;
  /** Reports a zoom step; levels that are only passed through are not requested. */
  zoomed(zoom: number, isFinest: boolean): void;
  /** Reports a movement without zooming. */
  moved(): void;
  stop(): void;
};

/** Milliseconds without a further zoom step before tiles are requested. */
export const zoomSettles = 140;

/**
 * Creates an `Aim`.
 *
 * @param ask requests the tiles of the view's current destination
 */
export function createAim(ask: () => void): Aim {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let zoomBefore = 0;

  const stop = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const now = () => {
    stop();
    ask();
  };
  const later = () => {
    stop();
    waiting = setTimeout(now, zoomSettles);
  };

  return {
    now,
    later,
    zoomed(zoom, isFinest) {
      // Zooming in further stays at the finest level, so it is not passed through.
      if (isFinest && zoom > zoomBefore) now();
      else later();
      zoomBefore = zoom;
    },
    moved() {
      if (waiting === undefined) now();
    },
    stop,
  };
}
