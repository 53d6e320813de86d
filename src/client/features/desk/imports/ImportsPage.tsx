import { graphql, useFragment } from "react-relay";
import type { ImportsPage_viewer$key } from "../../../../../__generated__/relay/ImportsPage_viewer.graphql.ts";
import { hasDesk } from "../../accounts/words.ts";
import { NotForYou } from "../NotForYou.tsx";
import { BringIn } from "./BringIn.tsx";
import { ImportList } from "./ImportList.tsx";

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
        ...ImportList_viewer
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
      <BringIn />
      <ImportList viewer={viewer} />
      <p className="imports-page__command">
        On the computer the site runs on, <code>npm run import</code> does the same by a command.
      </p>
    </div>
  );
}
