import { fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toWindow } from "../../../../src/client/features/viewer/lens-geometry.ts";
import { apply, invert } from "../../../../src/view/registration.ts";
import { noteOf, openNotes, regionOf, restingZoom } from "./open-notes.tsx";

const large = noteOf("large", { text: "Large", region: regionOf(0, 0, 2000, 2000) });
const small = noteOf("small", { text: "Small", region: regionOf(400, 400, 400, 400) });

async function openMarks() {
  const opened = await openNotes({ threads: [large, small] });
  const surface = screen.getByTestId("surface");
  const at = (clientX: number, clientY: number, pointerType = "mouse") => ({
    clientX,
    clientY,
    pointerType,
    isPrimary: true,
    button: 0,
    buttons: 0,
  });
  const press = (down: [number, number], up = down, pointerType = "mouse") => {
    fireEvent.pointerDown(surface, at(...down, pointerType));
    fireEvent.pointerUp(surface, at(...up, pointerType));
  };
  const chosen = () =>
    screen.findByText(
      (_, element) => element === document.activeElement && element?.tagName === "ARTICLE",
    );
  return { ...opened, surface, at, press, chosen };
}

describe("NoteMarks: the marks of notes", () => {
  it("move the focus from a press to the note of the smallest region", async () => {
    const { press, chosen } = await openMarks();
    press([150, 150]);
    expect((await chosen()).textContent).toContain("Small");
  });

  it("have a larger hit area for touch than for the mouse", async () => {
    const { press, chosen, surface, at } = await openMarks();
    fireEvent.pointerMove(surface, at(515, 300));
    expect(surface.hasAttribute("data-over-note")).toBe(false);
    press([515, 300], [515, 300], "touch");
    expect((await chosen()).textContent).toContain("Large");
  });

  it("ignore a drag", async () => {
    const { press } = await openMarks();
    press([150, 150], [250, 150]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.activeElement?.tagName).not.toBe("ARTICLE");
  });

  it("show the note's first words under the mouse, and hide them outside", async () => {
    const { surface, at } = await openMarks();
    const tip = () => document.querySelector(".note-tip")?.textContent ?? null;
    fireEvent.pointerMove(surface, at(150, 150));
    expect(tip()).toBe("Grace Small");
    fireEvent.pointerMove(surface, at(900, 700));
    expect(tip()).toBeNull();
  });

  it("scroll into view when they receive keyboard focus", async () => {
    const { user, surface } = await openMarks();
    const mark = screen.getByRole("button", { name: "Note by Grace, upper left: Small" });
    const reach = async () => {
      restingZoom.centreAt.mockClear();
      mark.blur();
      await user.tab();
      while (document.activeElement !== mark) await user.tab();
    };
    await reach();
    expect(restingZoom.centreAt).not.toHaveBeenCalled();
    Object.defineProperty(surface, "clientWidth", { value: 100, configurable: true });
    await reach();
    expect(restingZoom.centreAt).toHaveBeenCalledExactlyOnceWith({ x: 600, y: 600 });
  });

  it("are buttons for the keyboard, named by their notes' text", async () => {
    const { user, chosen } = await openMarks();
    screen.getByRole("button", { name: "Note by Grace, upper left: Small" }).focus();
    await user.keyboard("{Enter}");
    expect((await chosen()).textContent).toContain("Small");
  });

  it("can be hidden", async () => {
    const { user } = await openMarks();
    await user.click(screen.getByRole("button", { name: "Marks on the picture" }));
    expect(screen.queryByRole("group", { name: "Notes on the picture" })).toBeNull();
  });
});

describe("NoteMarks: toWindow", () => {
  it("is invertible for every placement of the image", () => {
    const coordinate = fc.double({ min: 0, max: 100_000, noNaN: true });
    fc.assert(
      fc.property(
        fc.record({ x: coordinate, y: coordinate }),
        fc.record({
          centre: fc.record({ x: coordinate, y: coordinate }),
          scale: fc.double({ min: 0.001, max: 4, noNaN: true }),
          rotation: fc.double({ min: 0, max: 359, noNaN: true }),
          mirror: fc.boolean(),
        }),
        (point, placement) => {
          const matrix = toWindow(placement, { x: 0, y: 0, width: 1000, height: 750 });
          const back = invert(matrix);
          expect(back).not.toBeNull();
          if (!back) return;
          const again = apply(back, apply(matrix, point));
          expect(again.x).toBeCloseTo(point.x, 3);
          expect(again.y).toBeCloseTo(point.y, 3);
        },
      ),
    );
  });
});
