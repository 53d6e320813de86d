import { graphql, useFragment } from "react-relay";
import type { DeskExhibitionsPage_viewer$key } from "../../../../../__generated__/relay/DeskExhibitionsPage_viewer.graphql.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { hasDesk } from "../../accounts/words.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { NotForYou } from "../NotForYou.tsx";

/** What the list needs all other pages are spared. */
const DeskExhibitions = lazyPart(
  async () => (await import("./DeskExhibitions.tsx")).DeskExhibitions,
);

/** Where exhibitions are made and found. */
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
  // Nobody else is told of them, and to read what was refused would fail.
  if (!viewer.desk || !role || !hasDesk(role)) {
    return <NotForYou viewer={viewer} whom="curators and owners" />;
  }
  return (
    <PartBoundary waiting={<Spinner label="The exhibitions are loading" />}>
      <DeskExhibitions viewer={viewer} />
    </PartBoundary>
  );
}
