import { graphql, useFragment } from "react-relay";
import type { ExhibitionHead_exhibition$key } from "../../../../__generated__/relay/ExhibitionHead_exhibition.graphql.ts";
import { wordsOf } from "../../../text/rich-text.ts";
import { PageHead, shortened } from "../../ui/PageHead.tsx";

type ExhibitionHeadProps = {
  exhibition: ExhibitionHead_exhibition$key;
  /** Public origin of the site. */
  origin: string;
};

/** Title, metadata and structured data of a published exhibition. */
export function ExhibitionHead({ exhibition: key, origin }: ExhibitionHeadProps) {
  const exhibition = useFragment(
    graphql`
      fragment ExhibitionHead_exhibition on Exhibition @throwOnFieldError {
        slug
        title
        introduction
        language
        publishedAt
        updatedAt
        translations {
          slug
          language
        }
        picture {
          work {
            title
          }
          image {
            alt
          }
          cuts {
            address
            width
            height
          }
        }
      }
    `,
    key,
  );
  const { slug, title, introduction, language, picture, translations } = exhibition;
  const addressOf = (name: string) => `${origin}/exhibitions/${encodeURIComponent(name)}`;
  const address = addressOf(slug);
  const cut = picture?.cuts.at(-1);
  const alt = picture?.image?.alt || (picture?.work?.title ?? "");
  const image = cut && {
    address: `${origin}${cut.address}`,
    width: cut.width,
    height: cut.height,
    alt,
  };
  const description = shortened(wordsOf(introduction).replaceAll("\n", "\n\n")) || undefined;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        address={address}
        image={image}
        about={{
          "@context": "https://schema.org",
          // https://schema.org/ExhibitionEvent requires a place. An exhibition that exists only online is a creative
          // work.
          "@type": "CreativeWork",
          url: address,
          name: title,
          abstract: description,
          inLanguage: language,
          datePublished: exhibition.publishedAt ?? undefined,
          dateModified: exhibition.updatedAt,
          image: image?.address,
        }}
      />
      <meta property="og:locale" content={language.replace("-", "_")} />
      {translations.length > 0 &&
        [{ slug, language }, ...translations].map((each) => (
          <link
            key={each.slug}
            rel="alternate"
            hrefLang={each.language}
            href={addressOf(each.slug)}
          />
        ))}
    </>
  );
}
