import type { GraphQLError } from "graphql";
import { Mailbox } from "../live/mailbox.ts";
import type { StoreEvent } from "../store/announcements.ts";
import type { Context } from "./context.ts";

/** Tells somebody of the changes of one thing. */
type Reporter<Event, News> = {
  /** How it is now; null if they may not see it. */
  begin(): Promise<News | null>;
  /** What is to be told of an event; null if it is nothing new, or none of their business. */
  report(event: Event): Promise<News | null>;
};

type Following<Event, News> = {
  /** What an event of the store says of the thing, or null if it is about something else. */
  heardIn: (event: StoreEvent) => Event | null;
  /** Two events as one, for those who are slow. */
  merge: (earlier: Event, later: Event) => Event;
  reporter: Reporter<Event, News>;
  /** What those are told who may not see it. */
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
  // Heard from before the first look on, so that nothing falls in between.
  const box = new Mailbox<Event>(merge, () => stop());
  const stop = search.listen((event) => {
    const heard = heardIn(event);
    if (heard) box.post("news", heard);
  });
  const orClose = async <Read>(reading: Promise<Read>): Promise<Read> => {
    try {
      return await reading;
    } catch (error) {
      // Nobody else would: what fails to give the next event is not told to end.
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
