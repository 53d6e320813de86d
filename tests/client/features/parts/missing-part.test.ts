import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  MissingPart,
  loadPart,
  renewIfStale,
} from "../../../../src/client/features/parts/missing-part.ts";
import { buildId } from "../../../../src/client/relay/build.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const serving = (build: string, status = 200) =>
  vi.fn<typeof fetch>(
    async () => new Response(null, { status, headers: { "vitrine-build": build } }),
  );

it("a part that cannot be loaded is told from other faults, with its cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const loading = loadPart(() => Promise.reject(cause));
  await expect(loading).rejects.toBeInstanceOf(MissingPart);
  await expect(loading).rejects.toMatchObject({ cause });
});

describe("when a part is missing", () => {
  it("the page is loaded anew if the server has another build", async () => {
    const reload = vi.fn();
    expect(await renewIfStale({ ask: serving("another"), reload })).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("it is loaded anew once, though the part stays missing", async () => {
    const reload = vi.fn();
    const ask = serving("another");
    await renewIfStale({ ask, reload });
    expect(await renewIfStale({ ask, reload })).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["the server has the same build", serving(buildId)],
    ["the server does not answer", vi.fn<typeof fetch>(() => Promise.reject(new TypeError()))],
    ["something else answers for it", serving("another", 502)],
    ["the answer names no build", vi.fn<typeof fetch>(async () => new Response(null))],
  ])("it is left as it is if %s", async (_what, ask) => {
    const reload = vi.fn();
    expect(await renewIfStale({ ask, reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("it is left as it is if nothing can be noted, which could make it load for ever", async () => {
    vi.stubGlobal("sessionStorage", {
      getItem: () => {
        throw new DOMException("Forbidden", "SecurityError");
      },
    });
    const reload = vi.fn();
    expect(await renewIfStale({ ask: serving("another"), reload })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
