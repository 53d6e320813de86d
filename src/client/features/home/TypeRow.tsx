import { graphql, useFragment } from "react-relay";
import { Link } from "@tanstack/react-router";
import type { TypeRow_term$key } from "../../../../__generated__/relay/TypeRow_term.graphql.ts";
import { capitalise, formatCount } from "../works/label.ts";
import { WorkStrip } from "../works/WorkStrip.tsx";

/** Some works of one type, and a link to all of them. */
export function TypeRow({ term: key }: { term: TypeRow_term$key }) {
  const { value, workCount, works } = useFragment(
    graphql`
      fragment TypeRow_term on Term @throwOnFieldError {
        value
        workCount
        works(first: 16) {
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
  return (
    <section className="strip-section page">
      <header className="strip-section__head">
        <h2>{capitalise(value)}</h2>
        <Link to="/works" search={{ type: value }} className="link-quiet numeric">
          All {formatCount(workCount)}
          <span className="visually-hidden">of type {value}</span>
        </Link>
      </header>
      <WorkStrip
        works={works.edges.map(({ node }) => node)}
        label={capitalise(value)}
        density="dense"
      />
    </section>
  );
}
