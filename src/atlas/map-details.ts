import type { Layout } from "./layout.ts";
import { africa, greatLands, smallLands } from "./landmarks.ts";
import type { Landmark } from "./landmarks.ts";
import type { PlateDetail } from "./plate.ts";
import { regionRound } from "./sight.ts";
import type { Bounds, Sight } from "./sight.ts";
import { timesAs } from "./words.ts";

/** Number of great lands that suffice for a map; with fewer, small lands are added. */
const enoughLands = 3;
/** Maximum relative difference of sizes that are described as equal. */
const sameSize = 0.03;

/**
 * Returns details of the lands that are completely visible on a map, with their sizes compared to Africa.
 *
 * @param keepsAreas whether the projection is known to be equal-area; measured areas are slightly off near the poles
 */
export function landsOn(layout: Layout, sight: Sight, keepsAreas: boolean): PlateDetail[] {
  const measure = sight.landOf(africa.outline);
  const tell = (land: Landmark): PlateDetail[] => {
    const found = sight.landOf(land.outline);
    if (!found) return [];
    const compared =
      measure && land !== africa ? besideAfrica(found.scale / measure.scale, keepsAreas) : null;
    return [
      {
        region: regionRound(layout, found.bounds),
        caption: land.name,
        description: [land.said, compared].filter((text) => text !== null).join(" ") || null,
      },
    ];
  };
  const great = greatLands.flatMap(tell);
  if (great.length >= enoughLands) return great;
  return [...great, ...smallLands.flatMap(tell).slice(0, enoughLands + 1 - great.length)];
}

/** Distance from the pole in degrees at which it is measured: at the pole itself the longitude is undefined. */
const nearly = 1e-7;
/** Minimum length of a line that represents a pole, in percent of the map's width. */
const shortestLine = 3;

/** Returns details of how a map shows each pole: as a point or as a straight line. */
export function polesOn(layout: Layout, sight: Sight): PlateDetail[] {
  return [
    ...poleOn(layout, sight, "The North Pole", 90 - nearly),
    ...poleOn(layout, sight, "The South Pole", nearly - 90),
  ];
}

function besideAfrica(ratio: number, keepsAreas: boolean): string {
  if (keepsAreas) return "Drawn in true proportion to Africa.";
  if (Math.abs(ratio - 1) <= sameSize) return "Drawn nearly in proportion to Africa.";
  return `Drawn ${timesAs(ratio)} large as it would be at the scale of Africa.`;
}

function poleOn(layout: Layout, sight: Sight, name: string, latitude: number): PlateDetail[] {
  const { unit, map } = layout;
  const meridians = Array.from({ length: 180 }, (_, index) => 2 * index - 179);
  const places = meridians.map((longitude) => sight.placeOf([longitude, latitude]));
  const shown = places.filter((place) => place !== null);
  if (shown.length < places.length) return [];
  const xs = shown.map(([x]) => x).sort((a, b) => a - b);
  const ys = shown.map(([, y]) => y);
  const [left, right] = [xs[0] ?? 0, xs.at(-1) ?? 0];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const air = 320 * unit;
  const bounds: Bounds = [left, top - air, right, bottom + air];
  if (right - left <= 4 * unit && bottom - top <= 4 * unit) {
    return [
      {
        region: regionRound(layout, [left - air, top - air, right + air, bottom + air]),
        caption: name,
        description: "Here all meridians meet in one point, as they do on the globe.",
      },
    ];
  }
  const widest = Math.max(...xs.map((x, index) => x - (xs[index - 1] ?? x)));
  const isLine = bottom - top <= 4 * unit && widest <= (3 * (right - left)) / xs.length;
  const share = Math.round((100 * (right - left)) / (map[2] - map[0]));
  if (!isLine || share < shortestLine) return [];
  const length = share >= 98 ? "as long as the whole map is wide" : `over ${share} % of its width`;
  return [
    {
      region: regionRound(layout, bounds),
      caption: `${name}, drawn as a line`,
      description: `On the globe it is a point; on this map it is a line, ${length}.`,
    },
  ];
}
