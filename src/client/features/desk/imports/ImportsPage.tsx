import { graphql, useFragment } from "react-relay";
import type { ImportsPage_viewer$key } from "../../../../../__generated__/relay/ImportsPage_viewer.graphql.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { hasDesk } from "../../accounts/words.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { NotForYou } from "../NotForYou.tsx";

/** What the box and the list need all other pages are spared. */
const Imports = lazyPart(async () => (await import("./Imports.tsx")).Imports);

/** Where works are brought in, and the imports there were. */
export function ImportsPage({ viewer: key }: { viewer: ImportsPage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ImportsPage_viewer on Viewer {
        account {
          member {
            role
          }
        }
        desk {
          __typename
        }
        ...Imports_viewer
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
    <div className="imports-page">
      <h1>Imports</h1>
      <PartBoundary waiting={<Spinner label="The imports are loading" />}>
        <Imports viewer={viewer} />
      </PartBoundary>
    </div>
  );
}
