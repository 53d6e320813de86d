import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { LensController } from "../../../../src/client/features/viewer/lens-controller.ts";
import type { LensGround } from "../../../../src/client/features/viewer/lens-ground.ts";
import { useLensPointers } from "../../../../src/client/features/viewer/use-lens-pointers.ts";

/** Creates a lens over an element that may handle pointers itself, and records what both received. */
function pointersOver(takesPointers: boolean) {
  const [element, surface, inner] = ["div", "div", "div"].map((name) =>
    document.body.appendChild(document.createElement(name)),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  element.append(inner);
  const lens: string[] = [];
  const below: string[] = [];
  for (const type of ["pointerdown", "pointermove", "pointerup"]) {
    inner.addEventListener(type, () => below.push(type));
  }
  const ground: LensGround = {
    element: () => element,
    placement: () => null,
    shown: () => null,
    onMove: () => () => undefined,
    panBy: null,
    takesPointers,
  };
  const controller: LensController = {
    hold: ({ x, y }, byFinger) => lens.push(`${byFinger ? "finger" : "mouse"} ${x},${y}`),
    lift: () => lens.push("lift"),
    lay: () => undefined,
    move: () => undefined,
    settle: () => undefined,
    lookThrough: () => undefined,
    limits: () => null,
    held: () => null,
    refresh: () => undefined,
    retry: () => undefined,
    stop: () => undefined,
  };
  const { unmount } = renderHook(() =>
    useLensPointers({ current: surface }, ground, { current: controller }),
  );
  const target = takesPointers ? inner : surface;
  const send = (type: string, pointerType: string, x = 10, pointerId = 1) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType, pointerId, clientX: x, clientY: 20 }),
    );
  return { lens, below, send, surface, unmount };
}

describe("use-lens-pointers: the lens", () => {
  afterEach(() => document.body.replaceChildren());

  it("follows a moving mouse until it leaves", () => {
    const { lens, send, surface } = pointersOver(false);
    send("pointermove", "mouse");
    send("pointerdown", "mouse", 11);
    send("pointerup", "mouse", 11);
    surface.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    expect(lens).toEqual(["mouse 10,20", "mouse 11,20", "lift"]);
  });

  it("ignores a mouse that enters without moving", () => {
    const { lens, send } = pointersOver(false);
    send("pointerenter", "mouse");
    expect(lens).toEqual([]);
  });

  it("follows a finger until it is lifted", () => {
    const { lens, send } = pointersOver(false);
    send("pointerdown", "touch");
    send("pointermove", "touch", 15);
    send("pointerup", "touch", 15);
    expect(lens).toEqual(["finger 10,20", "finger 15,20", "lift"]);
  });

  it("is lifted by a second finger and returns after both fingers are raised", () => {
    const { lens, send } = pointersOver(false);
    send("pointerdown", "touch");
    send("pointerdown", "touch", 50, 2);
    send("pointermove", "touch", 12);
    send("pointerup", "touch", 50, 2);
    send("pointermove", "touch", 14);
    expect(lens).toEqual(["finger 10,20", "lift", "lift", "lift", "lift"]);
    send("pointerup", "touch", 14);
    send("pointerdown", "touch", 30);
    expect(lens.at(-1)).toBe("finger 30,20");
  });

  it("passes mouse and pinch events on to the image, and handles the moves of a single finger", () => {
    const { below, lens, send } = pointersOver(true);
    send("pointermove", "mouse");
    expect(below).toEqual(["pointermove"]);
    send("pointerdown", "touch");
    send("pointermove", "touch", 15);
    expect(below).toEqual(["pointermove", "pointerdown"]);
    expect(lens).toEqual(["mouse 10,20", "finger 10,20", "finger 15,20"]);
    send("pointerdown", "touch", 50, 2);
    send("pointermove", "touch", 12);
    expect(below.slice(2)).toEqual(["pointerdown", "pointermove"]);
  });

  it("ignores pointers after it unmounts", () => {
    const { lens, send, unmount } = pointersOver(false);
    unmount();
    send("pointermove", "mouse");
    send("pointerdown", "touch");
    expect(lens).toEqual([]);
  });
});
