import { beforeEach, describe, expect, it, vi } from "vitest";
import { renewIfStale } from "../../../src/client/page/renewal.ts";

beforeEach(() => sessionStorage.clear());

const serving = (build: string, status = 200) =>
  vi.fn<typeof fetch>(
    async () => new Response(null, { status, headers: { "vitrine-build": build } }),
  );

describe("renewal: when a file of the program is missing", () => {
  it("the page is loaded anew if the server has another build", async () => {
    const reload = vi.fn();
    expect(await renewIfStale("ours", { ask: serving("another"), reload })).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("it is loaded anew once, though it stays missing", async () => {
    const reload = vi.fn();
    const ask = serving("another");
    await renewIfStale("ours", { ask, reload });
    expect(await renewIfStale("ours", { ask, reload })).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("it is loaded anew once for each build, when servers of two builds answer in turn", async () => {
    const reload = vi.fn();
    for (let turn = 0; turn < 5; turn += 1) {
      await renewIfStale("ours", { ask: serving("theirs"), reload });
      await renewIfStale("theirs", { ask: serving("ours"), reload });
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("the page is loaded anew if it stays missing when it is asked for again", async () => {
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
  ])("it is left as it is if %s", async (_what, ask) => {
    const reload = vi.fn();
    expect(await renewIfStale("ours", { ask, reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("it is left as it is if nothing can be noted, which could make it load for ever", async () => {
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
