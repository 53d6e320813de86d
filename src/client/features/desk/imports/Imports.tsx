import { graphql, useFragment } from "react-relay";
import type { Imports_viewer$key } from "../../../../../__generated__/relay/Imports_viewer.graphql.ts";
import { BringIn } from "./BringIn.tsx";
import { ImportList } from "./ImportList.tsx";

/** The form for new imports, and the list of all imports. */
export function Imports({ viewer: key }: { viewer: Imports_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment Imports_viewer on Viewer {
        ...ImportList_viewer
      }
    `,
    key,
  );
  return (
    <>
      <BringIn />
      <ImportList viewer={viewer} />
      <p className="imports-page__command">
        On the computer the site runs on, <code>npm run import</code> does the same by a command.
      </p>
    </>
  );
}
