import type { Point } from "../../../view/view.ts";

/** The current view of a tour. A higher `sequence` is newer; `view` is a serialized View, base64url. */
export type TourViewState = { sequence: number; view: string; pointer: Point | null };

/** Whether a view was stored, and the sequence of the stored one. */
export type Put = { taken: boolean; newest: number };

/**
 * Maximum difference between the sequences of consecutive views, so that a participant who has control for a moment
 * cannot use up all numbers.
 */
export const highestStep = 1_000;

/** The stored view, and whether it was stored just now. */
export type Begun = { view: TourViewState; isNew: boolean };

/** Storage of the newest view of each live tour, shared by all processes. */
export type ViewBoard = {
  /** Returns the newest view of a tour, or null if none is stored. */
  read(tourId: string): Promise<TourViewState | null>;
  /** Stores a view unless there is one already; returns the stored view. */
  begin(tourId: string, view: TourViewState): Promise<Begun>;
  /**
   * Stores a newer view; ignores one that is not newer or whose sequence is too high. Returns null if none is stored:
   * then the tour is over.
   */
  put(tourId: string, view: TourViewState): Promise<Put | null>;
  /** Removes the view of a tour that is over. */
  remove(tourId: string): Promise<void>;
};

/** Creates a board in the memory of one process. */
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
