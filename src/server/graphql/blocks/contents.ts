import type { RichText } from "../../../text/rich-text.ts";
import type { BlockRow } from "../../store/exhibition-rows.ts";
import type { BlockKind, TakenView } from "../../store/exhibition-parts.ts";
import type { SavedFilter, SavedOrder } from "../../store/saved-filter.ts";

/** Stored contents of blocks, by kind. */
export type Contents = {
  text: { text: RichText };
  picture: { view: TakenView; caption: string | null; width: "COLUMN" | "WIDE" | "FULL" };
  carousel: { label: string; slides: { key: string; view: TakenView; caption: string | null }[] };
  zoomStory: { title: string | null; steps: ZoomStoryStep[] };
  comparison: {
    first: TakenView;
    second: TakenView;
    arrangement: "CURTAIN" | "SIDE";
    caption: string | null;
  };
  workList: {
    title: string | null;
    query: { search: string | null; filter: SavedFilter; order: SavedOrder | null } | null;
    /** Ids of works. */
    chosenIds: string[];
  };
  quotation: {
    words: string;
    source: string | null;
    address: string | null;
    language: string | null;
  };
  separator: { look: "LINE" | "SPACE" | "STARS" };
  video: { address: string; title: string; poster: TakenView | null; transcript: string | null };
};

/** One step of a zoom story. */
export type ZoomStoryStep = { key: string; view: TakenView; title: string | null; text: RichText };

/** A block as the parent of resolvers; its GraphQL name depends on its kind. */
type BlockOf<Kind extends BlockKind> = Omit<BlockRow, "content" | "kind"> & {
  kind: Kind;
  content: Contents[Kind];
  __typename?: `${Capitalize<Kind>}Block`;
};

export type TextBlockModel = BlockOf<"text">;
export type PictureBlockModel = BlockOf<"picture">;
export type CarouselBlockModel = BlockOf<"carousel">;
export type ZoomStoryBlockModel = BlockOf<"zoomStory">;
export type ComparisonBlockModel = BlockOf<"comparison">;
export type WorkListBlockModel = BlockOf<"workList">;
export type QuotationBlockModel = BlockOf<"quotation">;
export type SeparatorBlockModel = BlockOf<"separator">;
export type VideoBlockModel = BlockOf<"video">;

/** A block of any kind, as the parent of resolvers. */
export type BlockModel = { [Kind in BlockKind]: BlockOf<Kind> }[BlockKind];
