import fc from "fast-check";
import { afterEach, vi } from "vitest";

// Property-based tests use the same cases in every run, so that a failure is due to the tested change. Another seed
// makes other cases: `npm test -- --seed 7`.
fc.configureGlobal({ seed: Number(process.env.VITRINE_SEED ?? 1) });

// Files share a worker, so each test restores what it replaced. Timers come last, because tests replace some fake
// timers.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
