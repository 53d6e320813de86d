import { useEffect, useState, useSyncExternalStore } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type { SaveSearch_viewer$key } from "../../../../__generated__/relay/SaveSearch_viewer.graphql.ts";
import type { SaveSearchPartQuery } from "../../../../__generated__/relay/SaveSearchPartQuery.graphql.ts";
import { viewerChanges } from "../../relay/viewer-changes.ts";
import type { WorksSearch } from "../works/works-search.ts";
import { SaveSearch } from "./SaveSearch.tsx";

const query = graphql`
  query SaveSearchPartQuery {
    viewer {
      ...SaveSearch_viewer
    }
  }
`;

/** Loads the current viewer and renders `SaveSearch`. The query runs only where there is something to save. */
export function SaveSearchPart({ search }: { search: WorksSearch }) {
  const environment = useRelayEnvironment();
  const changes = useSyncExternalStore(
    viewerChanges.subscribe,
    () => viewerChanges.count,
    () => 0,
  );
  const [viewer, setViewer] = useState<SaveSearch_viewer$key | null>(null);
  useEffect(() => {
    const kept = environment.retain(createOperationDescriptor(getRequest(query), {}));
    const asked = fetchQuery<SaveSearchPartQuery>(
      environment,
      query,
      {},
      {
        fetchPolicy: "store-or-network",
      },
    ).subscribe({
      next: (answer) => setViewer(answer.viewer ?? null),
      // Offline, nothing could be saved.
      error: () => undefined,
    });
    return () => {
      asked.unsubscribe();
      kept.dispose();
    };
    // Another viewer has other saved searches; the store knows that its data belongs to the previous one.
  }, [environment, changes]);
  return viewer && <SaveSearch viewer={viewer} search={search} />;
}
