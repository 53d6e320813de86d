import type { PaletteName } from "./palettes.ts";
import type { SheetName } from "./sheets.ts";
import type { Region } from "./sight.ts";

/** The two images of every plate: the map, and the same map with Tissot's indicatrices. */
export type PictureKind = "map" | "indicatrices";

/** Alternative text and caption of an image of a plate. */
export type PlateImage = { kind: PictureKind; alt: string; caption: string };

/** A noteworthy part of an image, in pixels of the full image. */
export type PlateDetail = { region: Region; caption: string; description: string | null };

/** A plate of the atlas: a map projection, its record, and how it is drawn. */
export type Plate = {
  /** Unique in the atlas, such as `A-001`. */
  identifier: string;
  title: string;
  /** Inventors of the projection, the main one first; people with another part have a role. */
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
  /** How the images are drawn. */
  drawing: { sheet: SheetName; palette: PaletteName };
};
