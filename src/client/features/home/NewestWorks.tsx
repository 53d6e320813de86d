import { graphql, useFragment } from "react-relay";
import { Link } from "@tanstack/react-router";
import type { NewestWorks_query$key } from "../../../../__generated__/relay/NewestWorks_query.graphql.ts";
import { formatCount } from "../works/label.ts";
import { WorkStrip } from "../works/WorkStrip.tsx";
import { useNewestWorksSubscription } from "./useNewestWorksSubscription.ts";

type NewestWorksProps = {
  query: NewestWorks_query$key;
  /** Called after works were added or changed; a stable function. */
  onCollectionChanged: () => void;
};

/** The most recently added works; works that are added while the page is open appear first. */
export function NewestWorks({ query: key, onCollectionChanged }: NewestWorksProps) {
  const { site, works } = useFragment(
    graphql`
      fragment NewestWorks_query on Query @throwOnFieldError {
        site {
          workCount
        }
        works(first: 24, order: NEWEST) @connection(key: "NewestWorks_query_works", filters: []) {
          __id
          edges {
            node {
              ...WorkStrip_works
            }
          }
        }
      }
    `,
    key,
  );
  useNewestWorksSubscription(works.__id, onCollectionChanged);
  if (works.edges.length === 0) return null;
  return (
    <section className="strip-section page">
      <header className="strip-section__head">
        <h2>Recently added</h2>
        <Link to="/works" search={{ sort: "newest" }} className="link-quiet numeric">
          All {formatCount(site.workCount)}
          <span className="visually-hidden">works, the last added first</span>
        </Link>
      </header>
      <WorkStrip
        works={works.edges.map(({ node }) => node)}
        label="Recently added"
        density="tall"
      />
    </section>
  );
}
