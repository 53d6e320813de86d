import type { Point } from "../../../view/view.ts";

/** What a tour shows. A higher `sequence` is newer; `view` is a View in bytes, base64url. */
export type TourViewState = { sequence: number; view: string; pointer: Point | null };

/** Whether a view was put up, and the number of what is up now. */
export type Put = { taken: boolean; newest: number };

/**
 * By how much the number of a view may be higher than that of the one before, so that nobody who held the lens for
 * a moment can use up all the numbers there are.
 */
export const highestStep = 1_000;

/** What is up, and whether it was put up just now. */
export type Begun = { view: TourViewState; isNew: boolean };

/** Where the newest view of each tour that goes on is kept, for all processes. */
export type ViewBoard = {
  /** The newest view of a tour, or null if none was put up. */
  read(tourId: string): Promise<TourViewState | null>;
  /** Puts a view up unless there is one already, and gives what is up. */
  begin(tourId: string, view: TourViewState): Promise<Begun>;
  /**
   * Puts a newer view up; one that is not newer, or whose number is too high, is passed over. Null if nothing is up:
   * then the tour is over.
   */
  put(tourId: string, view: TourViewState): Promise<Put | null>;
  /** Takes the view of a tour that is over down. */
  remove(tourId: string): Promise<void>;
};

/** A board in the memory of one process. */
export function createViewBoard(): ViewBoard {
  const views = new Map<string, TourViewState>();
  return {
    read: (tourId) => Promise.resolve(views.get(tourId) ?? null),
    begin(tourId, view) {
      const up = views.get(tourId);
      if (!up) views.set(tourId, view);
      return Promise.resolve({ view: up ?? view, isNew: !up });
    },
    put(tourId, view) {
      const before = views.get(tourId)?.sequence;
      if (before === undefined) return Promise.resolve(null);
      const taken = view.sequence > before && view.sequence <= before + highestStep;
      if (taken) views.set(tourId, view);
      return Promise.resolve({ taken, newest: taken ? view.sequence : before });
    },
    remove(tourId) {
      views.delete(tourId);
      return Promise.resolve();
    },
  };
}
