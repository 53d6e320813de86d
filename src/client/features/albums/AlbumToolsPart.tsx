import { useEffect, useState, useSyncExternalStore, type ComponentProps } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import type {
  AlbumToolsPartQuery,
  AlbumToolsPartQuery$data,
} from "../../../../__generated__/relay/AlbumToolsPartQuery.graphql.ts";
import { viewerChanges } from "../../relay/viewer-changes.ts";
import { hasDesk } from "../accounts/words.ts";
import { AlbumTools } from "./AlbumTools.tsx";

const query = graphql`
  query AlbumToolsPartQuery($id: ID!) {
    viewer {
      account {
        member {
          role
        }
      }
      albumRights(id: $id) {
        ...AlbumTools_rights
      }
    }
  }
`;

type AlbumToolsPartProps = Omit<
  ComponentProps<typeof AlbumTools>,
  "rights" | "isMember" | "isCurator"
> & {
  albumId: string;
};

/** `AlbumTools` for whoever looks: what they may do is asked for by itself, since the album may be everybody's. */
export function AlbumToolsPart({ albumId, ...tools }: AlbumToolsPartProps) {
  const environment = useRelayEnvironment();
  const changes = useSyncExternalStore(
    viewerChanges.subscribe,
    () => viewerChanges.count,
    () => 0,
  );
  const [viewer, setViewer] = useState<AlbumToolsPartQuery$data["viewer"]>(null);
  useEffect(() => {
    const variables = { id: albumId };
    const kept = environment.retain(createOperationDescriptor(getRequest(query), variables));
    const asked = fetchQuery<AlbumToolsPartQuery>(environment, query, variables, {
      fetchPolicy: "network-only",
    }).subscribe({
      next: (answer) => setViewer(answer.viewer),
      // Without the network nothing could be changed.
      error: () => undefined,
    });
    return () => {
      asked.unsubscribe();
      kept.dispose();
    };
  }, [environment, albumId, changes]);
  const rights = viewer?.albumRights;
  if (!rights) return null;
  const role = viewer.account?.member.role ?? "";
  return (
    <AlbumTools
      {...tools}
      rights={rights}
      isMember={viewer.account != null}
      isCurator={hasDesk(role)}
    />
  );
}
