import { graphql, useFragment } from "react-relay";
import type { HomePage_exhibitions$key } from "../../../../__generated__/relay/HomePage_exhibitions.graphql.ts";
import type { HomePage_query$key } from "../../../../__generated__/relay/HomePage_query.graphql.ts";
import { EmptyCollection } from "./EmptyCollection.tsx";
import { HomeExhibitions } from "./HomeExhibitions.tsx";
import { HomeHead } from "./HomeHead.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeRows } from "./HomeRows.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
import { NewestWorks } from "./NewestWorks.tsx";
import { useHomeRefresh } from "./useHomeRefresh.ts";

const highlightsWanted = 5;
/** Maximum number of exhibitions with an image in the hero carousel; the others are listed below it. */
const exhibitionsFirst = 4;

type HomePageProps = {
  query: HomePage_query$key;
  /** Public origin of the site. */
  origin: string;
};

/** The page at `/`. It updates itself while works are imported. */
export function HomePage({ query: key, origin }: HomePageProps) {
  const query = useFragment(
    graphql`
      fragment HomePage_query on Query @throwOnFieldError {
        site {
          workCount
          highlights(first: 5) {
            id
          }
          ...HomeHead_site
          ...HomeHero_site
          ...HomeRows_site
          ...EmptyCollection_site
          ...ImportProgress_site
        }
        ...HomePage_exhibitions
        ...NewestWorks_query
      }
    `,
    key,
  );
  const { site } = query;
  const { exhibitions: newest } = useFragment<HomePage_exhibitions$key>(
    graphql`
      fragment HomePage_exhibitions on Query @throwOnFieldError {
        exhibitions(first: 8) {
          edges {
            node {
              id
              picture {
                __typename
              }
              ...HomeHero_exhibition
              ...HomeExhibitions_exhibition
            }
          }
        }
      }
    `,
    query,
  );
  const exhibitions = newest.edges.map(({ node }) => node);
  const first = exhibitions.filter(({ picture }) => picture !== null).slice(0, exhibitionsFirst);
  // The hero must not change while it is being looked at, so it is refetched only while incomplete.
  const refresh = useHomeRefresh({
    works: site.highlights.length < highlightsWanted,
    exhibitions: first.length < exhibitionsFirst,
  });
  return (
    <div className="home">
      <HomeHead site={site} origin={origin} />
      <HomeHero site={site} exhibitions={first} />
      {site.workCount === 0 && <EmptyCollection site={site} />}
      <HomeExhibitions exhibitions={exhibitions.filter((one) => !first.includes(one))} />
      <NewestWorks query={query} onCollectionChanged={refresh} />
      <HomeRows site={site} shownAbove={site.highlights.map(({ id }) => id)} />
      <ImportProgress site={site} />
    </div>
  );
}
