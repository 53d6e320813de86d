import { Link } from "@tanstack/react-router";
import { graphql, useFragment } from "react-relay";
import type { CorrectedSearch_works$key } from "../../../../__generated__/relay/CorrectedSearch_works.graphql.ts";
import type { WorksSearch } from "../works/works-search.ts";

type CorrectedSearchProps = {
  works: CorrectedSearch_works$key;
  /** The search as entered. */
  search: WorksSearch;
};

/** Message that the results are for other words than the typed ones, which occur nowhere. */
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
  // Quoted words are searched exactly.
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
