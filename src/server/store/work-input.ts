import type { WorkFields, WrittenField } from "../../record/work-fields.ts";
import type { RemotePlace } from "../remote/remote-place.ts";

/** Whether a work is shown. What is removed is no work of the collection any more; what belongs to it waits for its return. */
export type WorkStatus = "DRAFT" | "PUBLISHED" | "WITHDRAWN" | "REMOVED";

/** What a picture shows of its work. */
export type ImageRole = "FRONT" | "BACK" | "DETAIL" | "XRAY" | "INFRARED" | "OVERLAY" | "OTHER";

/** A rectangle in pixels of a full picture, from its upper left corner. */
export type Region = { x: number; y: number; width: number; height: number };

/** A part of a picture that is worth a closer look. */
export type DetailInput = { region: Region; caption: string; description: string | null };

/** A place in pixels of a full picture, from its upper left corner. */
export type ImagePoint = { x: number; y: number };

/** The same place in a picture and in the first picture of its work. */
export type PointPair = { from: ImagePoint; to: ImagePoint };

/** A prepared picture of a work, as the image service made it, with what the source says of it. */
export type ImageInput = {
  /** Names the picture's folder: the first 32 hex digits of the original's SHA-256. */
  key: string;
  /** Size of the full picture in pixels. */
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
  /** Widths of the ready-made derivatives, ascending. */
  derivativeWidths: number[];
  /** Edge of a stored tile in pixels. */
  tileWidth: number;
  /** By how much each stored level is reduced: 1, 2, 4, ... */
  scaleFactors: number[];
  role: ImageRole;
  /** Empty if it is decorative, by choice; null if nobody has written it. */
  alt: string | null;
  caption: string | null;
  pixelsPerCm: number | null;
  /** The name its source gave the file, as written there; kept for taking the collection out again. */
  fileName: string | null;
  /** In the curators' order. */
  details: DetailInput[];
  /** How it lies on the work's first picture: two or three pairs, or null. */
  registration: PointPair[] | null;
  /** Where it is, if it stays at another site; then its folder holds only what is small. */
  remote?: RemotePlace;
  /** What its source does not say of it, so that it stays if the work has the picture; never stored. */
  unsaid?: readonly UnsaidOfImage[];
};

/** What may be said of a picture, and is not said by every source. */
export type UnsaidOfImage = "role" | "alt" | "caption" | "pixelsPerCm" | "details" | "registration";

/** What of a work a source may have no word for. Its metadata is known by the labels that it has. */
export type UnsaidField = Exclude<WrittenField, "title" | "metadata">;

/** Everything a source says of one work. The store keeps every value exactly as it is here. */
export type WorkInput = WorkFields & {
  /** Unique in the collection; an existing work with it is changed, otherwise one is added. */
  identifier: string;
  status: WorkStatus;
  /** In order; the first stands for the work. */
  images: ImageInput[];
  /** Its source has no word for pictures, so that those the work has stay; never stored. */
  isSilentOfImages?: boolean;
  /** Its source has no word for these, so that they stay; never stored. */
  unsaid?: readonly UnsaidField[];
  /** The labels of metadata its source has words for: values under others stay; absent for all; never stored. */
  saidLabels?: readonly string[];
};
