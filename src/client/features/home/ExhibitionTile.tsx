import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { ExhibitionTile_exhibition$key } from "../../../../__generated__/relay/ExhibitionTile_exhibition.graphql.ts";
import { languageAttributes } from "../../../text/language-attributes.ts";
import { ExhibitionWall } from "../exhibitions/ExhibitionWall.tsx";

/** An exhibition in a short list: its cover above its title. */
export function ExhibitionTile({ exhibition: key }: { exhibition: ExhibitionTile_exhibition$key }) {
  const exhibition = useFragment(
    graphql`
      fragment ExhibitionTile_exhibition on Exhibition {
        slug
        title
        language
        ...ExhibitionWall_exhibition
      }
    `,
    key,
  );
  const { slug, title, language } = exhibition;
  return (
    <Link
      to="/exhibitions/$slug"
      params={{ slug }}
      className="exhibition-card"
      {...languageAttributes(language)}
    >
      <ExhibitionWall exhibition={exhibition} sizes="(min-width: 60rem) 30vw, 94vw" />
      <span className="exhibition-card__title">{title}</span>
    </Link>
  );
}
