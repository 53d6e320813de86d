import { describe, expect, it } from "vitest";
import type { DeskPicture } from "../../../../../src/client/features/desk/pictures/deskPicture.ts";
import {
  changedImages,
  describing,
} from "../../../../../src/client/features/desk/pictures/picture-changes.ts";

const region = { x: 1, y: 2, width: 3, height: 4 };
const detail = (caption: string) => ({ region, caption, description: null });
const [sail, mast, flag] = [detail("The sail"), detail("The mast"), detail("The flag")];

const picture: DeskPicture = {
  ...{ id: "a", role: "FRONT", alt: null, caption: null, pixelsPerCm: null, fileName: null },
  ...{ registration: null, details: [sail, mast] },
  shown: { service: "", width: 9, height: 9, placeholder: "", derivativeWidths: [] },
  viewed: { service: "", grid: { width: 9, height: 9, tileWidth: 9, scaleFactors: [1] } },
};
const after = (...change: Parameters<typeof describing>) =>
  describing(...change)([picture])[0]?.details;

describe("picture-changes: a detail of an image", () => {
  it("is replaced in its place", () => {
    expect(after("a", sail, flag)).toEqual([flag, mast]);
  });

  it("is appended if it is new or was removed meanwhile", () => {
    expect(after("a", null, flag)).toEqual([sail, mast, flag]);
    expect(after("a", detail("Gone"), flag)).toEqual([sail, mast, flag]);
  });

  it("is removed without the others", () => {
    expect(after("a", sail, null)).toEqual([mast]);
    expect(after("a", detail("Gone"), null)).toEqual([sail, mast]);
    expect(after("b", sail, null)).toEqual([sail, mast]);
  });

  it("is sent only if it changed", () => {
    const sent = (...change: Parameters<typeof describing>) =>
      changedImages([picture], describing(...change)([picture]));
    expect(sent("a", null, flag)).toEqual([{ id: "a", details: [sail, mast, flag] }]);
    expect(sent("b", null, flag)).toEqual([{ id: "a" }]);
  });
});
