import { graphql, useFragment } from "react-relay";
import { Link } from "@tanstack/react-router";
import type { SubjectTile_image$key } from "../../../../__generated__/relay/SubjectTile_image.graphql.ts";
import type { SubjectTile_term$key } from "../../../../__generated__/relay/SubjectTile_term.graphql.ts";
import { capitalise, worksCount } from "../works/label.ts";
import { WorkPicture } from "../works/WorkPicture.tsx";

type SubjectTileProps = {
  term: SubjectTile_term$key;
  /** Image of one of its works; null for none. */
  image: SubjectTile_image$key | null;
};

/** A subject with the image of one of its works; links to all of them. */
export function SubjectTile({ term: termKey, image: imageKey }: SubjectTileProps) {
  const { value, workCount } = useFragment(
    graphql`
      fragment SubjectTile_term on Term @throwOnFieldError {
        value
        workCount
      }
    `,
    termKey,
  );
  const image = useFragment(
    graphql`
      fragment SubjectTile_image on Image {
        ...WorkPicture_image
      }
    `,
    imageKey,
  );
  return (
    <Link to="/works" search={{ subject: value }} className="subject-tile">
      {image && (
        <span className="subject-tile__picture">
          <WorkPicture image={image} sizes="6rem" labelled />
        </span>
      )}
      <span className="subject-tile__name">{capitalise(value)}</span>
      <span className="subject-tile__count numeric">{worksCount(workCount)}</span>
    </Link>
  );
}
