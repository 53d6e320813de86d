import type { BlockKind } from "../../exhibitions/blocks/block-in-hand.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";

/** The forms of all block types, by input field. Each form is loaded when the first block of its type is opened. */
export const blockForms = {
  text: lazyPart(
    async () => (await import("../../exhibitions/blocks/text/TextBlockForm.tsx")).TextBlockForm,
  ),
  picture: lazyPart(
    async () =>
      (await import("../../exhibitions/blocks/picture/PictureBlockForm.tsx")).PictureBlockForm,
  ),
  carousel: lazyPart(
    async () =>
      (await import("../../exhibitions/blocks/carousel/CarouselBlockForm.tsx")).CarouselBlockForm,
  ),
  zoomStory: lazyPart(
    async () =>
      (await import("../../exhibitions/blocks/zoom-story/ZoomStoryBlockForm.tsx"))
        .ZoomStoryBlockForm,
  ),
  comparison: lazyPart(
    async () =>
      (await import("../../exhibitions/blocks/comparison/ComparisonBlockForm.tsx"))
        .ComparisonBlockForm,
  ),
  workList: lazyPart(
    async () =>
      (await import("../../exhibitions/blocks/work-list/WorkListBlockForm.tsx")).WorkListBlockForm,
  ),
  quotation: lazyPart(
    async () =>
      (await import("../../exhibitions/blocks/quotation/QuotationBlockForm.tsx"))
        .QuotationBlockForm,
  ),
  separator: lazyPart(
    async () =>
      (await import("../../exhibitions/blocks/separator/SeparatorBlockForm.tsx"))
        .SeparatorBlockForm,
  ),
  video: lazyPart(
    async () => (await import("../../exhibitions/blocks/video/VideoBlockForm.tsx")).VideoBlockForm,
  ),
} satisfies Record<BlockKind, unknown>;
