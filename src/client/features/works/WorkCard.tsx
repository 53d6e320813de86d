import { graphql, useFragment } from "react-relay";
import type { WorkCard_work$key } from "../../../../__generated__/relay/WorkCard_work.graphql.ts";
import { KeepButton } from "../albums/KeepButton.tsx";
import { MarkedText } from "../search/MarkedText.tsx";
import { MatchLine } from "../search/MatchLine.tsx";
import { WorkLink } from "./WorkLink.tsx";
import { WorkPicture } from "./WorkPicture.tsx";
import { recordAttributes } from "./label.ts";

type WorkCardProps = {
  work: WorkCard_work$key;
  /** Displayed width of the card, as a `sizes` attribute. */
  sizes: string;
  priority?: "first" | "lazy";
};

/** A work in a list: its image above its label, or only its label, in large type, if it has no image. */
export function WorkCard({ work: key, sizes, priority }: WorkCardProps) {
  const work = useFragment(
    graphql`
      fragment WorkCard_work on Work @throwOnFieldError {
        id
        slug
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
    <div className="work-card-frame">
      <WorkLink
        slug={work.slug}
        className={work.primaryImage ? "work-card" : "work-card work-card--text"}
      >
        {work.primaryImage && (
          <WorkPicture image={work.primaryImage} sizes={sizes} labelled priority={priority} />
        )}
        <span className="work-card__label">
          {creators && (
            <span className="work-card__creator">
              <MarkedText>{creators}</MarkedText>
            </span>
          )}
          <cite className="work-card__title" {...recordAttributes(work.recordLanguage)}>
            <MarkedText>{work.title}</MarkedText>
          </cite>
          {work.date && (
            <span className="work-card__date">
              <MarkedText>{work.date}</MarkedText>
            </span>
          )}
          <MatchLine workId={work.id} />
        </span>
      </WorkLink>
      <KeepButton work={work} />
    </div>
  );
}
