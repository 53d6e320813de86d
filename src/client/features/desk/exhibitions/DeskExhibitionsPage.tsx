import { graphql, useFragment } from "react-relay";
import type { DeskExhibitionsPage_viewer$key } from "../../../../../__generated__/relay/DeskExhibitionsPage_viewer.graphql.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { hasDesk } from "../../accounts/words.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { NotForYou } from "../NotForYou.tsx";

/** `DeskExhibitions`, loaded lazily so that other pages do not download it. */
const DeskExhibitions = lazyPart(
  async () => (await import("./DeskExhibitions.tsx")).DeskExhibitions,
);

/** The page on which curators create and find exhibitions. */
export function DeskExhibitionsPage({ viewer: key }: { viewer: DeskExhibitionsPage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment DeskExhibitionsPage_viewer on Viewer {
        account {
          member {
            role
          }
        }
        desk {
          __typename
        }
        ...DeskExhibitions_viewer
        ...NotForYou_viewer
      }
    `,
    key,
  );
  const role = viewer.account?.member.role;
  // Others get no data about exhibitions here, so reading the refused fields would throw.
  if (!viewer.desk || !role || !hasDesk(role)) {
    return <NotForYou viewer={viewer} whom="curators and owners" />;
  }
  return (
    <PartBoundary waiting={<Spinner label="The exhibitions are loading" />}>
      <DeskExhibitions viewer={viewer} />
    </PartBoundary>
  );
}
