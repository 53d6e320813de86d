import { createPubSub } from "graphql-yoga";
import type { PubSubEventTarget } from "graphql-yoga";

/** What may have changed of a tour: what is shown, or anything else. */
export type TourEventKind = "view" | "room";

/** Tells all processes that something of a tour changed. What it is now is read by those who want to know. */
export type TourEvents = {
  tell(kind: TourEventKind, tourId: string): void;
  /** Calls back for every change from now on; what is returned ends that. */
  follow(kind: TourEventKind, tourId: string, onEvent: () => void): () => void;
};

/** Events go by topics such as `vitrine:view:018f…`; they carry nothing. */
export type Topics = Record<`vitrine:${TourEventKind}:${string}`, [null]>;

/**
 * Tells of events.
 *
 * @param eventTarget how other processes are told; without it this process alone is
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
