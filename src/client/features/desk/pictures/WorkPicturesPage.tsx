import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { WorkPicturesPage_viewer$key } from "../../../../../__generated__/relay/WorkPicturesPage_viewer.graphql.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { hasDesk } from "../../accounts/words.ts";
import { lazyPart } from "../../parts/lazy-part.tsx";
import { PartBoundary } from "../../parts/PartBoundary.tsx";
import { NotForYou } from "../NotForYou.tsx";
import { recordAttributes } from "../../works/label.ts";

const PicturesOfWork = lazyPart(async () => (await import("./PicturesOfWork.tsx")).PicturesOfWork);

/** The page on which curators edit the images of a work. */
export function WorkPicturesPage({ viewer: key }: { viewer: WorkPicturesPage_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment WorkPicturesPage_viewer on Viewer @argumentDefinitions(id: { type: "ID!" }) {
        account {
          member {
            role
          }
        }
        desk {
          work(id: $id) {
            id
            slug
            title
            recordLanguage
            status
            ...PicturesOfWork_work
          }
        }
        ...NotForYou_viewer
      }
    `,
    key,
  );
  const role = viewer.account?.member.role;
  if (!viewer.desk || !role || !hasDesk(role)) {
    return <NotForYou viewer={viewer} whom="curators and owners" />;
  }
  const { work } = viewer.desk;
  if (!work) {
    return (
      <EmptyState
        level={1}
        title="There is no such work"
        actions={
          <Link to="/desk" className="link">
            To the desk
          </Link>
        }
      >
        <p>It was taken out, or this address is not whole.</p>
      </EmptyState>
    );
  }
  return (
    <div className="work-pictures-page">
      <h1>
        Pictures of <cite {...recordAttributes(work.recordLanguage)}>{work.title}</cite>
      </h1>
      <p className="work-pictures-page__ways">
        <Link to="/desk/works/$id" params={{ id: work.id }} state className="link">
          What is told of it
        </Link>
        {work.status === "PUBLISHED" && (
          <Link to="/works/$slug" params={{ slug: work.slug }} className="link">
            See it as everybody does
          </Link>
        )}
      </p>
      <PartBoundary waiting={<Spinner label="The pictures are loading" />}>
        <PicturesOfWork work={work} />
      </PartBoundary>
    </div>
  );
}
