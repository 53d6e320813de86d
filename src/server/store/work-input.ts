import type { WorkFields, WrittenField } from "../../record/work-fields.ts";
import type { RemotePlace } from "../remote/remote-place.ts";

/**
 * Publication status of a work. A removed work is no longer part of the collection; the server retains its data in case
 * it is restored.
 */
export type WorkStatus = "DRAFT" | "PUBLISHED" | "WITHDRAWN" | "REMOVED";

/** Role of an image: what it shows of its work. */
export type ImageRole = "FRONT" | "BACK" | "DETAIL" | "XRAY" | "INFRARED" | "OVERLAY" | "OTHER";

/** Rectangle in pixels of the full-size image, from its upper left corner. */
export type Region = { x: number; y: number; width: number; height: number };

/** Described detail of an image. */
export type DetailInput = { region: Region; caption: string; description: string | null };

/** Point in pixels of the full-size image, from its upper left corner. */
export type ImagePoint = { x: number; y: number };

/** Same point in an image and in the first image of its work. */
export type PointPair = { from: ImagePoint; to: ImagePoint };

/** Processed image of a work, as the image service created it, with the source's metadata. */
export type ImageInput = {
  /** Name of the image's folder: the first 32 hex digits of the original's SHA-256. */
  key: string;
  /** Size of the full-size image in pixels. */
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
  /** Widths of the stored derivatives, ascending. */
  derivativeWidths: number[];
  /** Edge of a stored tile in pixels. */
  tileWidth: number;
  /** Reduction factors of the stored levels: 1, 2, 4, ... */
  scaleFactors: number[];
  role: ImageRole;
  /** Empty if it is marked as decorative; null if missing. */
  alt: string | null;
  caption: string | null;
  pixelsPerCm: number | null;
  /** Name of the file in the source, used by exports. */
  fileName: string | null;
  /** In the order that curators set. */
  details: DetailInput[];
  /** Registration with the work's first image: two or three pairs of points, or null. */
  registration: PointPair[] | null;
  /** Location of an image stored at another site. Its folder then contains only the small derivatives. */
  remote?: RemotePlace;
  /** Fields that the source does not cover, which retain their values if the work has the image; never stored. */
  unsaid?: readonly UnsaidOfImage[];
};

/** Fields of an image that a source may not cover. */
export type UnsaidOfImage = "role" | "alt" | "caption" | "pixelsPerCm" | "details" | "registration";

/** Fields of a work that a source may not cover. Metadata is identified by its labels instead. */
export type UnsaidField = Exclude<WrittenField, "title" | "metadata">;

/** Record of one work from a source. The store retains every value unchanged. */
export type WorkInput = WorkFields & {
  /** Unique in the collection. The store changes the work that has it, or adds one. */
  identifier: string;
  status: WorkStatus;
  /** In order; the first represents the work. */
  images: ImageInput[];
  /** Whether the source does not cover images, so that the work retains its images; never stored. */
  isSilentOfImages?: boolean;
  /** Fields that the source does not cover, which retain their values; never stored. */
  unsaid?: readonly UnsaidField[];
  /** Metadata labels that the source covers; values under other labels stay. Absent if it covers all. Never stored. */
  saidLabels?: readonly string[];
};
