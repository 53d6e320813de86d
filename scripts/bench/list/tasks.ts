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
  /** Microseconds of the thread itself: what other programs took meanwhile is not counted. */
  tdur?: number;
  args: { name?: string };
};

/** Tells how long the tasks of a page took while something was done with it. */
export async function tasksWhile<Result>(
  browser: Browser,
  page: Page,
  work: () => Promise<Result>,
): Promise<{ result: Result; tasks: Tasks }> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  const result = await work();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents } = trace as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  const times = traceEvents
    .filter((event) => event.name === "ThreadControllerImpl::RunTask" && main.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  const longest = times.reduce((most, time) => Math.max(most, time), 0);
  return { result, tasks: { longest, long: times.filter((time) => time > 50).length } };
}
