import { geoCentroid } from "d3-geo";
import { indicatricesOn } from "./lines.ts";
import type { Layout } from "./layout.ts";
import type { PlateDetail } from "./plate.ts";
import type { Sheet } from "./sheets.ts";
import { areaOf, regionRound } from "./sight.ts";
import type { Bounds, Place, Sight } from "./sight.ts";
import { placeName, timesAs } from "./words.ts";

/** An indicatrix that is completely visible on a map; its area is in square pixels. */
type Circle = { center: [number, number]; places: Place[]; area: number; elongation: number };

/** Maximum relative difference of sizes and shapes that are described as equal. */
const same = 0.03;

/**
 * Returns details of the circles that show where the map enlarges most and least, and where it distorts shapes most and
 * least.
 */
export function circlesOn(
  layout: Layout,
  sight: Sight,
  sheet: Sheet,
  keepsAreas: boolean,
): PlateDetail[] {
  const found = wholeCircles(sight, sheet);
  const largest = greatest(found, ({ area }) => area);
  const smallest = greatest(found, ({ area }) => 1 / area);
  const flattest = greatest(found, ({ elongation }) => elongation);
  const roundest = greatest(found, ({ elongation }) => 1 / elongation);
  if (!largest || !smallest || !flattest || !roundest) return [];
  const shape = flattest.circle.elongation <= 1 + same ? "circle" : "ellipse";
  const told: Told[] = [];
  const spread = largest.circle.area / smallest.circle.area;
  if (!keepsAreas && spread > 1 + same) {
    const paper = `It takes ${timesAs(spread)} much paper as the smallest.`;
    told.push({ ...largest, what: "largest", said: paper });
    told.push({ ...smallest, what: "smallest", said: "On the globe it is as large as any other." });
  }
  if (shape === "ellipse") {
    told.push({ ...flattest, what: "flattest", said: shapeOf(flattest.circle) });
    told.push({ ...roundest, what: "roundest", said: shapeOf(roundest.circle) });
  }
  const circles = [...new Set(told.map(({ circle }) => circle))];
  return circles.map((circle) => {
    const of = told.filter((one) => one.circle === circle);
    const what = of.map((one) => one.what).join(" and ");
    const many = of.some((one) => one.many);
    return {
      region: regionRound(layout, boundsOf(circle.places)),
      caption: many ? `One of the ${what} whole ${shape}s` : `The ${what} whole ${shape}`,
      description: [`At ${placeName(circle.center)}.`, ...of.map((one) => one.said)].join(" "),
    };
  });
}

function shapeOf({ elongation }: Circle): string {
  if (elongation <= 1 + same) return "Here shapes are as they are on the globe.";
  return `It is ${timesAs(elongation)} long as it is wide.`;
}

function wholeCircles(sight: Sight, sheet: Sheet): Circle[] {
  return indicatricesOn(sheet).circles.coordinates.flatMap((coordinates) => {
    const [closed = []] = coordinates;
    const ring = closed.slice(0, -1).map(([x = 0, y = 0]): [number, number] => [x, y]);
    const places = sight.placesOf(ring);
    if (!places) return [];
    const center = geoCentroid({ type: "Polygon", coordinates });
    return [{ center, places, area: areaOf(places), elongation: elongationOf(places) }];
  });
}

type Chosen = { circle: Circle; many: boolean };
type Told = Chosen & { what: string; said: string };

/** Returns the circle for which `of` is greatest, and whether others have the same value. */
function greatest(circles: readonly Circle[], of: (circle: Circle) => number): Chosen | null {
  const [best, next] = circles.toSorted((a, b) => of(b) - of(a));
  if (!best) return null;
  return { circle: best, many: next !== undefined && of(next) >= of(best) * (1 - 0.005) };
}

/** Returns the ratio of the axes of an ellipse, from points spread evenly over the circle that it is an image of. */
function elongationOf(ring: readonly Place[]): number {
  const mean = (of: (place: Place) => number) =>
    ring.reduce((sum, place) => sum + of(place), 0) / ring.length;
  const [middleX, middleY] = [mean(([x]) => x), mean(([, y]) => y)];
  const xx = mean(([x]) => (x - middleX) ** 2);
  const yy = mean(([, y]) => (y - middleY) ** 2);
  const xy = mean(([x, y]) => (x - middleX) * (y - middleY));
  const root = Math.hypot((xx - yy) / 2, xy);
  const half = (xx + yy) / 2;
  return Math.sqrt((half + root) / Math.max(half - root, 1e-9));
}

function boundsOf(places: readonly Place[]): Bounds {
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
