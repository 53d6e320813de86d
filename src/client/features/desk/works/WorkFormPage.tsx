import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { WorkFormPage_viewer$key } from "../../../../../__generated__/relay/WorkFormPage_viewer.graphql.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { hasDesk } from "../../accounts/words.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { NotForYou } from "../NotForYou.tsx";
import { WaysFromWork } from "./WaysFromWork.tsx";
import { recordAttributes } from "../../works/label.ts";

/** The form, loaded lazily so that other pages do not download it. */
const WorkEditor = lazyPart(async () => (await import("./WorkEditor.tsx")).WorkEditor);
const RemovedWork = lazyPart(async () => (await import("./RemovedWork.tsx")).RemovedWork);

/** The dashboard page of one work. */
export function WorkFormPage({ viewer: key }: { viewer: WorkFormPage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment WorkFormPage_viewer on Viewer @argumentDefinitions(id: { type: "ID!" }) {
        account {
          member {
            id
            role
          }
        }
        desk {
          work(id: $id) {
            id
            title
            recordLanguage
            status
            ...WorkEditor_work
            ...RemovedWork_work
          }
        }
        ...NotForYou_viewer
      }
    `,
    key,
  );
  const member = viewer.account?.member;
  if (!viewer.desk || !member || !hasDesk(member.role)) {
    return <NotForYou viewer={viewer} whom="curators and owners" />;
  }
  const { work } = viewer.desk;
  if (!work) {
    return (
      <EmptyState
        level={1}
        title="There is no such work"
        actions={<Link to="/desk">To the desk</Link>}
      >
        <p>Perhaps its address was not copied whole.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <WaysFromWork id={work.id} />
      <h1 className="work-desk__title" tabIndex={-1} {...recordAttributes(work.recordLanguage)}>
        {work.title}
      </h1>
      <PartBoundary waiting={<Spinner label="The form is loading" />}>
        {work.status === "REMOVED" ? (
          <RemovedWork work={work} />
        ) : (
          <WorkEditor key={`${member.id} ${work.id}`} work={work} memberId={member.id} />
        )}
      </PartBoundary>
    </>
  );
}
