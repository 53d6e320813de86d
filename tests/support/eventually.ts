import { vi } from "vitest";

/**
 * Waits until a check no longer throws. A limit only ends a test that hangs, however slow the machine is. Fake timers
 * advance meanwhile.
 */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000 });
