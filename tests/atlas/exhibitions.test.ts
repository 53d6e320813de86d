import { describe, expect, it } from "vitest";
import { describePlate } from "../../src/atlas/details.ts";
import type { DescribedPlate } from "../../src/atlas/details.ts";
import type { AtlasExhibition, PlateView } from "../../src/atlas/exhibitions/exhibition.ts";
import { exhibitions } from "../../src/atlas/exhibitions/exhibitions.ts";
import type { Plate } from "../../src/atlas/plate.ts";
import { plates } from "../../src/atlas/plates.ts";

function viewsIn({ cover, blocks }: AtlasExhibition): PlateView[] {
  return [
    cover,
    ...blocks.flatMap((block) => {
      if (block.kind === "picture") return [block.view];
      if (block.kind === "carousel") return block.slides.map(({ view }) => view);
      if (block.kind === "zoomStory") return block.steps.map(({ view }) => view);
      return block.kind === "comparison" ? [block.first, block.second] : [];
    }),
  ];
}

const descriptions = new Map<Plate, DescribedPlate>();

/** Returns the details of a plate, cached because several exhibitions show the same plate. */
function described(plate: Plate): DescribedPlate {
  const found = descriptions.get(plate) ?? describePlate(plate);
  descriptions.set(plate, found);
  return found;
}

describe.each(exhibitions)("exhibitions: the exhibition “$title”", (exhibition) => {
  it("shows only plates and details that exist in the atlas", () => {
    for (const { plate: identifier, picture, part } of viewsIn(exhibition)) {
      const plate = plates.find((one) => one.identifier === identifier);
      if (!plate) throw new Error(`There is no plate ${identifier}.`);
      if (part === null) continue;
      const { width, height, details } = described(plate);
      if (typeof part === "string") {
        expect(details[picture].map(({ caption }) => caption)).toContain(part);
      } else {
        expect(part.x + part.width).toBeLessThanOrEqual(width);
        expect(part.y + part.height).toBeLessThanOrEqual(height);
      }
    }
  });

  it("lists only existing plates, each once", () => {
    const known = new Set(plates.map(({ identifier }) => identifier));
    for (const block of exhibition.blocks) {
      if (block.kind !== "workList") continue;
      if ("subject" in block) {
        expect(plates.filter(({ subjects }) => subjects.includes(block.subject))).not.toEqual([]);
        continue;
      }
      expect(block.plates.filter((plate) => !known.has(plate))).toEqual([]);
      expect(new Set(block.plates).size).toBe(block.plates.length);
    }
  });

  it("has unique, valid keys for its steps and slides", () => {
    for (const block of exhibition.blocks) {
      const parts =
        block.kind === "zoomStory" ? block.steps : block.kind === "carousel" ? block.slides : [];
      expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
      for (const { key } of parts) expect(key).toMatch(/^[\w-]{1,20}$/);
    }
  });

  it("has a zoom story, carousel, comparison, work list and quotation, and leaves no text empty", () => {
    const kinds = new Set(exhibition.blocks.map(({ kind }) => kind));
    for (const kind of ["zoomStory", "carousel", "comparison", "workList", "quotation"] as const) {
      expect(kinds).toContain(kind);
    }
    expect(JSON.stringify(exhibition)).not.toMatch(/"(caption|title|text|label|words)":""/);
  });
});

it("exhibitions have unique slugs", () => {
  expect(new Set(exhibitions.map(({ slug }) => slug)).size).toBe(4);
});
