import { Link } from "@tanstack/react-router";
import Bookmark from "lucide-react/icons/bookmark";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SaveSearch_viewer$key } from "../../../../__generated__/relay/SaveSearch_viewer.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import type { WorksSearch } from "../works/works-search.ts";
import { worksSentence } from "../works/works-sentence.ts";
import { isSameSearch, savedPart, savedSearchChoice } from "./savedSearchChoice.ts";
import { useDeleteSavedSearch } from "./useDeleteSavedSearch.ts";
import { useSaveSearch } from "./useSaveSearch.ts";

const longestName = 120;

type SaveSearchProps = { viewer: SaveSearch_viewer$key; search: WorksSearch };

/** Saves the current search of the works list, under a name that describes it, and shows whether it is saved. */
export function SaveSearch({ viewer: key, search }: SaveSearchProps) {
  const { savedSearches } = useFragment(
    graphql`
      fragment SaveSearch_viewer on Viewer @throwOnFieldError {
        savedSearches(first: 100)
          @connection(key: "SavedSearches_viewer_savedSearches", filters: []) {
          __id
          edges {
            node {
              id
              ...savedSearchChoice_search
            }
          }
        }
      }
    `,
    key,
  );
  const { saveSearch, isSaving } = useSaveSearch();
  const { deleteSavedSearch, isDeleting } = useDeleteSavedSearch();
  const [said, setSaid] = useState<{ of: string; refusal: Refusal | null } | null>(null);
  const saved = savedSearches.edges.find(({ node }) =>
    isSameSearch(savedSearchChoice(node), search),
  )?.node;
  const choice = JSON.stringify(savedPart(search));
  const connections = [savedSearches.__id];
  const onRefused = (refusal: Refusal) => setSaid({ of: choice, refusal });

  function toggle() {
    // Two concurrent mutations could arrive in either order, so a second press is ignored until the first is saved.
    if (isSaving || isDeleting) return;
    setSaid({ of: choice, refusal: null });
    if (saved) return deleteSavedSearch(saved.id, { connections, onRefused });
    const name = worksSentence(null, search).slice(0, longestName);
    saveSearch({ name, ...savedPart(search) }, { connections, onRefused });
  }

  return (
    <div className="save-search">
      <Button
        variant="quiet"
        className="save-search__button"
        aria-pressed={saved !== undefined}
        onClick={toggle}
      >
        <Bookmark aria-hidden size={18} strokeWidth={1.5} fill={saved ? "currentColor" : "none"} />
        {saved ? "Search saved" : "Save this search"}
      </Button>
      <span className="save-search__notice" role="status">
        <RefusalNotice
          refusal={said?.of === choice ? said.refusal : null}
          onAgain={() => setSaid({ of: choice, refusal: null })}
        />
        {said?.of === choice && said.refusal === null && saved && (
          <Link className="link" to="/albums">
            Your saved searches
          </Link>
        )}
      </span>
    </div>
  );
}
