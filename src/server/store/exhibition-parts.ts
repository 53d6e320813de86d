import type { RichText } from "../../text/rich-text.ts";

/** Snapshot of a view of an image in an exhibition. */
export type TakenView = {
  workId: string;
  imageId: string;
  /** Index of the image in its work, counted from 0. */
  place: number;
  /** Size of the image at the time of the snapshot, in pixels. */
  width: number;
  height: number;
  /** Region, rotation and adjustments in the format of `src/view/frame-text`, separated by spaces. */
  frame: string;
};

/** Types of blocks, as stored. */
export const blockKinds = [
  "text",
  "picture",
  "carousel",
  "zoomStory",
  "comparison",
  "workList",
  "quotation",
  "separator",
  "video",
] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Content of a block. `src/server/graphql/blocks` defines its shape for each type. */
export type BlockContent = object;

export type ExhibitionState = "DRAFT" | "PUBLISHED";
export type ExhibitionColours = "SITE" | "NIGHT" | "PAPER" | "GREY";
export type ExhibitionTypeface = "SANS" | "SERIF";

/** Fields of an exhibition without its blocks. */
export type ExhibitionHead = {
  title: string;
  introduction: RichText;
  cover: TakenView | null;
  /** ISO 8601 dates. */
  opensOn: string | null;
  closesOn: string | null;
  colours: ExhibitionColours;
  typeface: ExhibitionTypeface;
  credits: RichText;
  language: string;
};

/** Complete content of an exhibition in one version. */
export type ExhibitionText = {
  head: ExhibitionHead;
  blocks: { id: string; kind: BlockKind; isHidden: boolean; content: BlockContent }[];
};

/** Limits of exhibitions, and how long curators can undo a deletion. */
export const exhibitionLimits = {
  blocks: 2_000,
  /** Size of one block's content as JSON, in bytes. */
  blockBytes: 200_000,
  /** Length in UTF-16 code units. */
  title: 200,
  undoHours: 24,
  /** Removed blocks of one exhibition, and versions of one, that the server retains. */
  keptRemoved: 1_000,
  versions: 200,
  /** Minutes without a change after which an edit begins another version. */
  sittingMinutes: 10,
  /** Exhibitions of the site. */
  exhibitions: 2_000,
} as const;
