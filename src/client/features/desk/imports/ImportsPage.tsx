import { graphql, useFragment } from "react-relay";
import type { ImportsPage_viewer$key } from "../../../../../__generated__/relay/ImportsPage_viewer.graphql.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import { hasDesk } from "../../accounts/words.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { NotForYou } from "../NotForYou.tsx";

/** `Imports`, loaded lazily so that other pages do not download it. */
const Imports = lazyPart(async () => (await import("./Imports.tsx")).Imports);

/** The page with the import form and the list of imports. */
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
  // Others get no data about imports, so reading the refused fields would throw.
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
