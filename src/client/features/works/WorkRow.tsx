import { graphql, useFragment } from "react-relay";
import type { WorkRow_work$key } from "../../../../__generated__/relay/WorkRow_work.graphql.ts";
import { MarkedText } from "../search/MarkedText.tsx";
import { MatchLine } from "../search/MatchLine.tsx";
import { WorkLink } from "./WorkLink.tsx";
import { WorkPicture } from "./WorkPicture.tsx";
import { recordAttributes } from "./label.ts";

/** A work as a row of a list: a thumbnail and its label in columns. */
export function WorkRow({ work: key }: { work: WorkRow_work$key }) {
  const work = useFragment(
    graphql`
      fragment WorkRow_work on Work @throwOnFieldError {
        id
        slug
        identifier
        title
        recordLanguage
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
      <cite className="work-row__title" {...recordAttributes(work.recordLanguage)}>
        <MarkedText>{work.title}</MarkedText>
      </cite>
      <span className="work-row__creator">
        <MarkedText>{work.creators.map(({ name }) => name).join(", ")}</MarkedText>
      </span>
      <span className="work-row__date numeric">
        <MarkedText>{work.date ?? ""}</MarkedText>
      </span>
      <span className="work-row__technique">
        <MarkedText>{work.technique ?? ""}</MarkedText>
      </span>
      <span className="work-row__identifier">
        <MarkedText kind="identifier">{work.identifier}</MarkedText>
      </span>
      <MatchLine workId={work.id} />
    </WorkLink>
  );
}
