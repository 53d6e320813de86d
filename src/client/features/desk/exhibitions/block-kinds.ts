import { carouselInHand } from "../../exhibitions/blocks/carousel/carouselInHand.ts";
import type { BlockKind, KindInHand } from "../../exhibitions/blocks/block-in-hand.ts";
import { comparisonInHand } from "../../exhibitions/blocks/comparison/comparisonInHand.ts";
import { pictureInHand } from "../../exhibitions/blocks/picture/pictureInHand.ts";
import { quotationInHand } from "../../exhibitions/blocks/quotation/quotationInHand.ts";
import { separatorInHand } from "../../exhibitions/blocks/separator/separatorInHand.ts";
import { textInHand } from "../../exhibitions/blocks/text/textInHand.ts";
import { videoInHand } from "../../exhibitions/blocks/video/videoInHand.ts";
import { workListInHand } from "../../exhibitions/blocks/work-list/workListInHand.ts";
import { zoomStoryInHand } from "../../exhibitions/blocks/zoom-story/zoomStoryInHand.ts";

/** All block types, in menu order. */
export const blockKinds = {
  text: textInHand,
  picture: pictureInHand,
  zoomStory: zoomStoryInHand,
  carousel: carouselInHand,
  comparison: comparisonInHand,
  workList: workListInHand,
  quotation: quotationInHand,
  video: videoInHand,
  separator: separatorInHand,
} satisfies { [Kind in BlockKind]: KindInHand<Kind, never> };
