import { useMemo, type ComponentProps } from "react";
import { graphql } from "react-relay";
import type { AlbumToolsPartQuery } from "../../../../__generated__/relay/AlbumToolsPartQuery.graphql.ts";
import { useAsked } from "../../relay/use-asked.ts";
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

/**
 * Loads the current user's rights and renders `AlbumTools`. This is a separate query because the album's own data may
 * be public.
 */
export function AlbumToolsPart({ albumId, ...tools }: AlbumToolsPartProps) {
  const variables = useMemo(() => ({ id: albumId }), [albumId]);
  // Offline, no change would be possible; the query is repeated when the network is back.
  const viewer = useAsked<AlbumToolsPartQuery>(query, variables).answer?.viewer;
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
