import { createPubSub } from "graphql-yoga";
import type { PubSubEventTarget } from "graphql-yoga";

/** Kind of a change to a tour: its view, or anything else. */
export type TourEventKind = "view" | "room";

/** Notifies all processes of changes to tours. Listeners read the current state themselves. */
export type TourEvents = {
  tell(kind: TourEventKind, tourId: string): void;
  /** Calls back for every change from now on. The returned function stops this. */
  follow(kind: TourEventKind, tourId: string, onEvent: () => void): () => void;
};

/** Topics such as `vitrine:view:018f…`. Events have no content. */
export type Topics = Record<`vitrine:${TourEventKind}:${string}`, [null]>;

/**
 * Creates the events of tours.
 *
 * @param eventTarget notifies other processes; without it only this process receives the events
 */
export function createTourEvents(eventTarget?: PubSubEventTarget<Topics>): TourEvents {
  const pubSub = createPubSub<Topics>({ eventTarget });
  return {
    tell: (kind, tourId) => pubSub.publish(`vitrine:${kind}:${tourId}`, null),
    follow(kind, tourId, onEvent) {
      const events = pubSub.subscribe(`vitrine:${kind}:${tourId}`);
      const listen = async () => {
        for await (const _ of events) onEvent();
      };
      void listen();
      return () => void events.return();
    },
  };
}
