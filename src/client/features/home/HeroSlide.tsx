import type { CSSProperties } from "react";
import { graphql, useFragment } from "react-relay";
import type { HeroSlide_work$key } from "../../../../__generated__/relay/HeroSlide_work.graphql.ts";
import { imageRatio, recordAttributes } from "../works/label.ts";
import { WorkLink } from "../works/WorkLink.tsx";
import { WorkPicture } from "../works/WorkPicture.tsx";
import { heroSizes } from "./hero-sizes.ts";

type HeroSlideProps = { work: HeroSlide_work$key; priority: "first" | "lazy" };

/** A work in the hero carousel: its image, as large as possible, and its label. */
export function HeroSlide({ work: key, priority }: HeroSlideProps) {
  const { slug, title, recordLanguage, creators, date, primaryImage } = useFragment(
    graphql`
      fragment HeroSlide_work on Work @throwOnFieldError {
        slug
        title
        recordLanguage
        creators {
          name
        }
        date
        primaryImage {
          width
          height
          ...WorkPicture_image
        }
      }
    `,
    key,
  );
  const makers = creators.map(({ name }) => name).join(", ");
  const ratio = imageRatio(primaryImage?.width, primaryImage?.height) ?? 1;
  return (
    <WorkLink
      slug={slug}
      className="hero-slide"
      suppressHydrationWarning
      style={{ "--ratio": ratio.toFixed(4) } as CSSProperties}
    >
      {primaryImage && (
        <WorkPicture image={primaryImage} sizes={heroSizes} labelled priority={priority} />
      )}
      <span className="hero-slide__label">
        <cite className="hero-slide__title" {...recordAttributes(recordLanguage)}>
          {title}
        </cite>
        <span className="hero-slide__maker">{[makers, date].filter(Boolean).join(", ")}</span>
      </span>
    </WorkLink>
  );
}
