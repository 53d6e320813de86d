/** @module-tag full */
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPlate } from "../../src/atlas/draw.ts";
import type { Plate } from "../../src/atlas/plate.ts";
import { plates } from "../../src/atlas/plates.ts";

function firstPlate(): Plate {
  const [plate] = plates;
  if (!plate) throw new Error("The atlas is empty.");
  return plate;
}

describe("draw: drawing a plate in a worker", () => {
  test("returns an image of the requested size", async () => {
    const bytes = await drawPlate(firstPlate(), "map", 300);
    const { format, width, height } = await sharp(bytes).metadata();
    expect(format).toBe("jpeg");
    expect(Math.max(width, height)).toBe(300);
  });

  test("answers each of several concurrent requests with its own image", async () => {
    const [map, overlaid, again] = await Promise.all([
      drawPlate(firstPlate(), "map", 200),
      drawPlate(firstPlate(), "indicatrices", 200),
      drawPlate(firstPlate(), "map", 200),
    ]);
    expect(map.equals(again)).toBe(true);
    expect(map.equals(overlaid)).toBe(false);
  });

  test("rejects an impossible size and then draws the next plate", async () => {
    await expect(drawPlate(firstPlate(), "map", 0)).rejects.toThrow();
    await expect(drawPlate(firstPlate(), "map", 200)).resolves.toBeInstanceOf(Buffer);
  });
});
