import type { Attending } from "./attendance.ts";
import { createTourEvents } from "./tour-events.ts";
import type { TourEvents } from "./tour-events.ts";
import { createViewBoard } from "./view-board.ts";
import type { ViewBoard } from "./view-board.ts";

/** State and events that all processes serving tours share. */
export type TourBackbone = {
  /** Whether other processes may exist. */
  isShared: boolean;
  /** Whether this process can currently reach the shared state. */
  isReachable(): boolean;
  /** Registers a callback for changes of `isReachable`. After a change, any event may have been missed. */
  onReachable(listener: () => void): void;
  board: ViewBoard;
  events: TourEvents;
  /** Returns the attendance in all processes, from that in this one and the shared state. */
  attending(tourId: string, here: Attending): Promise<Attending>;
  close(): Promise<void>;
};

/** Creates a backbone for a single process. */
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
