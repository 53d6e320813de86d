import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { TakenLabel_view$key } from "../../../../../__generated__/relay/TakenLabel_view.graphql.ts";
import { recordAttributes } from "../../works/label.ts";

/** The label of a view snapshot: creators, title and date of the work, with a link to it. */
export function TakenLabel({ view }: { view: TakenLabel_view$key }) {
  const { work } = useFragment(
    graphql`
      fragment TakenLabel_view on TakenView @throwOnFieldError {
        work {
          slug
          title
          recordLanguage
          creators {
            name
          }
          date
        }
      }
    `,
    view,
  );
  if (!work) return null;
  const makers = work.creators.map(({ name }) => name).join(", ");
  return (
    <span className="taken-label">
      {makers && `${makers}, `}
      <Link to="/works/$slug" params={{ slug: work.slug }}>
        <cite {...recordAttributes(work.recordLanguage)}>{work.title}</cite>
      </Link>
      {work.date != null && `, ${work.date}`}
    </span>
  );
}
