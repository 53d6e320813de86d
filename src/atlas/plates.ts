import type { Plate } from "./plate.ts";
import { azimuthal } from "./plates/azimuthal.ts";
import { conic } from "./plates/conic.ts";
import { cylindrical } from "./plates/cylindrical.ts";
import { plateOf } from "./plates/entry.ts";
import type { Entry } from "./plates/entry.ts";
import { globular } from "./plates/globular.ts";
import { interrupted } from "./plates/interrupted.ts";
import { lenticular } from "./plates/lenticular.ts";
import { polyhedral } from "./plates/polyhedral.ts";
import { pseudocylindrical } from "./plates/pseudocylindrical.ts";

/** The plates at the start of the atlas: well known, of different shapes, the quickest to draw first. */
const opening = [
  "A-701",
  "A-301",
  "A-501",
  "A-401",
  "A-101",
  "A-402",
  "A-606",
  "A-204",
  "A-410",
  "A-203",
  "A-802",
  "A-502",
  "A-801",
];

/** Takes one plate of each class in turn, so that the first pages of the atlas are varied. */
function interleaved(classes: readonly (readonly Entry[])[]): Entry[] {
  const longest = Math.max(...classes.map((entries) => entries.length));
  return Array.from({ length: longest }, (_, row) =>
    classes.flatMap((entries) => entries.slice(row, row + 1)),
  ).flat();
}

const entries = interleaved([
  azimuthal,
  pseudocylindrical,
  polyhedral,
  conic,
  lenticular,
  cylindrical,
  globular,
  interrupted,
]);

const rank = (entry: Entry): number => {
  const place = opening.indexOf(entry.identifier);
  return place === -1 ? opening.length : place;
};

/** The sample collection, in the order in which it is drawn and shown. */
export const plates: readonly Plate[] = entries.sort((a, b) => rank(a) - rank(b)).map(plateOf);
