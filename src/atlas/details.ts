import { circlesOn } from "./indicatrix-details.ts";
import { fullSize, layOut } from "./layout.ts";
import type { Layout } from "./layout.ts";
import { landsOn, polesOn } from "./map-details.ts";
import type { PictureKind, Plate, PlateDetail } from "./plate.ts";
import { sheets } from "./sheets.ts";
import type { Sheet } from "./sheets.ts";
import { regionRound, Sight } from "./sight.ts";

/** The size of a plate's images, and the details of each. */
export type DescribedPlate = {
  width: number;
  height: number;
  details: Record<PictureKind, PlateDetail[]>;
};

/**
 * Computes the details of a plate's images from its projection, without drawing.
 *
 * @param size width and maximum height of its images, in pixels
 */
export function describePlate(plate: Plate, size = fullSize): DescribedPlate {
  const sheet: Sheet = sheets[plate.drawing.sheet];
  const layout = layOut(sheet, size);
  const sight = new Sight(layout);
  const { width, height } = layout;
  const keepsAreas = propertiesOf(plate).includes("Equal-area");
  const map = [
    ...landsOn(layout, sight, keepsAreas),
    ...polesOn(layout, sight),
    titleOf(plate, layout),
  ];
  return {
    width,
    height,
    details: {
      map: map.filter(isPart),
      indicatrices: circlesOn(layout, sight, sheet, keepsAreas).filter(isPart),
    },
  };

  /** Excludes details that cover most of the image. */
  function isPart({ region }: PlateDetail): boolean {
    return region.width * region.height <= 0.5 * width * height;
  }
}

function propertiesOf({ metadata }: Plate): string[] {
  return metadata.find(({ label }) => label === "Properties")?.values ?? [];
}

/** Returns the detail of the lines at the bottom of the sheet, as wide as the longer line can be. */
function titleOf(plate: Plate, layout: Layout): PlateDetail {
  const { map, unit, width } = layout;
  const inventors = `${plate.creators.map(({ name }) => name).join(", ")}, ${plate.date}`;
  // Maximum average width of a letter of the typeface, relative to the font size.
  const wide = 0.56;
  const length = Math.max(104 * plate.title.length, 54 * inventors.length) * wide * unit;
  const left = 270 * unit;
  const base = map[3] + 258 * unit;
  return {
    region: regionRound(
      layout,
      [left, base - 104 * unit, Math.min(width - left, left + length), base + 100 * unit],
      80 * unit,
    ),
    caption: "The title",
    description: "Below it stands who devised the projection, and when.",
  };
}
