import Icon from "lucide-react/icons/gallery-horizontal";
import { graphql, readInlineData } from "react-relay";
import type { carouselInHand_block$key } from "../../../../../../__generated__/relay/carouselInHand_block.graphql.ts";
import { takenViewInHand } from "../../takenViewInHand.ts";
import type { KindInHand } from "../block-in-hand.ts";

/** Editor definition of the carousel block. */
export const carouselInHand: KindInHand<"carousel", carouselInHand_block$key> = {
  kind: "carousel",
  name: "Carousel",
  icon: Icon,
  purpose: "Pictures beside one another, moved through one by one",
  begin: {
    questions: [
      {
        name: "label",
        label: "What the slides are",
        description: "The carousel’s name, such as “Maps of the poles”.",
        maxLength: 200,
        missing: "Say what the slides are.",
      },
    ],
    make: (_, { label = "" }) => (label ? { label, slides: [] } : null),
  },
  read: (key) => {
    const { label, slides } = readInlineData(
      graphql`
        fragment carouselInHand_block on CarouselBlock @inline {
          label
          slides {
            key
            view {
              ...takenViewInHand_view
            }
            caption
          }
        }
      `,
      key,
    );
    const read = slides.map((slide) => ({ ...slide, taken: takenViewInHand(slide.view) }));
    return {
      content: {
        label,
        slides: read.map((slide) => ({
          key: slide.key,
          view: slide.taken.view,
          caption: slide.caption ?? null,
        })),
      },
      views: read.map(({ taken }) => taken),
    };
  },
  summary: ({ label }) => label,
};
