import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { Translations_exhibition$key } from "../../../../__generated__/relay/Translations_exhibition.graphql.ts";
import { languageName } from "./language-name.ts";

/** Links to the translations of an exhibition, each labelled in its own language. */
export function Translations({ exhibition }: { exhibition: Translations_exhibition$key }) {
  const { translations } = useFragment(
    graphql`
      fragment Translations_exhibition on Exhibition @throwOnFieldError {
        translations {
          slug
          language
        }
      }
    `,
    exhibition,
  );
  if (translations.length === 0) return null;
  return (
    <nav className="exhibition__languages" aria-label="Other languages">
      {translations.map(({ slug, language }) => (
        <Link
          key={slug}
          to="/exhibitions/$slug"
          params={{ slug }}
          className="link-quiet"
          hrefLang={language}
          lang={language}
        >
          {languageName(language)}
        </Link>
      ))}
    </nav>
  );
}
