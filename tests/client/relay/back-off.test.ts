import fc from "fast-check";
import { expect, it } from "vitest";
import { backOff, waitToRetry } from "../../../src/client/relay/back-off.ts";

const chance = fc.double({ min: 0, max: 1, noNaN: true });

it("back-off: waits at least a quarter of a second and at most ten seconds", () => {
  fc.assert(
    fc.property(fc.nat(), chance, (attempt, random) => {
      const wait = backOff(attempt, random);
      return wait >= 250 && wait <= 10_000;
    }),
  );
});

it("back-off: waits longer after more failures at any random value", () => {
  fc.assert(
    fc.property(fc.nat(30), chance, chance, (attempt, a, b) => {
      return backOff(attempt, a) <= backOff(attempt + 1, b) || backOff(attempt, 1) >= 10_000 / 2;
    }),
  );
});

it("back-off: ends the wait when the browser is online again", async () => {
  const waited = waitToRetry(10);
  dispatchEvent(new Event("online"));
  await waited;
});

it("back-off: ends the wait when its signal aborts", async () => {
  const stopped = new AbortController();
  const waited = waitToRetry(10, stopped.signal);
  stopped.abort();
  await waited;
  expect(stopped.signal.aborted).toBe(true);
});
