// Loaded into the measured server before its program: reports the event loop delay to the process that started it.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** Sampling interval in milliseconds, which the histogram includes in its values. */
const resolution = 1;

if (isMainThread && process.send) {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  /** @param {number} nanoseconds */
  const held = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - resolution);
  process.on("message", (message) => {
    if (message === "reset") histogram.reset();
    else process.send?.({ longest: held(histogram.max), p99: held(histogram.percentile(99)) });
  });
  process.channel?.unref();
}
