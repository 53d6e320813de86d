import { beforeEach, describe, expect, it, vi } from "vitest";
import { renewIfStale } from "../../../src/client/page/renewal.ts";

beforeEach(() => sessionStorage.clear());

const serving = (build: string, status = 200) =>
  vi.fn<typeof fetch>(
    async () => new Response(null, { status, headers: { "vitrine-build": build } }),
  );

describe("renewal: recovery from a missing file of the client", () => {
  it("reloads the page if the server has another build", async () => {
    const reload = vi.fn();
    expect(await renewIfStale("ours", { ask: serving("another"), reload })).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads the page only once while the file stays missing", async () => {
    const reload = vi.fn();
    const ask = serving("another");
    await renewIfStale("ours", { ask, reload });
    expect(await renewIfStale("ours", { ask, reload })).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads the page once per build if servers of two builds respond in turn", async () => {
    const reload = vi.fn();
    for (let turn = 0; turn < 5; turn += 1) {
      await renewIfStale("ours", { ask: serving("theirs"), reload });
      await renewIfStale("theirs", { ask: serving("ours"), reload });
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("reloads the page once if a second request for the file fails too", async () => {
    const reload = vi.fn();
    const again = { isAskedAgain: true, reload };
    expect(await renewIfStale("ours", { ...again, ask: serving("ours", 502) })).toBe(false);
    expect(await renewIfStale("ours", { ...again, ask: serving("ours") })).toBe(true);
    expect(await renewIfStale("ours", { ...again, ask: serving("ours") })).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["the server has the same build", serving("ours")],
    ["the server does not answer", vi.fn<typeof fetch>(() => Promise.reject(new TypeError()))],
    ["something else answers for it", serving("another", 502)],
    ["the answer names no build", vi.fn<typeof fetch>(async () => new Response(null))],
  ])("does not reload the page if %s", async (_what, ask) => {
    const reload = vi.fn();
    expect(await renewIfStale("ours", { ask, reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not reload the page if sessionStorage throws", async () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new DOMException("Forbidden", "SecurityError");
      },
    });
    const reload = vi.fn();
    expect(await renewIfStale("ours", { ask: serving("another"), reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
