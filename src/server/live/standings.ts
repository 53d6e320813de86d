import { isGap } from "../store/announcements.ts";
import type { StoreEvent } from "../store/announcements.ts";

/** As whom somebody subscribed. */
export type Standing = { sessionId: string | null; memberId: string | null };

/** Something that is followed; `standing` is null as long as it is being found out who asks. */
type Followed = { standing: Standing | null; end: () => void };

/** Takes as whom somebody subscribes, and that they follow no longer. */
export type Noted = { as(standing: Standing): void; forget(): void };

/** Closes a connection when its session ends or its member's role changes. */
export class Standings {
  readonly #followed = new Set<Followed>();

  /**
   * Notes that somebody subscribes. It comes before finding out who, so that nothing happens in between unheard.
   *
   * @param end ends their connection
   */
  note(end: () => void): Noted {
    const followed: Followed = { standing: null, end };
    this.#followed.add(followed);
    return {
      as: (standing) => void (followed.standing = standing),
      forget: () => void this.#followed.delete(followed),
    };
  }

  /** Ends the connections an event is about, and those it may be about. */
  hear(event: StoreEvent): void {
    const isConcerned = concernedBy(event);
    if (!isConcerned) return;
    for (const { standing, end } of this.#followed) {
      if (standing === null || isConcerned(standing)) end();
    }
  }
}

/** Tells whom an event is about; null for one that is about nobody. */
function concernedBy(event: StoreEvent): ((standing: Standing) => boolean) | null {
  if (event.kind === "member") return ({ memberId }) => memberId === event.id;
  if (event.kind === "sessions-ended") {
    return ({ sessionId }) => event.ids.some((id) => id === sessionId);
  }
  // A session may have ended unheard, or a role changed; visitors have neither.
  return isGap(event) ? ({ sessionId }) => sessionId !== null : null;
}
