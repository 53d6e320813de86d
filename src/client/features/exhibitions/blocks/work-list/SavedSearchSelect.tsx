import { graphql } from "react-relay";
import type { SavedSearchSelectQuery } from "../../../../../../__generated__/relay/SavedSearchSelectQuery.graphql.ts";
import { useAsked } from "../../../../relay/use-asked.ts";
import { PlainSelect } from "../../../../ui/PlainSelect.tsx";
import { savedSearchChoice } from "../../../search/savedSearchChoice.ts";
import type { WorksSearch } from "../../../works/works-search.ts";

const nothing = {};

/** A select that copies one of the curator's saved searches; nothing if there are none. */
export function SavedSearchSelect({ onChoose }: { onChoose: (search: WorksSearch) => void }) {
  const { answer } = useAsked<SavedSearchSelectQuery>(
    graphql`
      query SavedSearchSelectQuery @throwOnFieldError {
        viewer {
          savedSearches(first: 100) {
            edges {
              node {
                id
                name
                ...savedSearchChoice_search
              }
            }
          }
        }
      }
    `,
    nothing,
  );
  const saved = answer?.viewer.savedSearches.edges.map(({ node }) => node) ?? [];
  if (saved.length === 0) return null;
  const none = { id: "", label: "Choose one to take it over" };
  return (
    <PlainSelect
      label="Your saved searches"
      options={[none, ...saved.map(({ id, name }) => ({ id, label: name }))]}
      selected=""
      onSelect={(id) => {
        const chosen = saved.find((each) => each.id === id);
        if (chosen) onChoose(savedSearchChoice(chosen));
      }}
    />
  );
}
