import type { OneBlock_block$data } from "../../../../../__generated__/relay/OneBlock_block.graphql.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import type { LazyPart } from "../../parts/lazy-part.tsx";
import type { BlockReaderProps } from "./block-reader.ts";

/** A block as `OneBlock` reads it. */
type AnyBlock = OneBlock_block$data;

/** The names of the types of blocks that this version of the site knows. */
type BlockTypeName = keyof AnyBlock extends infer Key
  ? Key extends `${infer Name}_block`
    ? Name
    : never
  : never;

type BlockType<Key> = {
  /** What shows it, loaded when a page has such a block. */
  Reader: LazyPart<BlockReaderProps<Key>>;
  /** The source of that, which the build knows the file of. */
  program: string;
};

/** The key of a type's fragment. */
type KeyOf<Name extends BlockTypeName> = NonNullable<AnyBlock[`${Name}_block`]>;

const folder = "src/client/features/exhibitions/blocks";

/** How the types of blocks are shown. */
export const blockTypes: { readonly [Name in BlockTypeName]: BlockType<KeyOf<Name>> } = {
  TextBlock: {
    Reader: lazyPart(async () => (await import("./text/TextBlock.tsx")).TextBlock),
    program: `${folder}/text/TextBlock.tsx`,
  },
  PictureBlock: {
    Reader: lazyPart(async () => (await import("./picture/PictureBlock.tsx")).PictureBlock),
    program: `${folder}/picture/PictureBlock.tsx`,
  },
  CarouselBlock: {
    Reader: lazyPart(async () => (await import("./carousel/CarouselBlock.tsx")).CarouselBlock),
    program: `${folder}/carousel/CarouselBlock.tsx`,
  },
  ZoomStoryBlock: {
    Reader: lazyPart(async () => (await import("./zoom-story/ZoomStoryBlock.tsx")).ZoomStoryBlock),
    program: `${folder}/zoom-story/ZoomStoryBlock.tsx`,
  },
  ComparisonBlock: {
    Reader: lazyPart(
      async () => (await import("./comparison/ComparisonBlock.tsx")).ComparisonBlock,
    ),
    program: `${folder}/comparison/ComparisonBlock.tsx`,
  },
  WorkListBlock: {
    Reader: lazyPart(async () => (await import("./work-list/WorkListBlock.tsx")).WorkListBlock),
    program: `${folder}/work-list/WorkListBlock.tsx`,
  },
  QuotationBlock: {
    Reader: lazyPart(async () => (await import("./quotation/QuotationBlock.tsx")).QuotationBlock),
    program: `${folder}/quotation/QuotationBlock.tsx`,
  },
  SeparatorBlock: {
    Reader: lazyPart(async () => (await import("./separator/SeparatorBlock.tsx")).SeparatorBlock),
    program: `${folder}/separator/SeparatorBlock.tsx`,
  },
  VideoBlock: {
    Reader: lazyPart(async () => (await import("./video/VideoBlock.tsx")).VideoBlock),
    program: `${folder}/video/VideoBlock.tsx`,
  },
};

/** How a type of blocks is shown; null for one that only a newer version of the site knows. */
export function blockTypeNamed(name: string): BlockType<unknown> | null {
  return Object.hasOwn(blockTypes, name) ? (blockTypes[name as BlockTypeName] as never) : null;
}

/** A block as the component of its type is given it; null if it is of no type that is known. */
export function keyOfBlock(block: AnyBlock): unknown {
  return block[`${block.__typename as BlockTypeName}_block`] ?? null;
}
