import { graphql, useFragment } from "react-relay";
import type { HomeHead_site$key } from "../../../../__generated__/relay/HomeHead_site.graphql.ts";
import { PageHead, shortened } from "../../ui/PageHead.tsx";

/** What the front page says of itself. */
export function HomeHead({ site: key, origin }: { site: HomeHead_site$key; origin: string }) {
  const { title, description } = useFragment(
    graphql`
      fragment HomeHead_site on Site {
        title
        description
      }
    `,
    key,
  );
  const address = `${origin}/`;
  return (
    <PageHead
      title={title}
      description={shortened(description)}
      address={address}
      about={{ "@context": "https://schema.org", "@type": "WebSite", name: title, url: address }}
    />
  );
}
