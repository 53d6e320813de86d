import type { OneBlock_block$data } from "../../../../../__generated__/relay/OneBlock_block.graphql.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import type { LazyPart } from "../../parts/lazy-part.tsx";
import type { BlockReaderProps } from "./block-reader.ts";

/** A block, as `OneBlock` reads it. */
type AnyBlock = OneBlock_block$data;

/** Names of the block types that this client knows. */
type BlockTypeName = keyof AnyBlock extends infer Key
  ? Key extends `${infer Name}_block`
    ? Name
    : never
  : never;

type BlockType<Key> = {
  /** The component of the type, loaded lazily. */
  Reader: LazyPart<BlockReaderProps<Key>>;
  /** Source path of the component, by which the build finds its chunk. */
  program: string;
};

/** The key of a type's fragment. */
type KeyOf<Name extends BlockTypeName> = NonNullable<AnyBlock[`${Name}_block`]>;

const folder = "src/client/features/exhibitions/blocks";

/** The components of all block types. */
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

/** Returns the component of a block type; null if this client does not know it. */
export function blockTypeNamed(name: string): BlockType<unknown> | null {
  return Object.hasOwn(blockTypes, name) ? (blockTypes[name as BlockTypeName] as never) : null;
}

/** Returns the fragment reference of a block's type; null if this client does not know the type. */
export function keyOfBlock(block: AnyBlock): unknown {
  return block[`${block.__typename as BlockTypeName}_block`] ?? null;
}
