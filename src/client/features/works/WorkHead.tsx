import { graphql, useFragment } from "react-relay";
import type {
  WorkHead_work$data,
  WorkHead_work$key,
} from "../../../../__generated__/relay/WorkHead_work.graphql.ts";
import { fitFrame } from "../../../view/fit-view.ts";
import { partPicture } from "../../../view/part-picture.ts";
import { wholeFrame } from "../../../view/view.ts";
import type { Looking } from "../viewer/looking.ts";
import { PageHead, shortened } from "../../ui/PageHead.tsx";

/** Longer side of a work's preview image on other sites, in pixels. */
const cardSize = 1200;

type WorkHeadProps = {
  work: WorkHead_work$key;
  /** Public origin of the site. */
  origin: string;
  /** The current view of the work, if there is one. */
  looking: Looking;
};

/** Metadata of a work's page. */
export function WorkHead({ work: key, origin, looking }: WorkHeadProps) {
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
        images {
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
  const image = cardImage(work, looking, origin);
  return (
    <PageHead
      title={work.title}
      description={shortened(work.description || labelOf(work)) || undefined}
      address={address}
      shared={`${origin}${looking.path}`}
      image={image}
      about={aboutWork(work, address, image?.address)}
    />
  );
}

/** Returns the current view as a preview image, or the whole first image. */
function cardImage({ slug, images, title }: WorkHead_work$data, looking: Looking, origin: string) {
  const image = images[looking.image] ?? images[0];
  if (!image) return undefined;
  const { view: frame } = fitFrame(looking.view ?? wholeFrame(slug, 0), images);
  const { address, width, height } = partPicture(image.service, image, frame, cardSize);
  return { width, height, address: `${origin}${address}`, alt: image.alt || title };
}

function labelOf({ creators, date, technique }: WorkHead_work$data): string {
  const makers = namesOf(creators).join(", ");
  return [makers, date, technique].filter(Boolean).join(". ");
}

function namesOf(creators: WorkHead_work$data["creators"]): string[] {
  return creators.map(({ name }) => name).filter(Boolean);
}

/** Words that mark the name of a creator as an organization, since the record does not say what a creator is. */
const groups =
  /(& (co|sons?)|\b(workshop|studios?|atelier|company|ltd|inc|gmbh|manufactory|factory|press|publishers?|museum|society|institute|school|bureau|office|survey|brothers))\b/i;

/** Returns a work as schema.org's VisualArtwork, https://schema.org/VisualArtwork. */
function aboutWork(work: WorkHead_work$data, address: string, image: string | undefined) {
  return {
    "@context": "https://schema.org",
    "@type": "VisualArtwork",
    url: address,
    name: work.title,
    identifier: work.identifier,
    creator: namesOf(work.creators).map((name) => ({
      "@type": groups.test(name) ? "Organization" : "Person",
      name,
    })),
    dateCreated: work.date ?? undefined,
    artform: work.workType ?? undefined,
    artMedium: work.technique ?? undefined,
    description: work.description ?? undefined,
    creditText: work.creditLine ?? undefined,
    license: work.rights?.uri ?? undefined,
    image,
  };
}
