import type { PaletteName } from "./palettes.ts";
import type { SheetName } from "./sheets.ts";
import type { Region } from "./sight.ts";

/** The two pictures every plate has: the map, and the same map with Tissot's indicatrices. */
export type PictureKind = "map" | "indicatrices";

/** One picture of a plate, told in words. */
export type PlateImage = { kind: PictureKind; alt: string; caption: string };

/** A part of a picture that is worth a closer look, in pixels of the full picture. */
export type PlateDetail = { region: Region; caption: string; description: string | null };

/** One leaf of the atlas: a map projection, what is known of it, and how it is drawn. */
export type Plate = {
  /** Unique in the atlas, such as `A-001`. */
  identifier: string;
  title: string;
  /** Who devised the projection, first the main inventor; no role means the inventor. */
  creators: { name: string; role?: string }[];
  /** As displayed, such as `c. 1500`. */
  date: string;
  /** Negative before the common era. */
  earliestYear: number;
  latestYear: number;
  workType: string;
  technique: string;
  subjects: string[];
  places: string[];
  description: string;
  creditLine: string;
  rights: { uri: string; label: string };
  metadata: { label: string; values: string[] }[];
  images: PlateImage[];
  /** How the pictures are drawn. */
  drawing: { sheet: SheetName; palette: PaletteName };
};
