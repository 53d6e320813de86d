import { graphql, useFragment } from "react-relay";
import type { WorkRow_work$key } from "../../../../__generated__/relay/WorkRow_work.graphql.ts";
import { WorkLink } from "./WorkLink.tsx";
import { WorkPicture } from "./WorkPicture.tsx";

/** A work as a line in a list: a small picture and its label in columns. */
export function WorkRow({ work: key }: { work: WorkRow_work$key }) {
  const work = useFragment(
    graphql`
      fragment WorkRow_work on Work @throwOnFieldError {
        slug
        identifier
        title
        creators {
          name
        }
        date
        technique
        primaryImage {
          ...WorkPicture_image
        }
      }
    `,
    key,
  );
  return (
    <WorkLink slug={work.slug} className="work-row">
      <span className="work-row__picture">
        {work.primaryImage && <WorkPicture image={work.primaryImage} sizes="5rem" labelled />}
      </span>
      <cite className="work-row__title">{work.title}</cite>
      <span className="work-row__creator">{work.creators.map(({ name }) => name).join(", ")}</span>
      <span className="work-row__date numeric">{work.date}</span>
      <span className="work-row__technique">{work.technique}</span>
      <span className="work-row__identifier">{work.identifier}</span>
    </WorkLink>
  );
}
