import { graphql, useFragment } from "react-relay";
import type { ComparisonBlock_block$key } from "../../../../../../__generated__/relay/ComparisonBlock_block.graphql.ts";
import { NotShown } from "../../pictures/NotShown.tsx";
import { LookAt } from "../../pictures/LookAt.tsx";
import { TakenLabel } from "../../pictures/TakenLabel.tsx";
import { takenPicture } from "../../pictures/takenPicture.ts";
import { SiteLink } from "../../text/SiteLink.tsx";
import type { BlockReaderProps } from "../block-reader.ts";
import { comparePath } from "./compare-path.ts";
import { CurtainOver } from "./CurtainOver.tsx";

/** Two images, side by side or one over the other. If one is no longer visible, the other one shows alone. */
export function ComparisonBlock({ block, isFirst }: BlockReaderProps<ComparisonBlock_block$key>) {
  const { first, second, arrangement, caption } = useFragment(
    graphql`
      fragment ComparisonBlock_block on ComparisonBlock {
        first {
          view
          ...takenPicture_view
          ...TakenLabel_view
          ...LookAt_view
        }
        second {
          view
          ...takenPicture_view
          ...TakenLabel_view
          ...LookAt_view
        }
        arrangement
        caption
      }
    `,
    block,
  );
  const [below, above] = [takenPicture(first), takenPicture(second)];
  if (!below && !above) return <NotShown caption={caption ?? null} />;
  const priority = isFirst ? "first" : "lazy";
  const closely = comparePath(first.view ?? null, second.view ?? null);
  const isCurtain = arrangement === "CURTAIN" && below && above;
  return (
    <figure className="comparison" data-arrangement={isCurtain ? "curtain" : "side"}>
      {isCurtain ? (
        <CurtainOver below={below} above={above} priority={priority} />
      ) : (
        <div className="comparison__pair">
          {[first, second].map((view, place) => (
            <LookAt
              key={place}
              view={view}
              caption={null}
              sizes="(min-width: 66rem) 31rem, (min-width: 40rem) 48vw, 94vw"
              priority={priority}
            />
          ))}
        </div>
      )}
      <figcaption className="comparison__words">
        {isCurtain && (
          <p className="comparison__labels">
            <TakenLabel view={first} />
            <TakenLabel view={second} />
          </p>
        )}
        {caption != null && <p className="comparison__caption">{caption}</p>}
        {closely !== null && (
          <SiteLink href={closely} className="link-quiet">
            Compare closely
          </SiteLink>
        )}
      </figcaption>
    </figure>
  );
}
