import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  SavedSearches_viewer$data,
  SavedSearches_viewer$key,
} from "../../../../__generated__/relay/SavedSearches_viewer.graphql.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalNotice } from "../parts/RefusalNotice.tsx";
import type { Refusal } from "../parts/refusal.ts";
import { SavedSearchItem } from "./SavedSearchItem.tsx";
import { savedPart, savedSearchChoice } from "./savedSearchChoice.ts";
import { useDeleteSavedSearch } from "./useDeleteSavedSearch.ts";
import { useSaveSearch } from "./useSaveSearch.ts";

/** Number of searches shown before the user expands the list. */
const mostShown = 5;

type SavedSearch = SavedSearches_viewer$data["savedSearches"]["edges"][number]["node"];

/** The visitor's saved searches, newest first; nothing if there are none. */
export function SavedSearches({ viewer: key }: { viewer: SavedSearches_viewer$key }) {
  const { savedSearches } = useFragment(
    graphql`
      fragment SavedSearches_viewer on Viewer @throwOnFieldError {
        savedSearches(first: 100)
          @connection(key: "SavedSearches_viewer_savedSearches", filters: []) {
          __id
          edges {
            node {
              id
              name
              seen
              ...savedSearchChoice_search
              ...SavedSearchItem_search
            }
          }
        }
      }
    `,
    key,
  );
  const { deleteSavedSearch } = useDeleteSavedSearch();
  const { saveSearch } = useSaveSearch();
  const [deleted, setDeleted] = useState<{ search: SavedSearch; isSaved: boolean } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // The focused “Show all” button is removed, so the focus moves to the first search it revealed.
  useEffect(() => {
    if (isWhole) list.current?.children[mostShown]?.querySelector("a")?.focus();
  }, [isWhole]);
  const { edges, __id } = savedSearches;
  const connections = [__id];

  function remove(search: SavedSearch) {
    setRefusal(null);
    setDeleted({ search, isSaved: false });
    // The pressed button is removed with its search, so the focus moves to the heading.
    heading.current?.focus();
    deleteSavedSearch(search.id, {
      connections,
      // Undo is offered only now, because the server might otherwise receive it before the deletion.
      onDeleted: () =>
        setDeleted((last) => (last?.search.id === search.id ? { ...last, isSaved: true } : last)),
      onRefused: (reason) => {
        setDeleted((last) => (last?.search.id === search.id ? null : last));
        setRefusal(reason);
      },
    });
  }

  function undo() {
    if (!deleted) return;
    setRefusal(null);
    setDeleted(null);
    heading.current?.focus();
    const { search } = deleted;
    const { name, seen } = search;
    const input = { name, seen, ...savedPart(savedSearchChoice(search)) };
    saveSearch(input, {
      connections,
      onRefused: (reason) => {
        // Offers the undo again, unless another search was deleted meanwhile.
        setDeleted((newer) => newer ?? deleted);
        setRefusal(reason);
      },
    });
  }

  if (edges.length === 0 && !deleted && !refusal) return null;
  const shown = isWhole ? edges : edges.slice(0, mostShown);
  return (
    <section className="saved-searches" aria-labelledby="saved-searches">
      <h2 id="saved-searches" ref={heading} tabIndex={-1}>
        Saved searches
      </h2>
      <div className="saved-searches__notice" role="status">
        <RefusalNotice refusal={refusal} onAgain={() => setRefusal(null)} />
        {deleted && (
          <>
            <span>Deleted “{deleted.search.name}”</span>
            {deleted.isSaved && (
              <Button variant="quiet" onClick={undo}>
                Undo
              </Button>
            )}
          </>
        )}
      </div>
      <ul ref={list} className="saved-searches__list">
        {shown.map(({ node }) => (
          <SavedSearchItem
            key={node.id}
            search={node}
            onDelete={() => remove(node)}
            onRename={() => setRefusal(null)}
            onRefused={setRefusal}
          />
        ))}
      </ul>
      {shown.length < edges.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          Show all {edges.length}
        </Button>
      )}
    </section>
  );
}
