import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { HomeExhibitions_query$key } from "../../../../__generated__/relay/HomeExhibitions_query.graphql.ts";
import { ExhibitionTile } from "./ExhibitionTile.tsx";

/** The exhibitions that were published last; nothing where there are none. */
export function HomeExhibitions({ query: key }: { query: HomeExhibitions_query$key }) {
  const { exhibitions } = useFragment(
    graphql`
      fragment HomeExhibitions_query on Query @throwOnFieldError {
        exhibitions(first: 4) {
          edges {
            node {
              id
              ...ExhibitionTile_exhibition
            }
          }
        }
      }
    `,
    key,
  );
  if (exhibitions.edges.length === 0) return null;
  return (
    <section className="strip-section page home-exhibitions">
      <header className="strip-section__head">
        <h2>Exhibitions</h2>
        <Link to="/exhibitions" className="link-quiet">
          All exhibitions
        </Link>
      </header>
      <ul className="exhibition-list">
        {exhibitions.edges.map(({ node }) => (
          <li key={node.id}>
            <ExhibitionTile exhibition={node} />
          </li>
        ))}
      </ul>
    </section>
  );
}
