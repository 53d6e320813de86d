/** Says when the tiles of the place one is going to are asked for. */
export type Aim = {
  now(): void;
  /** Once nothing has been said of it for a while. */
  later(): void;
  /** After a step of zooming; levels that are only passed through are not asked for. */
  zoomed(zoom: number, isFinest: boolean): void;
  /** After a movement without zooming. */
  moved(): void;
  stop(): void;
};

/** Milliseconds without a further step of zooming before tiles are asked for. */
export const zoomSettles = 140;

/**
 * @param ask asks for the tiles of where the view is going now
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
      // Whoever goes on going in stays with the finest level: it is not passed through.
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
