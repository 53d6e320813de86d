import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  rememberedLens,
  rememberLens,
} from "../../../../src/client/features/viewer/lens-settings.ts";

const usual = { shape: "round", size: 240, strength: null };

describe("lens-settings: the remembered lens", () => {
  beforeEach(() => localStorage.clear());

  it("is as it was left", () => {
    rememberLens({ shape: "square", size: 320, strength: 4.5 });
    expect(rememberedLens()).toEqual({ shape: "square", size: 320, strength: 4.5 });
  });

  it("is the usual one at first", () => {
    expect(rememberedLens()).toEqual(usual);
  });

  it.each(["", "{", "null", "[]", '"round"', '{"shape":7,"size":"big","strength":-2}'])(
    "is the usual one where %j is stored",
    (stored) => {
      localStorage.setItem("vitrine.lens", stored);
      expect(rememberedLens()).toEqual(usual);
    },
  );

  it("keeps a size within what a lens can be", () => {
    localStorage.setItem("vitrine.lens", '{"size":90000}');
    expect(rememberedLens().size).toBe(480);
  });

  it("does without a storage that is full or forbidden", () => {
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    rememberLens({ shape: "square", size: 320, strength: null });
    expect(rememberedLens()).toEqual(usual);
  });
});
