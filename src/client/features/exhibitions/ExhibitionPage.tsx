import type { CSSProperties, ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ExhibitionPage_exhibition$key } from "../../../../__generated__/relay/ExhibitionPage_exhibition.graphql.ts";
import { languageAttributes } from "../../../text/language-attributes.ts";
import { hasWords } from "../../../text/rich-text.ts";
import { TakenImage } from "./pictures/TakenImage.tsx";
import { pictureIn } from "./pictures/pictureIn.ts";
import { daysInWords } from "./days-in-words.ts";
import { RichTextView } from "./text/RichTextView.tsx";
import { Translations } from "./Translations.tsx";

type ExhibitionPageProps = {
  exhibition: ExhibitionPage_exhibition$key;
  /** Actions below the introduction. */
  acts?: ReactNode;
  /** The blocks. */
  children: ReactNode;
};

/** The page of an exhibition in its colours and typeface: title, introduction, cover and blocks. */
export function ExhibitionPage({ exhibition: key, acts, children }: ExhibitionPageProps) {
  const exhibition = useFragment(
    graphql`
      fragment ExhibitionPage_exhibition on Exhibition @throwOnFieldError {
        title
        introduction
        cover {
          ...pictureIn_view
        }
        opensOn
        closesOn
        colours
        typeface
        language
        ...Translations_exhibition
      }
    `,
    key,
  );
  const { title, introduction, opensOn, closesOn, colours, typeface, language } = exhibition;
  const cover = exhibition.cover && pictureIn(exhibition.cover);
  const days = daysInWords(opensOn ?? null, closesOn ?? null);
  return (
    <article
      className="exhibition"
      {...languageAttributes(language)}
      data-colours={colours.toLowerCase()}
      data-typeface={typeface.toLowerCase()}
    >
      <header className="exhibition__head" data-pictured={cover ? "" : undefined}>
        {cover && (
          <div
            className="exhibition__cover"
            suppressHydrationWarning
            style={{ "--aspect": cover.width / cover.height } as CSSProperties}
          >
            <TakenImage picture={cover} sizes="(min-width: 60rem) 60vw, 100vw" priority="first" />
          </div>
        )}
        <div className="exhibition__words">
          <h1>{title}</h1>
          {days && (
            <p className="exhibition__days numeric" lang="en">
              {days}
            </p>
          )}
          {hasWords(introduction) && (
            <div className="exhibition__introduction">
              <RichTextView text={introduction} />
            </div>
          )}
          <Translations exhibition={exhibition} />
          {acts}
        </div>
      </header>
      {children}
    </article>
  );
}
