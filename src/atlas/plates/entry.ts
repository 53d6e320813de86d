import type { PaletteName } from "../palettes.ts";
import type { Plate } from "../plate.ts";
import type { SheetName } from "../sheets.ts";

/** Data of a projection, from which its plate is built. */
export type Entry = {
  identifier: string;
  title: string;
  sheet: SheetName;
  palette: PaletteName;
  creators: Plate["creators"];
  date: string;
  years: [earliest: number, latest: number];
  workType: string;
  technique: string;
  subjects: string[];
  places: string[];
  description: string;
  properties: string[];
  distorts: string[];
  usedFor: string[];
  /** Aspect ratio of the map itself. */
  aspect: string;
  /** One sentence that describes the map for people who cannot see it. */
  map: string;
  /** One sentence that describes the indicatrices on it. */
  indicatrices: string;
};

const rights = {
  uri: "http://creativecommons.org/publicdomain/zero/1.0/",
  label: "CC0 1.0: no rights reserved",
};

/** Builds the plate of an entry. */
export function plateOf(entry: Entry): Plate {
  const { identifier, title, creators, date, workType, technique, subjects, places } = entry;
  return {
    identifier,
    title,
    creators,
    date,
    earliestYear: entry.years[0],
    latestYear: entry.years[1],
    workType,
    technique,
    subjects,
    places,
    description: entry.description,
    creditLine: "Drawn by Vitrine from Natural Earth data",
    rights,
    metadata: [
      { label: "Class", values: [workType.replace(/ map$/, "")] },
      { label: "Properties", values: entry.properties },
      { label: "Distorts", values: entry.distorts },
      { label: "Used for", values: entry.usedFor },
      { label: "Aspect ratio", values: [entry.aspect] },
    ],
    images: [
      {
        kind: "map",
        alt: entry.map,
        caption: "Meridians and parallels every 10 degrees, fine lines every 5.",
      },
      {
        kind: "indicatrices",
        alt: `The same map with Tissot’s indicatrices: ${entry.indicatrices}`,
        caption:
          "Tissot’s indicatrices: all are equal circles on the globe. Their size here shows what happens to areas, their shape what happens to angles.",
      },
    ],
    drawing: { sheet: entry.sheet, palette: entry.palette },
  };
}
