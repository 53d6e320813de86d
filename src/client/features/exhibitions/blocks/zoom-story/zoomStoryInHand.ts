import Icon from "lucide-react/icons/scan-search";
import { graphql, readInlineData } from "react-relay";
import type { zoomStoryInHand_block$key } from "../../../../../../__generated__/relay/zoomStoryInHand_block.graphql.ts";
import { takenViewInHand } from "../../takenViewInHand.ts";
import type { KindInHand } from "../block-in-hand.ts";

/** Editor definition of the zoom story block. */
export const zoomStoryInHand: KindInHand<"zoomStory", zoomStoryInHand_block$key> = {
  kind: "zoomStory",
  name: "Zoom story",
  icon: Icon,
  purpose: "A picture that is moved through, step by step, with words to each",
  begin: { make: () => ({ title: null, steps: [] }) },
  read: (key) => {
    const { title, steps } = readInlineData(
      graphql`
        fragment zoomStoryInHand_block on ZoomStoryBlock @inline {
          title
          steps {
            key
            view {
              ...takenViewInHand_view
            }
            title
            text
          }
        }
      `,
      key,
    );
    const read = steps.map((step) => ({ ...step, taken: takenViewInHand(step.view) }));
    return {
      content: {
        title: title ?? null,
        steps: read.map((step) => ({
          key: step.key,
          view: step.taken.view,
          title: step.title ?? null,
          text: step.text,
        })),
      },
      views: read.map(({ taken }) => taken),
    };
  },
  summary: ({ title, steps }) => title ?? steps.find((step) => step.title)?.title ?? "",
};
