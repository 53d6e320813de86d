// Loaded into the server that is measured, before its program: tells whoever started it how long its event loop was held.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

/** Milliseconds between two looks: they are part of what the histogram counts. */
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
