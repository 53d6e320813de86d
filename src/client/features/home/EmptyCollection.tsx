import { graphql, useFragment } from "react-relay";
import type { EmptyCollection_site$key } from "../../../../__generated__/relay/EmptyCollection_site.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** What a site without any works says: how to bring some in, or that some are on their way. */
export function EmptyCollection({ site: key }: { site: EmptyCollection_site$key }) {
  const { runningImport } = useFragment(
    graphql`
      fragment EmptyCollection_site on Site {
        runningImport {
          state
        }
      }
    `,
    key,
  );
  return (
    <div className="page">
      {runningImport?.state === "RUNNING" ? (
        <EmptyState title="The first works are on their way">
          <p>They appear on this page by themselves, as soon as their pictures are ready.</p>
        </EmptyState>
      ) : (
        <EmptyState title="Nothing hangs here yet">
          <p>
            Bring in a folder of pictures, or a spreadsheet with the pictures it names beside it:
          </p>
          <pre className="empty-collection__command">
            <code>npm run import -- PATH</code>
          </pre>
          <p>
            Works appear on this page as they come in. To look around first, start the server with{" "}
            <code>VITRINE_SAMPLE=on</code>: it draws a small atlas to try things with.
          </p>
        </EmptyState>
      )}
    </div>
  );
}
