import { graphql, useFragment } from "react-relay";
import type { WorkGrid_works$key } from "../../../../__generated__/relay/WorkGrid_works.graphql.ts";
import { JustifiedGrid } from "../../ui/JustifiedGrid.tsx";
import { gridSizes } from "./grid-sizes.ts";
import { imageRatio } from "./label.ts";
import { WorkCard } from "./WorkCard.tsx";

/** Works as pictures in rows of equal height, each in its true proportions. */
export function WorkGrid({ works: key, label }: { works: WorkGrid_works$key; label: string }) {
  const works = useFragment(
    graphql`
      fragment WorkGrid_works on Work @relay(plural: true) @throwOnFieldError {
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
  const items = works.map((work, place) => {
    const ratio = imageRatio(work.primaryImage?.width, work.primaryImage?.height);
    return {
      key: work.id,
      ratio,
      content: (
        <WorkCard work={work} sizes={gridSizes(ratio)} priority={place < 4 ? "first" : "lazy"} />
      ),
    };
  });
  return <JustifiedGrid items={items} label={label} />;
}
