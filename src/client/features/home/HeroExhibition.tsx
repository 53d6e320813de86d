import type { CSSProperties } from "react";
import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { HeroExhibition_exhibition$key } from "../../../../__generated__/relay/HeroExhibition_exhibition.graphql.ts";
import { languageAttributes } from "../../../text/language-attributes.ts";
import { pictureIn } from "../exhibitions/pictures/pictureIn.ts";
import { TakenImage } from "../exhibitions/pictures/TakenImage.tsx";
import { heroSizes } from "./hero-sizes.ts";

type HeroExhibitionProps = {
  exhibition: HeroExhibition_exhibition$key;
  priority: "first" | "lazy";
};

/** An exhibition in the hero carousel: its cover image, as large as possible, and its title. */
export function HeroExhibition({ exhibition, priority }: HeroExhibitionProps) {
  const {
    slug,
    title,
    language,
    picture: view,
  } = useFragment(
    graphql`
      fragment HeroExhibition_exhibition on Exhibition @throwOnFieldError {
        slug
        title
        language
        picture {
          ...pictureIn_view
        }
      }
    `,
    exhibition,
  );
  const picture = view && pictureIn(view);
  const ratio = picture ? picture.width / picture.height : 1;
  return (
    <Link
      to="/exhibitions/$slug"
      params={{ slug }}
      className="hero-slide"
      suppressHydrationWarning
      style={{ "--ratio": ratio.toFixed(4) } as CSSProperties}
    >
      {picture && <TakenImage picture={picture} alt="" sizes={heroSizes} priority={priority} />}
      <span className="hero-slide__label">
        <span className="hero-slide__title" {...languageAttributes(language)}>
          {title}
        </span>
        <span className="hero-slide__maker">Exhibition</span>
      </span>
    </Link>
  );
}
