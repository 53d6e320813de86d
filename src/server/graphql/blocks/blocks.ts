import * as v from "valibot";
import type { BlockContentInput, FieldProblem } from "../../../../__generated__/resolvers.ts";
import { exhibitionLimits } from "../../store/exhibition-parts.ts";
import type { BlockContent, BlockKind } from "../../store/exhibition-parts.ts";
import type { BlockRow } from "../../store/exhibition-rows.ts";
import { carouselBlock, carouselRules } from "./carousel.ts";
import { comparisonBlock, comparisonRules } from "./comparison.ts";
import type { BlockModel, Contents } from "./contents.ts";
import { pictureBlock, pictureRules } from "./picture.ts";
import { quotationBlock, quotationRules } from "./quotation.ts";
import { separatorBlock, separatorRules } from "./separator.ts";
import { textBlock, textRules } from "./text.ts";
import { videoBlock, videoRules } from "./video.ts";
import { workListBlock, workListRules } from "./work-list.ts";
import { zoomStoryBlock, zoomStoryRules } from "./zoom-story.ts";

type Rules<Kind extends BlockKind> = v.GenericSchema<unknown, Contents[Kind]>;

/** Validation rules and GraphQL name of each type of block. */
const types = {
  text: { name: "TextBlock", rules: textRules },
  picture: { name: "PictureBlock", rules: pictureRules },
  carousel: { name: "CarouselBlock", rules: carouselRules },
  zoomStory: { name: "ZoomStoryBlock", rules: zoomStoryRules },
  comparison: { name: "ComparisonBlock", rules: comparisonRules },
  workList: { name: "WorkListBlock", rules: workListRules },
  quotation: { name: "QuotationBlock", rules: quotationRules },
  separator: { name: "SeparatorBlock", rules: separatorRules },
  video: { name: "VideoBlock", rules: videoRules },
} as const satisfies {
  [Kind in BlockKind]: { name: `${Capitalize<Kind>}Block`; rules: Rules<Kind> };
};

const oneKind = "A block holds one thing. Load the page again.";
const tooMuch = "This block holds too much to be kept. Divide it into two.";

/** Validates the input of a block and converts it to the stored form, or returns the problems of its fields. */
export function readContent(
  given: BlockContentInput,
): { kind: BlockKind; content: BlockContent } | { problems: FieldProblem[] } {
  const kinds = (Object.keys(types) as BlockKind[]).filter((kind) => given[kind] != null);
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1) {
    return { problems: [{ field: "content", message: oneKind }] };
  }
  const read = v.safeParse(types[kind].rules as v.GenericSchema<unknown, object>, given[kind]);
  if (!read.success) {
    return {
      problems: read.issues.map(({ path, message }) => ({
        field: ["content", kind, ...(path ?? []).map(({ key }) => String(key))].join("."),
        message,
      })),
    };
  }
  return Buffer.byteLength(JSON.stringify(read.output)) > exhibitionLimits.blockBytes
    ? { problems: [{ field: "content", message: tooMuch }] }
    : { kind, content: read.output };
}

/** Converts a stored block to the parent of resolvers. Its content was validated before it was stored. */
export function blockModel(row: BlockRow): BlockModel {
  return { ...row, __typename: types[row.kind].name } as BlockModel;
}

/** Returns the GraphQL name of a kind of block. */
export function typeName(kind: BlockKind) {
  return types[kind].name;
}

const typeOf = ({ kind }: Pick<BlockRow, "kind">) => typeName(kind);

/** Resolvers of all types of blocks. */
export const blockResolvers = {
  ExhibitionBlock: { __resolveType: typeOf },
  Block: { __resolveType: typeOf },
  TextBlock: textBlock,
  PictureBlock: pictureBlock,
  CarouselBlock: carouselBlock,
  ZoomStoryBlock: zoomStoryBlock,
  ComparisonBlock: comparisonBlock,
  WorkListBlock: workListBlock,
  QuotationBlock: quotationBlock,
  SeparatorBlock: separatorBlock,
  VideoBlock: videoBlock,
};
