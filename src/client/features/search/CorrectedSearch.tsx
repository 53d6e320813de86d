import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { CorrectedSearch_works$key } from "../../../../__generated__/relay/CorrectedSearch_works.graphql.ts";
import type { WorksSearch } from "../works/works-search.ts";

type CorrectedSearchProps = {
  works: CorrectedSearch_works$key;
  /** What was asked for. */
  search: WorksSearch;
};

/** Says that other words were searched for than were typed, since those are nowhere. */
export function CorrectedSearch({ works: key, search }: CorrectedSearchProps) {
  const { correctedSearch } = useFragment(
    graphql`
      fragment CorrectedSearch_works on WorkConnection {
        correctedSearch
      }
    `,
    key,
  );
  const typed = search.q?.trim() ?? "";
  // In quotes words are meant as they are written.
  const exact = `"${typed.replaceAll('"', "")}"`;
  return (
    <p className="corrected-search" role="status">
      {typed !== "" && correctedSearch !== null && (
        <>
          Nothing was found for “{typed}”. These are works for <strong>“{correctedSearch}”</strong>.{" "}
          <Link className="link" to="/works" search={{ ...search, q: exact, at: undefined }}>
            Search for exactly “{typed}”
          </Link>
        </>
      )}
    </p>
  );
}
