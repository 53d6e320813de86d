import type { Attending } from "./attendance.ts";
import { createTourEvents } from "./tour-events.ts";
import type { TourEvents } from "./tour-events.ts";
import { createViewBoard } from "./view-board.ts";
import type { ViewBoard } from "./view-board.ts";

/** What all processes that serve tours have in common. */
export type TourBackbone = {
  /** Whether there may be other processes. */
  isShared: boolean;
  /** Whether others can be told, and asked, now. */
  isReachable(): boolean;
  /** Calls back whenever that changes: then anything may have happened. */
  onReachable(listener: () => void): void;
  board: ViewBoard;
  events: TourEvents;
  /** Who is there in all processes, given who is in this one. */
  attending(tourId: string, here: Attending): Promise<Attending>;
  close(): Promise<void>;
};

/** For a process that is alone. */
export function createLoneBackbone(): TourBackbone {
  return {
    isShared: false,
    isReachable: () => true,
    onReachable: () => undefined,
    board: createViewBoard(),
    events: createTourEvents(),
    attending: (_tourId, here) => Promise.resolve(here),
    close: () => Promise.resolve(),
  };
}
