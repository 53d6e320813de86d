import fc from "fast-check";
import { afterEach, vi } from "vitest";

// Property-based tests make the same cases in every run, so that a red run is about the change it tests. Another seed
// makes other cases: `npm test -- --seed 7`.
fc.configureGlobal({ seed: Number(process.env.VITRINE_SEED ?? 1) });

// Files share a worker: each test gives back what it replaced. Timers come last, since tests replace some of the fake ones.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
