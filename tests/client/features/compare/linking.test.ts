import { describe, expect, it, vi } from "vitest";
import { createLinking } from "../../../../src/client/features/compare/linking.ts";
import type { Linking } from "../../../../src/client/features/compare/linking.ts";
import type { Placement } from "../../../../src/client/features/viewer/deep-zoom-sight.ts";
import type { Lock } from "../../../../src/view/view.ts";

/** Returns an image in a window of 600 by 400 that reports every move, like OpenSeadragon. */
function pictureIn(linking: Linking, name: string, width: number, pixelsPerCm: number | null) {
  const image = { width, height: (width * 2) / 3 };
  let sight: Placement = {
    centre: { x: image.width / 2, y: image.height / 2 },
    scale: 600 / width,
    rotation: 0,
    mirror: false,
  };
  const lay = (placement: Placement) => {
    sight = placement;
    linking.moved(name);
  };
  const follow = vi.fn(lay);
  const zoomBy = vi.fn((factor: number) => lay({ ...sight, scale: sight.scale * factor }));
  const standing = () => ({ sight, image, window: { width: 600, height: 400 }, pixelsPerCm });
  const leave = linking.join(name, { standing, follow, zoomBy });
  linking.ready(name);
  return {
    follow,
    zoomBy,
    leave,
    sight: () => sight,
    /** Moves it programmatically. */
    lie: (part: Partial<Placement>) => lay({ ...sight, ...part }),
    /** Moves it as the user. */
    drag(part: Partial<Placement>) {
      linking.touch(name);
      lay({ ...sight, ...part });
    },
  };
}

function twoPictures(lock: Lock) {
  const linking = createLinking(lock);
  const one = pictureIn(linking, "one", 6000, 10);
  const two = pictureIn(linking, "two", 3000, 20);
  return { linking, one, two };
}

describe("linking: linked images", () => {
  it("follow the touched image once per move, and do not lead back", () => {
    const { one, two } = twoPictures("frame");
    one.drag({ centre: { x: 1500, y: 1000 }, scale: 0.4 });
    expect(two.follow).toHaveBeenCalledTimes(1);
    expect(two.sight().centre).toEqual({ x: 750, y: 500 });
    expect(two.sight().scale).toBeCloseTo(0.8);
    expect(one.follow).not.toHaveBeenCalled();
    two.drag({ centre: { x: 1500, y: 1000 } });
    expect(one.follow).toHaveBeenCalledTimes(1);
    expect(one.sight().centre).toEqual({ x: 3000, y: 2000 });
    expect(two.follow).toHaveBeenCalledTimes(1);
  });

  it("stay at a link's positions until the user touches one", () => {
    const { linking, one, two } = twoPictures("frame");
    // Placed programmatically: no image leads.
    one.lie({ centre: { x: 1000, y: 900 }, scale: 0.3 });
    two.lie({ centre: { x: 2000, y: 1500 }, scale: 0.5 });
    linking.gather();
    expect(one.follow).not.toHaveBeenCalled();
    expect(two.follow).not.toHaveBeenCalled();
    one.drag({ centre: { x: 1600, y: 900 } });
    expect(two.sight().centre).toEqual({ x: 2300, y: 1500 });
    expect(two.sight().scale).toBeCloseTo(0.5);
  });

  it("follow from the link's position when they join during a movement", () => {
    const linking = createLinking("frame");
    const one = pictureIn(linking, "one", 6000, 10);
    one.drag({ centre: { x: 1500, y: 1000 }, scale: 0.4 });
    const two = pictureIn(linking, "two", 3000, 20);
    expect(two.sight().centre).toEqual({ x: 750, y: 500 });
    expect(two.sight().scale).toBeCloseTo(0.8);
    expect(one.follow).not.toHaveBeenCalled();
  });

  it("do not follow a leader after another one was touched", () => {
    const { linking, one, two } = twoPictures("frame");
    one.drag({ scale: 0.2 });
    linking.touch("two");
    two.follow.mockClear();
    // One continues to move by itself, after a flick.
    linking.moved("one");
    expect(two.follow).not.toHaveBeenCalled();
  });

  it("move independently when unlocked, and retain their distance once locked", () => {
    const { linking, one, two } = twoPictures("free");
    one.drag({ centre: { x: 1000, y: 1000 } });
    expect(two.follow).not.toHaveBeenCalled();
    linking.tie("frame");
    expect(two.follow).not.toHaveBeenCalled();
    one.drag({ centre: { x: 1600, y: 1000 } });
    expect(two.sight().centre.x).toBeCloseTo(1500 + 300);
    expect(two.sight().centre.y).toBeCloseTo(1000);
  });

  it("get one scale when they are locked by pixels, and none shows less than before", () => {
    const { linking, one, two } = twoPictures("frame");
    linking.tie("pixels");
    expect(one.sight().scale).toBeCloseTo(0.1);
    expect(two.sight().scale).toBeCloseTo(0.1);
  });

  it("get one scale in centimetres", () => {
    const { linking, one, two } = twoPictures("frame");
    linking.tie("centimetres");
    // 600 cm and 150 cm wide.
    expect(one.sight().scale * 10).toBeCloseTo(1);
    expect(two.sight().scale * 20).toBeCloseTo(1);
  });

  it("are all zoomed by the common buttons, locked or not", () => {
    const tied = twoPictures("frame");
    tied.linking.zoomBy(2);
    expect([tied.one.sight().scale, tied.two.sight().scale]).toEqual([0.2, 0.4]);
    expect(tied.two.zoomBy).not.toHaveBeenCalled();
    const free = twoPictures("free");
    free.linking.zoomBy(2);
    expect([free.one.sight().scale, free.two.sight().scale]).toEqual([0.2, 0.4]);
  });

  it("are all shown whole again from any position", () => {
    const { linking, one, two } = twoPictures("free");
    one.drag({ centre: { x: 1000, y: 1000 }, scale: 2, mirror: true });
    linking.tie("frame");
    linking.whole();
    expect(one.sight()).toMatchObject({ centre: { x: 3000, y: 2000 }, scale: 0.1, mirror: false });
    one.drag({ centre: { x: 1500, y: 1000 } });
    expect(two.sight().centre).toEqual({ x: 750, y: 500 });
  });

  it("continue without one that leaves", () => {
    const { linking, one, two } = twoPictures("frame");
    one.drag({ scale: 0.2 });
    one.leave();
    two.drag({ scale: 1 });
    expect(one.follow).not.toHaveBeenCalled();
    expect(linking.leader()).toBe("two");
  });

  it("are locked again at their new positions after programmatic moves", () => {
    const { linking, one, two } = twoPictures("frame");
    one.drag({ scale: 0.2 });
    linking.letGo();
    two.follow.mockClear();
    linking.moved("one");
    expect(two.follow).not.toHaveBeenCalled();
  });
});
