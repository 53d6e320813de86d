import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { HomeExhibitions_exhibition$key } from "../../../../__generated__/relay/HomeExhibitions_exhibition.graphql.ts";
import { ExhibitionTile } from "./ExhibitionTile.tsx";

/** Exhibitions as tiles, and a link to all of them; nothing if there are none. */
export function HomeExhibitions({
  exhibitions: keys,
}: {
  exhibitions: HomeExhibitions_exhibition$key;
}) {
  const exhibitions = useFragment(
    graphql`
      fragment HomeExhibitions_exhibition on Exhibition @relay(plural: true) {
        id
        ...ExhibitionTile_exhibition
      }
    `,
    keys,
  );
  if (exhibitions.length === 0) return null;
  return (
    <section className="strip-section page home-exhibitions">
      <header className="strip-section__head">
        <h2>Exhibitions</h2>
        <Link to="/exhibitions" className="link-quiet">
          All exhibitions
        </Link>
      </header>
      <ul className="exhibition-list">
        {exhibitions.map((exhibition) => (
          <li key={exhibition.id}>
            <ExhibitionTile exhibition={exhibition} />
          </li>
        ))}
      </ul>
    </section>
  );
}
