import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  rememberedLens,
  rememberLens,
} from "../../../../src/client/features/viewer/lens-settings.ts";

const usual = { shape: "round", size: 240, strength: null };

describe("lens-settings: the stored settings", () => {
  beforeEach(() => localStorage.clear());

  it("are restored", () => {
    rememberLens({ shape: "square", size: 320, strength: 4.5 });
    expect(rememberedLens()).toEqual({ shape: "square", size: 320, strength: 4.5 });
  });

  it("are the defaults at first", () => {
    expect(rememberedLens()).toEqual(usual);
  });

  it.each(["", "{", "null", "[]", '"round"', '{"shape":7,"size":"big","strength":-2}'])(
    "are the defaults when %j is stored",
    (stored) => {
      localStorage.setItem("vitrine.lens", stored);
      expect(rememberedLens()).toEqual(usual);
    },
  );

  it("limit the size to the maximum", () => {
    localStorage.setItem("vitrine.lens", '{"size":90000}');
    expect(rememberedLens().size).toBe(480);
  });

  it("are the defaults when the storage is full or forbidden", () => {
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    rememberLens({ shape: "square", size: 320, strength: null });
    expect(rememberedLens()).toEqual(usual);
  });
});
