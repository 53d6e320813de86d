import type { StoreEvent } from "../store/announcements.ts";

/** As whom somebody subscribed. */
export type Standing = { sessionId: string | null; memberId: string | null };

/** Something that is followed; `standing` is null as long as it is being found out who asks. */
type Followed = { standing: Standing | null; end: () => void };

/** Takes as whom somebody subscribes, and that they follow no longer. */
export type Noted = { as(standing: Standing): void; forget(): void };

/**
 * Knows as whom people subscribed, and ends their connections when their session ended or they are something else:
 * they come back as whom they are then.
 */
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
    if (event.kind !== "sessions-ended" && event.kind !== "member") return;
    for (const { standing, end } of this.#followed) {
      const isConcerned =
        standing === null ||
        (event.kind === "member"
          ? event.id === standing.memberId
          : event.ids.some((id) => id === standing.sessionId));
      if (isConcerned) end();
    }
  }
}
