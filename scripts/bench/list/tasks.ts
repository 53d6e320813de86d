import type { Browser, Page } from "playwright-core";

/** Tasks of the page's main thread. */
export type Tasks = {
  /** The longest task, in milliseconds. */
  longest: number;
  /** Number of tasks that took longer than 50 ms. */
  long: number;
};

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** Start time, in microseconds. */
  ts: number;
  /** Thread time in microseconds, which excludes other programs. */
  tdur?: number;
};

/** Name of the performance mark that identifies the page's main thread. */
const mark = "measured";

/** An event that Chromium traces, on any thread. */
type Event = { category: string; name: string };

/** Measures the duration of a page's tasks during an action, and optionally when an event occurred, in milliseconds. */
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
  // The browser has its own pages, in other threads.
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
