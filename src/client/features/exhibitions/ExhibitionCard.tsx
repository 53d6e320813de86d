import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { ExhibitionCard_exhibition$key } from "../../../../__generated__/relay/ExhibitionCard_exhibition.graphql.ts";
import { languageAttributes } from "../../../text/language-attributes.ts";
import { wordsOf } from "../../../text/rich-text.ts";
import { shortened } from "../../ui/PageHead.tsx";
import { daysInWords } from "./days-in-words.ts";
import { ExhibitionWall } from "./ExhibitionWall.tsx";

type ExhibitionCardProps = {
  exhibition: ExhibitionCard_exhibition$key;
  priority: "first" | "lazy";
};

/** A card in the list of exhibitions: cover, title, summary and dates. */
export function ExhibitionCard({ exhibition: key, priority }: ExhibitionCardProps) {
  const exhibition = useFragment(
    graphql`
      fragment ExhibitionCard_exhibition on Exhibition {
        slug
        title
        introduction
        language
        opensOn
        closesOn
        ...ExhibitionWall_exhibition
      }
    `,
    key,
  );
  const { slug, title, introduction, language, opensOn, closesOn } = exhibition;
  const days = daysInWords(opensOn ?? null, closesOn ?? null);
  const words = shortened(wordsOf(introduction).replaceAll("\n", "\n\n"));
  return (
    <Link
      to="/exhibitions/$slug"
      params={{ slug }}
      className="exhibition-card"
      {...languageAttributes(language)}
    >
      <ExhibitionWall
        exhibition={exhibition}
        sizes="(min-width: 60rem) 45vw, 94vw"
        priority={priority}
      />
      <span className="exhibition-card__title">{title}</span>
      {words && <span className="exhibition-card__words">{words}</span>}
      {days && (
        <span className="exhibition-card__days numeric" lang="en">
          {days}
        </span>
      )}
    </Link>
  );
}
