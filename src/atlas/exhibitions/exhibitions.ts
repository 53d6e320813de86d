import { equalArea } from "./equal-area.ts";
import type { AtlasExhibition } from "./exhibition.ts";
import { interruptedMaps } from "./interrupted.ts";
import { mercator } from "./mercator.ts";
import { polyhedra } from "./polyhedra.ts";

/** The exhibitions of the sample collection, in the order in which they are listed. */
export const exhibitions: readonly AtlasExhibition[] = [
  mercator,
  equalArea,
  interruptedMaps,
  polyhedra,
];
