import { renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useTakenGround } from "../../../../src/client/features/exhibitions/pictures/taken-ground.ts";
import { wholeFrame } from "../../../../src/view/view.ts";

const image = { width: 4000, height: 3000 };
const region = { x: 1000, y: 500, width: 800, height: 600 };

/** Returns the lens ground of a frame, in an element of this width that contains an image. */
function groundOf(frame: object, shownWidth: number) {
  const element = document.createElement("div");
  element.append(document.createElement("img"));
  element.getBoundingClientRect = () => new DOMRect(0, 0, shownWidth, 100);
  const whole = { ...wholeFrame("a", 0), ...frame };
  return renderHook(() => useTakenGround(element, whole, image)).result.current;
}

describe("taken-ground: the image under a lens over a view snapshot", () => {
  it("is the shown image for a snapshot of the whole image", () => {
    const ground = groundOf({}, 1000);
    expect(ground.placement()).toEqual({
      centre: { x: 2000, y: 1500 },
      scale: 0.25,
      rotation: 0,
      mirror: false,
    });
    expect(ground.shown()).toBeInstanceOf(HTMLImageElement);
  });

  it("is centred on the region of a snapshot, without a shown image", () => {
    const ground = groundOf({ region, mirror: true }, 400);
    expect(ground.placement()).toEqual({
      centre: { x: 1400, y: 800 },
      scale: 0.5,
      rotation: 0,
      mirror: true,
    });
    expect(ground.shown()).toBeNull();
  });

  it("has the width of the region's height for a region rotated by 90°", () => {
    const ground = groundOf({ region, rotation: 90 }, 300);
    expect(ground.placement()).toMatchObject({ scale: 0.5, rotation: 90 });
  });

  it("has no placement while the element has no width", () => {
    expect(groundOf({ region }, 0).placement()).toBeNull();
  });
});
