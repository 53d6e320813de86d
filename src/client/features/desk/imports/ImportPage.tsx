import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { ImportPage_viewer$key } from "../../../../../__generated__/relay/ImportPage_viewer.graphql.ts";
import type { ImportRun_run$key } from "../../../../../__generated__/relay/ImportRun_run.graphql.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { hasDesk } from "../../accounts/words.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { NotForYou } from "../NotForYou.tsx";

/** `ImportRun`, loaded lazily so that other pages do not download it. */
const ImportRun = lazyPart(async () => (await import("./ImportRun.tsx")).ImportRun);

type ImportPageProps = {
  viewer: ImportPage_viewer$key;
  /** Null if there is no import with this id. */
  run: ImportRun_run$key | null;
};

/** The page of one import. */
export function ImportPage({ viewer: key, run }: ImportPageProps) {
  const viewer = useFragment(
    graphql`
      fragment ImportPage_viewer on Viewer {
        account {
          member {
            role
          }
        }
        ...NotForYou_viewer
      }
    `,
    key,
  );
  const role = viewer.account?.member.role;
  if (!role || !hasDesk(role)) return <NotForYou viewer={viewer} whom="curators and owners" />;
  if (!run) {
    return (
      <EmptyState
        level={1}
        title="There is no such import"
        actions={
          <Link to="/desk/imports" className="button button--plain">
            All imports
          </Link>
        }
      >
        <p>It was discarded, or the address is not whole.</p>
      </EmptyState>
    );
  }
  return (
    <PartBoundary waiting={<Spinner label="The import is loading" />}>
      <ImportRun run={run} />
    </PartBoundary>
  );
}
