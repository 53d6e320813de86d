import type { Browser, Page } from "playwright-core";

/** How long the page's own thread was busy without a pause. */
export type Tasks = {
  /** The longest task, in milliseconds. */
  longest: number;
  /** How many took longer than 50 ms. */
  long: number;
};

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** When it began, in microseconds. */
  ts: number;
  /** Microseconds of the thread itself: what other programs took meanwhile is not counted. */
  tdur?: number;
};

/** By which the page's own thread is known. */
const mark = "measured";

/** Something that Chromium traces, on any thread. */
type Event = { category: string; name: string };

/**
 * Tells how long the tasks of a page took while something was done with it, and when, in milliseconds, an event
 * happened if one is named.
 */
export async function tasksWhile<Result>(
  browser: Browser,
  page: Page,
  work: () => Promise<Result>,
  event?: Event,
): Promise<{ result: Result; tasks: Tasks; eventsAt: number[] }> {
  await browser.startTracing(page, {
    categories: ["toplevel", "blink.user_timing", ...(event ? [event.category] : [])],
  });
  const result = await work();
  // The browser has pages of its own, in other threads.
  await page.evaluate((name) => performance.mark(name), mark);
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents } = trace as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const main = new Set(traceEvents.filter(({ name }) => name === mark).map(threadOf));
  const times = traceEvents
    .filter((event) => event.name === "ThreadControllerImpl::RunTask" && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  const longest = times.reduce((most, time) => Math.max(most, time), 0);
  const eventsAt = traceEvents
    .filter(({ name }) => name === event?.name)
    .map(({ ts }) => ts / 1000);
  return { result, tasks: { longest, long: times.filter((time) => time > 50).length }, eventsAt };
}
