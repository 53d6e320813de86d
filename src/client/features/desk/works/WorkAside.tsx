import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { WorkAside_work$key } from "../../../../../__generated__/relay/WorkAside_work.graphql.ts";
import { WorkPicture } from "../../works/WorkPicture.tsx";
import type { ReadWork } from "./workAsRead.ts";
import { WorkStanding } from "./WorkStanding.tsx";

type WorkAsideProps = {
  work: WorkAside_work$key;
  /** The work as the form knows it. */
  read: ReadWork;
  onWork: (work: ReadWork) => void;
};

/** The panel beside a work's form: its image, its status and links. */
export function WorkAside({ work: key, read, onWork }: WorkAsideProps) {
  const work = useFragment(
    graphql`
      fragment WorkAside_work on Work {
        id
        slug
        identifier
        imageCount
        primaryImage {
          ...WorkPicture_image
        }
      }
    `,
    key,
  );
  const { id, slug, identifier, imageCount, primaryImage } = work;
  return (
    <aside className="work-aside" aria-label="The work">
      {primaryImage && (
        <div className="work-aside__picture">
          <WorkPicture image={primaryImage} sizes="18rem" />
        </div>
      )}
      <dl className="work-aside__facts">
        <div>
          <dt>Identifier</dt>
          <dd>{identifier}</dd>
        </div>
        <div>
          <dt>Pictures</dt>
          <dd className="numeric">
            <Link className="work-aside__way" to="/desk/works/$id/pictures" params={{ id }} state>
              {imageCount === 0 ? "Add one" : countInWords(imageCount)}
            </Link>
          </dd>
        </div>
      </dl>
      <WorkStanding work={read} onWork={onWork} />
      {read.standing === "PUBLISHED" && (
        <Link className="work-aside__way" to="/works/$slug" params={{ slug }}>
          See its page
        </Link>
      )}
    </aside>
  );
}

function countInWords(count: number): string {
  return count === 1 ? "1 picture" : `${count} pictures`;
}
