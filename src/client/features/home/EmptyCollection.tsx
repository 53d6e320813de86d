import { graphql, useFragment } from "react-relay";
import type { EmptyCollection_site$key } from "../../../../__generated__/relay/EmptyCollection_site.graphql.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { lazyPart } from "../parts/lazy-part.tsx";
import { PartBoundary } from "../parts/PartBoundary.tsx";

const ImportWay = lazyPart(async () => (await import("./ImportWay.tsx")).ImportWay);

/**
 * Message of a site without works: that there are none, with links for curators to import some, or that an import is
 * running.
 */
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
        <EmptyState
          title="No works yet"
          actions={
            <PartBoundary waiting={null}>
              <ImportWay />
            </PartBoundary>
          }
        >
          <p>New works will appear here.</p>
        </EmptyState>
      )}
    </div>
  );
}
