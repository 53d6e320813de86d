import { geoArea, geoContains } from "d3-geo";
import { describe, expect, test } from "vitest";
import { loadWorld, tintCount } from "../../src/atlas/world.ts";

describe.each(["world", "light"] as const)("world: the world drawn as %s", (detail) => {
  const world = loadWorld(detail);

  test("covers 29 per cent of the sphere with land, so no ring is inverted", () => {
    const area = [...world.tints, world.ice].reduce((sum, shape) => sum + geoArea(shape), 0);
    expect(area / (4 * Math.PI)).toBeGreaterThan(0.28);
    expect(area / (4 * Math.PI)).toBeLessThan(0.3);
  });

  test("uses every tint", () => {
    expect(world.tints).toHaveLength(tintCount);
    for (const tint of world.tints) expect(geoArea(tint)).toBeGreaterThan(0.1);
  });

  test("gives neighbours different tints", () => {
    const tintAt = (longitude: number, latitude: number) =>
      world.tints.findIndex((tint) => geoContains(tint, [longitude, latitude]));
    const [france, germany, switzerland, italy] = [
      tintAt(2.5, 46.5),
      tintAt(10, 51),
      tintAt(8.2, 46.9),
      tintAt(12.3, 42.9),
    ];
    expect(new Set([france, germany, switzerland]).size).toBe(3);
    expect(new Set([france, switzerland, italy]).size).toBe(3);
    expect([france, germany, switzerland, italy]).not.toContain(-1);
  });

  test("counts the land around the South Pole as ice", () => {
    expect(geoContains(world.ice, [30, -88])).toBe(true);
  });
});
