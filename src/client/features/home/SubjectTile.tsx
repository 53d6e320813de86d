import { graphql, useFragment } from "react-relay";
import { Link } from "@tanstack/react-router";
import type { SubjectTile_term$key } from "../../../../__generated__/relay/SubjectTile_term.graphql.ts";
import { capitalise, worksCount } from "../works/label.ts";
import { WorkPicture } from "../works/WorkPicture.tsx";

/** A subject with the picture of one of its works: the way to all of them. */
export function SubjectTile({ term: key }: { term: SubjectTile_term$key }) {
  const { value, workCount, works } = useFragment(
    graphql`
      fragment SubjectTile_term on Term @throwOnFieldError {
        value
        workCount
        works(first: 1) {
          edges {
            node {
              primaryImage {
                ...WorkPicture_image
              }
            }
          }
        }
      }
    `,
    key,
  );
  const image = works.edges[0]?.node.primaryImage;
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
