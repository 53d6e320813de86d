import { expect, test, vi } from "vitest";
import { AskedSite } from "../../../src/server/checkup/asked-site.ts";
import { RemoteProblem } from "../../../src/server/remote/remote-problem.ts";

const failing = (code: RemoteProblem["code"]) => () =>
  Promise.reject(new RemoteProblem(code, "It does not come."));
const coming = () => Promise.resolve();

test("asked-site: a site is skipped after it does not answer three times in a row", async () => {
  const site = new AskedSite();
  for (const ask of [failing("unreachable"), failing("too-slow"), coming]) {
    await site.problemOf(ask);
  }
  expect(await site.problemOf(coming)).toBeNull();
  for (let time = 0; time < 3; time += 1) await site.problemOf(failing("too-slow"));
  const ask = vi.fn(coming);
  expect(await site.problemOf(ask)).toMatchObject({ code: "too-slow" });
  expect(ask).not.toHaveBeenCalled();
});

test("asked-site: a busy site is skipped at once, but missing images do not matter", async () => {
  const site = new AskedSite();
  for (let time = 0; time < 5; time += 1) {
    expect(await site.problemOf(failing("missing"))).toMatchObject({ code: "missing" });
  }
  expect(await site.problemOf(coming)).toBeNull();
  await site.problemOf(failing("busy"));
  const ask = vi.fn(coming);
  expect(await site.problemOf(ask)).toMatchObject({ code: "busy" });
  expect(ask).not.toHaveBeenCalled();
});

test("asked-site: an error that is not a problem of the site is thrown", async () => {
  const site = new AskedSite();
  await expect(site.problemOf(() => Promise.reject(new Error("stopped")))).rejects.toThrow(
    "stopped",
  );
});
