import type { CSSProperties } from "react";
import { graphql, useFragment } from "react-relay";
import type { WorkStrip_works$key } from "../../../../__generated__/relay/WorkStrip_works.graphql.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { cellRatio } from "../../ui/cell-ratio.ts";
import { imageRatio } from "./label.ts";
import { WorkCard } from "./WorkCard.tsx";

const heights = { tall: 22, dense: 13 };

type WorkStripProps = {
  works: WorkStrip_works$key;
  /** What the works are; the accessible name. */
  label: string;
  /** `tall` for a prominent row, `dense` for one among several. */
  density: "tall" | "dense";
};

/** Works beside each other in one row of equal height, each at its own width. */
export function WorkStrip({ works: key, label, density }: WorkStripProps) {
  const works = useFragment(
    graphql`
      fragment WorkStrip_works on Work @relay(plural: true) @throwOnFieldError {
        id
        primaryImage {
          width
          height
        }
        ...WorkCard_work
      }
    `,
    key,
  );
  return (
    <div className="work-strip" data-density={density}>
      <Carousel label={label} variant="row">
        {works.map((work) => {
          const ratio = cellRatio(imageRatio(work.primaryImage?.width, work.primaryImage?.height));
          return (
            <div
              key={work.id}
              className="work-strip__work"
              suppressHydrationWarning
              style={{ "--ratio": ratio.toFixed(4) } as CSSProperties}
            >
              <WorkCard work={work} sizes={`${(ratio * heights[density]).toFixed(1)}rem`} />
            </div>
          );
        })}
      </Carousel>
    </div>
  );
}
