import { graphql, useFragment } from "react-relay";
import type { HomePage_query$key } from "../../../../__generated__/relay/HomePage_query.graphql.ts";
import { EmptyCollection } from "./EmptyCollection.tsx";
import { HomeExhibitions } from "./HomeExhibitions.tsx";
import { HomeHero } from "./HomeHero.tsx";
import { HomeRows } from "./HomeRows.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
import { NewestWorks } from "./NewestWorks.tsx";
import { useHomeRefresh } from "./useHomeRefresh.ts";

const highlightsWanted = 5;

/** The page at `/`. It fills and counts by itself while works come in. */
export function HomePage({ query: key }: { query: HomePage_query$key }) {
  const query = useFragment(
    graphql`
      fragment HomePage_query on Query @throwOnFieldError {
        site {
          workCount
          highlights(first: 5) {
            id
          }
          ...HomeHero_site
          ...HomeRows_site
          ...EmptyCollection_site
          ...ImportProgress_site
        }
        ...HomeExhibitions_query
        ...NewestWorks_query
      }
    `,
    key,
  );
  const { site } = query;
  // What opens the page changes under nobody's eyes: it is asked for again only while incomplete.
  const refresh = useHomeRefresh({ hero: site.highlights.length < highlightsWanted });
  return (
    <div className="home">
      <HomeHero site={site} />
      {site.workCount === 0 && <EmptyCollection site={site} />}
      <HomeExhibitions query={query} />
      <NewestWorks query={query} onCollectionChanged={refresh} />
      <HomeRows site={site} shownAbove={site.highlights.map(({ id }) => id)} />
      <ImportProgress site={site} />
    </div>
  );
}
