import type { RichText } from "../../text/rich-text.ts";

/** A part of a picture as it was looked at when it was taken into an exhibition. */
export type TakenView = {
  workId: string;
  imageId: string;
  /** Which of the work's images, counted from 0. */
  place: number;
  /** Of the image then, in pixels. */
  width: number;
  height: number;
  /** Region, rotation and adjustments as `src/view/frame-text` writes them, divided by spaces. */
  frame: string;
};

/** The types of blocks, as they are stored. */
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

/** What a block holds. Which shape it has for which type is said by `src/server/graphql/blocks`. */
export type BlockContent = object;

export type ExhibitionState = "DRAFT" | "PUBLISHED";
export type ExhibitionColours = "SITE" | "NIGHT" | "PAPER" | "GREY";
export type ExhibitionTypeface = "SANS" | "SERIF";

/** What an exhibition says of itself. */
export type ExhibitionHead = {
  title: string;
  introduction: RichText;
  cover: TakenView | null;
  /** Days as ISO 8601 writes them. */
  opensOn: string | null;
  closesOn: string | null;
  colours: ExhibitionColours;
  typeface: ExhibitionTypeface;
  credits: RichText;
  language: string;
};

/** All of an exhibition at one moment. */
export type ExhibitionText = {
  head: ExhibitionHead;
  blocks: { id: string; kind: BlockKind; isHidden: boolean; content: BlockContent }[];
};

/** How much exhibitions may hold, and how long what was taken away can be put back. */
export const exhibitionLimits = {
  blocks: 2_000,
  /** Bytes of one block's content as JSON. */
  blockBytes: 200_000,
  /** UTF-16 units. */
  title: 200,
  undoHours: 24,
  /** Blocks that were taken out of one exhibition, and versions of one, that are kept. */
  keptRemoved: 1_000,
  versions: 200,
  /** Minutes after which somebody who goes on begins another version. */
  sittingMinutes: 10,
  /** Exhibitions there are. */
  exhibitions: 2_000,
} as const;
