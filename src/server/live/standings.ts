import { isGap } from "../store/announcements.ts";
import type { StoreEvent } from "../store/announcements.ts";

/** Session and member of a subscriber. */
export type Standing = { sessionId: string | null; memberId: string | null };

/** A subscription; `standing` is null until the subscriber is authenticated. */
type Followed = { standing: Standing | null; end: () => void };

/** Receives the identity of a subscriber once known, and the end of the subscription. */
export type Noted = { as(standing: Standing): void; forget(): void };

/** Closes a connection when its session ends or its member's role changes. */
export class Standings {
  readonly #followed = new Set<Followed>();

  /**
   * Registers a subscription. Call it before authentication, so that no event in between is missed.
   *
   * @param end ends the connection
   */
  note(end: () => void): Noted {
    const followed: Followed = { standing: null, end };
    this.#followed.add(followed);
    return {
      as: (standing) => void (followed.standing = standing),
      forget: () => void this.#followed.delete(followed),
    };
  }

  /** Ends the connections that an event affects or may affect. */
  hear(event: StoreEvent): void {
    const isConcerned = concernedBy(event);
    if (!isConcerned) return;
    for (const { standing, end } of this.#followed) {
      if (standing === null || isConcerned(standing)) end();
    }
  }
}

/** Returns a predicate for the subscribers that an event affects; null if it affects none. */
function concernedBy(event: StoreEvent): ((standing: Standing) => boolean) | null {
  if (event.kind === "member") return ({ memberId }) => memberId === event.id;
  if (event.kind === "sessions-ended") {
    return ({ sessionId }) => event.ids.some((id) => id === sessionId);
  }
  // A session may have ended, or a role changed, without an announcement; visitors have neither.
  return isGap(event) ? ({ sessionId }) => sessionId !== null : null;
}
