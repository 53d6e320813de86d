import { expect, test } from "vitest";
import { TooBusy } from "../../../../src/server/gate.ts";
import { SiteGates } from "../../../../src/server/images/remote/site-gates.ts";

test("site-gates: a slow site occupies only its limited places, and others continue", async () => {
  const gates = new SiteGates(3, 2, 10);
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = 0;
  const hanging = Array.from({ length: 5 }, () =>
    gates.run("slow", () => {
      begun += 1;
      return slow;
    }),
  );
  expect(await gates.run("quick", () => Promise.resolve("here"))).toBe("here");
  const large = { places: Infinity };
  expect(await gates.run("quick", () => Promise.resolve(begun), { places: 1 })).toBe(2);
  const waiting = gates.run("quick", () => Promise.resolve("large"), large);
  release();
  await Promise.all(hanging);
  expect(begun).toBe(5);
  expect(await waiting).toBe("large");
});

test("site-gates: requests beyond the queue limit of one site are rejected", async () => {
  const gates = new SiteGates(2, 1, 1);
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = gates.run("one", () => slow);
  const second = gates.run("one", () => slow);
  await expect(gates.run("one", () => slow)).rejects.toThrow(TooBusy);
  release();
  await Promise.all([first, second]);
});

test("site-gates: an aborted request gives up its turn", async () => {
  const gates = new SiteGates(1, 1, 5);
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = gates.run("one", () => slow);
  const gone = new AbortController();
  const second = gates.run("one", () => Promise.resolve("never"), { signal: gone.signal });
  gone.abort(new Error("left"));
  await expect(second).rejects.toThrow("left");
  release();
  await first;
  expect(await gates.run("one", () => Promise.resolve("next"))).toBe("next");
});
