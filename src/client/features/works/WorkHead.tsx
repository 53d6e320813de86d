import { graphql, useFragment } from "react-relay";
import type {
  WorkHead_work$data,
  WorkHead_work$key,
} from "../../../../__generated__/relay/WorkHead_work.graphql.ts";
import { PageHead, shortened } from "../../ui/PageHead.tsx";

/** The longer side of the picture that stands for a work elsewhere, in pixels. */
const cardSize = 1200;

type WorkHeadProps = {
  work: WorkHead_work$key;
  /** Origin people reach the site by. */
  origin: string;
};

/** What the page of a work says of itself. */
export function WorkHead({ work: key, origin }: WorkHeadProps) {
  const work = useFragment(
    graphql`
      fragment WorkHead_work on Work @throwOnFieldError {
        slug
        identifier
        title
        creators {
          name
        }
        date
        workType
        technique
        description
        creditLine
        rights {
          uri
        }
        primaryImage {
          service
          width
          height
          alt
        }
      }
    `,
    key,
  );
  const address = `${origin}/works/${encodeURIComponent(work.slug)}`;
  const image = cardImage(work, origin);
  return (
    <PageHead
      title={work.title}
      description={shortened(work.description || labelOf(work)) || undefined}
      address={address}
      image={image}
      about={aboutWork(work, address, image?.address)}
    />
  );
}

function cardImage({ primaryImage, title }: WorkHead_work$data, origin: string) {
  if (!primaryImage) return undefined;
  const { service, width, height, alt } = primaryImage;
  const scale = Math.min(1, cardSize / Math.max(width, height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const address = `${origin}${service}/full/${size.width},${size.height}/0/default.jpg`;
  return { ...size, address, alt: alt ?? title };
}

function labelOf({ creators, date, technique }: WorkHead_work$data): string {
  const makers = creators.map(({ name }) => name).join(", ");
  return [makers, date, technique].filter(Boolean).join(". ");
}

/** A work as schema.org's VisualArtwork, https://schema.org/VisualArtwork. */
function aboutWork(work: WorkHead_work$data, address: string, image: string | undefined) {
  return {
    "@context": "https://schema.org",
    "@type": "VisualArtwork",
    url: address,
    name: work.title,
    identifier: work.identifier,
    // Whether a creator is a person or a workshop is not known.
    creator: work.creators.map(({ name }) => ({ "@type": "Thing", name })),
    dateCreated: work.date ?? undefined,
    artform: work.workType ?? undefined,
    artMedium: work.technique ?? undefined,
    description: work.description ?? undefined,
    creditText: work.creditLine ?? undefined,
    license: work.rights?.uri ?? undefined,
    image,
  };
}
