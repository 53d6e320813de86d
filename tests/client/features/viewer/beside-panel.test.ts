import { expect, it } from "vitest";
import { besidePanel } from "../../../../src/client/features/viewer/beside-panel.ts";

const region = { x: 100, y: 200, width: 300, height: 400 };

it("beside-panel: a region is fitted left of a panel beside the image", () => {
  const window = { width: 1200, height: 800 };
  expect(besidePanel(region, window, { width: 300, height: 500 })).toEqual({
    ...region,
    width: 400,
  });
});

it("beside-panel: a region is fitted above a panel as wide as the window", () => {
  const window = { width: 400, height: 800 };
  expect(besidePanel(region, window, { width: 380, height: 400 })).toEqual({
    ...region,
    height: 800,
  });
});

it("beside-panel: a region always gets a minimum share of the window", () => {
  const window = { width: 400, height: 800 };
  const { height } = besidePanel(region, window, { width: 380, height: 800 });
  expect(height).toBe(Math.round(400 / 0.3));
});
