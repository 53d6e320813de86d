import { graphql, useFragment } from "react-relay";
import type { SuggestedWork_work$key } from "../../../../__generated__/relay/SuggestedWork_work.graphql.ts";
import { WorkPicture } from "../works/WorkPicture.tsx";
import { MarkedText } from "./MarkedText.tsx";
import { recordAttributes } from "../works/label.ts";

/** A suggested work: a thumbnail beside its label. */
export function SuggestedWork({ work: key }: { work: SuggestedWork_work$key }) {
  const work = useFragment(
    graphql`
      fragment SuggestedWork_work on Work {
        identifier
        title
        recordLanguage
        creators {
          name
        }
        date
        primaryImage {
          ...WorkPicture_image
        }
      }
    `,
    key,
  );
  const creators = work.creators.map(({ name }) => name).join(", ");
  return (
    <>
      <span className="suggestion__picture">
        {work.primaryImage && <WorkPicture image={work.primaryImage} sizes="3rem" labelled />}
      </span>
      <span className="suggestion__label">
        <cite className="suggestion__title" {...recordAttributes(work.recordLanguage)}>
          <MarkedText>{work.title}</MarkedText>
        </cite>
        <span className="suggestion__detail numeric">
          <MarkedText>{[creators, work.date].filter(Boolean).join(", ")}</MarkedText>
        </span>
      </span>
      <span className="suggestion__side numeric">
        <MarkedText kind="identifier">{work.identifier}</MarkedText>
      </span>
    </>
  );
}
