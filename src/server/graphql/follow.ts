import type { GraphQLError } from "graphql";
import { Mailbox } from "../live/mailbox.ts";
import type { StoreEvent } from "../store/announcements.ts";
import type { Context } from "./context.ts";

/** Reports the changes of one object to a subscriber. */
type Reporter<Event, News> = {
  /** Returns the current state; null if the subscriber may not see the object. */
  begin(): Promise<News | null>;
  /** Returns the report of an event; null if it is not new, or not visible to the subscriber. */
  report(event: Event): Promise<News | null>;
};

type Following<Event, News> = {
  /** Converts an event of the store to one of the object; returns null if it is about something else. */
  heardIn: (event: StoreEvent) => Event | null;
  /** Merges two events, for slow subscribers. */
  merge: (earlier: Event, later: Event) => Event;
  reporter: Reporter<Event, News>;
  /** Creates the error for a subscriber who may not see the object. */
  refusal: () => GraphQLError;
};

/**
 * Subscribes to one object: yields its current state, then each change.
 *
 * @throws GraphQLError if they may not see it
 */
export async function follow<Event extends object, News>(
  { heardIn, merge, reporter, refusal }: Following<Event, News>,
  { search }: Pick<Context, "search">,
): Promise<AsyncIterableIterator<News, undefined>> {
  // Listens before the first read, so that no event is missed in between.
  const box = new Mailbox<Event>(merge, () => stop());
  const stop = search.listen((event) => {
    const heard = heardIn(event);
    if (heard) box.post("news", heard);
  });
  const orClose = async <Read>(reading: Promise<Read>): Promise<Read> => {
    try {
      return await reading;
    } catch (error) {
      // The consumer does not call `return` after `next` has failed.
      box.close();
      throw error;
    }
  };
  let first = await orClose(reporter.begin());
  if (first === null) {
    box.close();
    throw refusal();
  }
  const following: AsyncIterableIterator<News, undefined> = {
    async next() {
      const begun = first;
      first = null;
      if (begun !== null) return { value: begun, done: false };
      for (;;) {
        const heard = await box.next();
        if (heard.done) return heard;
        const news = await orClose(reporter.report(heard.value));
        if (news !== null) return { value: news, done: false };
      }
    },
    return() {
      box.close();
      return Promise.resolve({ value: undefined, done: true });
    },
    [Symbol.asyncIterator]: () => following,
  };
  return following;
}
