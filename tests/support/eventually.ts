import { vi } from "vitest";

/**
 * Waits until a check no longer throws. The timeout only ends a test that hangs, and is long enough for a slow machine.
 * Fake timers advance meanwhile.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000 });
