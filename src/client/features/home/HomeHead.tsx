import { graphql, useFragment } from "react-relay";
import type { HomeHead_site$key } from "../../../../__generated__/relay/HomeHead_site.graphql.ts";
import { PageHead, shortened } from "../../ui/PageHead.tsx";

/** Longer side of the site's preview image on other sites, in pixels. */
const cardSize = 1200;

type HomeHeadProps = {
  site: HomeHead_site$key;
  /** Public origin of the site. */
  origin: string;
};

/** Metadata of the front page; its preview image is the first highlight. */
export function HomeHead({ site: key, origin }: HomeHeadProps) {
  const { title, description, highlights } = useFragment(
    graphql`
      fragment HomeHead_site on Site @throwOnFieldError {
        title
        description
        highlights(first: 5) {
          title
          primaryImage {
            service
            width
            height
            alt
          }
        }
      }
    `,
    key,
  );
  const address = `${origin}/`;
  const [image] = highlights.flatMap(({ title: work, primaryImage: picture }) => {
    if (!picture) return [];
    // Importing `partPicture`, which returns the same, would add it to the code of every page.
    const scale = Math.min(1, cardSize / Math.max(picture.width, picture.height));
    const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
    const [width, height] = [side(picture.width), side(picture.height)];
    const path = `${picture.service}/full/${width},${height}/0/default.jpg`;
    return [{ address: `${origin}${path}`, width, height, alt: picture.alt || work }];
  });
  return (
    <PageHead
      title={title}
      description={shortened(description)}
      address={address}
      image={image}
      about={{ "@context": "https://schema.org", "@type": "WebSite", name: title, url: address }}
    />
  );
}
